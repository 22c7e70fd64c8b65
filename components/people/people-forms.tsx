"use client";

import { ChoiceGroup } from "@/components/ui/choice";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { grantRole, revokeRole } from "@/lib/people/actions/people";

const ROLE_CHOICES = [
  { value: "director", title: "Director", detail: "Rules on matches and runs seasons" },
  { value: "admin", title: "Admin", detail: "Manages people and their roles" },
  { value: "staff", title: "Staff", detail: "Works at the front desk" },
] as const;

/** Gives someone a role by their email address, even if they have never signed in. */
export function GrantForm({ org }: { readonly org: string }) {
  const [state, sending] = useSend(grantRole, null);
  const field = fieldsOf(state, "grant");

  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="grant" />
      <HiddenFields values={{ org }} />
      <TextInput
        label="Email address"
        hint="They sign in with this address. They don’t need to have an account yet."
        type="text"
        inputMode="email"
        autoComplete="off"
        {...field("email")}
      />
      <TextInput label="Name, if they’re new" autoComplete="off" {...field("name")} />
      <ChoiceGroup label="Role" options={ROLE_CHOICES} {...field("role")} />
      <SubmitButton>Add role</SubmitButton>
    </SendForm>
  );
}

type RevokeFormProps = {
  readonly org: string;
  readonly userId: string;
  readonly name: string;
  readonly role: string;
};

/** Removes one role from one person. If the form comes back with cases that are waiting, it asks again. */
export function RevokeForm({ org, userId, name, role }: RevokeFormProps) {
  const [state, sending] = useSend(revokeRole, null);
  const seenCases = state?.typed.stamp ?? "";

  return (
    <SendForm sending={sending}>
      <FormErrors state={state} form={`revoke-${userId}`} />
      <HiddenFields values={{ org, userId, role, stamp: seenCases }} />
      <SubmitButton kind={seenCases ? "danger" : "quiet"} pendingLabel="Removing…">
        Remove {role}
        {seenCases && " anyway"}
        <span className="sr"> from {name}</span>
      </SubmitButton>
    </SendForm>
  );
}
