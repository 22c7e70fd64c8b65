"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { claimRegistrations } from "@/lib/people/actions/claim";

/** Takes over what the office entered for somebody without an account, folded away. */
export function ClaimSection() {
  const [state, action] = useActionState(claimRegistrations, null);

  return (
    <Fold summary="Did the office enter you without an account?" open={state !== null}>
      <form action={action} className="form">
        <FormErrors state={state} form="claim" />
        <TextInput
          label="Claim code"
          hint="The office gave it to you, like 2345-6789-ABCD. Your registrations and matches then belong to this account."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldsOf(state, "claim")("code")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Claim my matches</SubmitButton>
        </div>
      </form>
    </Fold>
  );
}
