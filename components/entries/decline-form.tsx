"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { declineLeaving } from "@/lib/entries/actions/entries-of-desk";
import type { EntryAddress } from "./keep-form";

type DeclineFormProps = {
  readonly entry: EntryAddress;
  /** "Theo" */
  readonly name: string;
  /** The version of the request that is shown. */
  readonly seen: string;
};

/** The director declines a player's request to leave. */
export function DeclineForm({ entry, name, seen }: DeclineFormProps) {
  const [state, sending] = useSend(declineLeaving, null);

  return (
    <SendForm sending={sending} className="form mt-4">
      <FormErrors state={state} form="decline" />
      <HiddenFields values={{ ...entry, seen }} />
      <TextArea
        label="Reason for declining, in a sentence"
        rows={2}
        maxLength={500}
        hint="They get it by email."
        {...fieldsOf(state, "decline")("reason")}
      />
      <div className="actions">
        <SubmitButton kind="plain">Decline: {name} stays</SubmitButton>
      </div>
    </SendForm>
  );
}
