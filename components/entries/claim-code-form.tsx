"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { readState } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Notice } from "@/components/ui/notice";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { giveClaimCode, type MadeCode } from "@/lib/entries/actions/edit-entry";
import type { EditedEntry } from "./edit-entry-forms";

/** Makes the code with which a player takes over what the desk entered for them, and shows it once. */
export function ClaimCodeForm({ name, ...entry }: EditedEntry & { readonly name: string }) {
  const [state, sending] = useSend(giveClaimCode, null);
  const { shown, errors } = readState(state);

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={errors} form="claim-code" />
      {shown && <ShownCode name={name} {...shown} />}
      <p className="small">
        With a code, {name} can take over their registrations and matches with an account of their own. A new
        code replaces the one before.
      </p>
      <HiddenFields values={entry} />
      <div className="actions">
        <SubmitButton kind="plain">Make a claim code</SubmitButton>
      </div>
    </SendForm>
  );
}

/** The code, and what to do with it. */
export function ShownCode({ name, code, until }: MadeCode & { readonly name: string }) {
  return (
    <Notice tone="ok" title={code} focus>
      <p>
        Give this to {name}. We won’t show it again. They sign in with their own email, open their profile,
        and enter it there, until {until}.
      </p>
    </Notice>
  );
}
