"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { claimRegistrations } from "@/lib/people/actions/claim";

/** Takes over what the office entered for someone without this account, folded away. */
export function ClaimSection() {
  const [state, sending] = useSend(claimRegistrations, null);

  return (
    <Fold summary="Did the office enter you without an account, or with a wrong email?" open={state !== null}>
      <SendForm sending={sending} className="form">
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
      </SendForm>
    </Fold>
  );
}
