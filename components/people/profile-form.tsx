"use client";

import { ErrorSummary } from "@/components/ui/error-summary";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { saveProfile } from "@/lib/people/actions/profile";
import type { EmailCorrector } from "@/lib/people/rules/correct-email";

interface ProfileFormProps {
  readonly email: string;
  /** Whom they ask if their address changes. */
  readonly emailCorrector: EmailCorrector;
  readonly name: string | null;
  readonly phone: string | null;
}

const ASKED = { office: "your league’s office", operator: "the operator of this site" } as const;

/** A person's own name and phone number. */
export function ProfileForm({ email, emailCorrector, name, phone }: ProfileFormProps) {
  const [state, sending] = useSend(saveProfile, null);
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));

  return (
    <SendForm sending={sending} className="form">
      <ErrorSummary errors={errors} title="Not saved." />
      <TextInput
        label="Name"
        hint="For your next registration. Standings and scoresheets show the name you’re registered with."
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={state?.typed.name ?? name ?? ""}
        error={state?.fields.name}
      />
      <TextInput
        type="tel"
        label="Phone"
        hint="Optional. Only the desk and, until the match is decided, your opponent can see it."
        name="phone"
        autoComplete="tel"
        maxLength={30}
        defaultValue={state?.typed.phone ?? phone ?? ""}
        error={state?.fields.phone}
      />
      <TextInput
        type="email"
        label="Email"
        hint={`You sign in with this address. If it changes, ask ${ASKED[emailCorrector]} to correct it. Only the desk and, until the match is decided, your opponent can see it.`}
        name="shown-email"
        value={email}
        readOnly
      />
      <div className="actions">
        <SubmitButton>Save</SubmitButton>
      </div>
    </SendForm>
  );
}
