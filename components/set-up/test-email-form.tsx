"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { sendTestEmail } from "@/lib/set-up/actions/test-email";

/** Sends the admin a test email. */
export function TestEmailForm({ org, isAgain }: { readonly org: string; readonly isAgain: boolean }) {
  const [state, sending] = useSend(sendTestEmail, null);
  return (
    <SendForm sending={sending} className="mt-2">
      <FormErrors state={state} form="test-email" />
      <HiddenFields values={{ org }} />
      <SubmitButton kind={isAgain ? "plain" : "primary"}>
        {isAgain ? "Send another test email" : "Send a test email"}
      </SubmitButton>
    </SendForm>
  );
}
