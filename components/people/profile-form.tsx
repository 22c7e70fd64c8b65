"use client";

import { useActionState } from "react";
import { ErrorSummary } from "@/components/ui/error-summary";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { saveProfile } from "@/lib/people/actions/profile";

interface ProfileFormProps {
  readonly email: string;
  readonly name: string | null;
  readonly phone: string | null;
}

/** One's own name and phone. */
export function ProfileForm({ email, name, phone }: ProfileFormProps) {
  const [state, send] = useActionState(saveProfile, null);
  const errors = Object.entries(state?.fields ?? {}).map(([field, message]) => ({ field, message }));

  return (
    <form action={send} className="form" onReset={(event) => event.preventDefault()}>
      <ErrorSummary errors={errors} title="That was not saved." />
      <TextInput
        label="Name"
        hint="As it stands in tables and on scoresheets. Everybody can read it."
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={state?.typed.name ?? name ?? ""}
        error={state?.fields.name}
      />
      <TextInput
        type="tel"
        label="Phone"
        hint="If you want to. Only the director and, until the match is settled, your opponent can see it."
        name="phone"
        autoComplete="tel"
        maxLength={30}
        defaultValue={state?.typed.phone ?? phone ?? ""}
        error={state?.fields.phone}
      />
      <TextInput
        type="email"
        label="E-mail"
        hint="You sign in with it, so it cannot be changed here. Your opponent and the director can see it."
        name="shown-email"
        value={email}
        readOnly
      />
      <div className="actions">
        <SubmitButton>Save</SubmitButton>
      </div>
    </form>
  );
}
