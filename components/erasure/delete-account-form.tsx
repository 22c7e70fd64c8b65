"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { deleteAccount } from "@/lib/erasure/actions/delete-account";

/** The reader confirms with their address that their account is deleted, as the page says. */
export function DeleteAccountForm({ stamp, email }: { readonly stamp: string; readonly email: string }) {
  const [state, sending] = useSend(deleteAccount, null);
  const field = fieldsOf(state, "delete-account");
  return (
    <SendForm sending={sending} className="form mt-4 max-w-[38rem]">
      <FormErrors state={state} form="delete-account" />
      <input type="hidden" name="stamp" value={stamp} />
      <TextInput
        label="Your email address, to confirm"
        type="email"
        autoComplete="off"
        required
        hint={email}
        {...field("email")}
      />
      <div className="actions">
        <SubmitButton kind="danger" pendingLabel="Deleting…">
          Delete my account
        </SubmitButton>
      </div>
    </SendForm>
  );
}
