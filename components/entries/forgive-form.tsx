"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { forgiveForfeit } from "@/lib/entries/actions/entries-of-desk";
import type { EntryAddress } from "./keep-form";

type ForgiveFormProps = {
  readonly entry: EntryAddress;
  readonly matchId: string;
  /** "Round 3" */
  readonly round: string;
  /** "Then one forfeit counts, and you’ll no longer be asked whether the player stays." */
  readonly effect: string;
};

/** The director forgives a forfeit, so it no longer counts. */
export function ForgiveForm({ entry, matchId, round, effect }: ForgiveFormProps) {
  const [state, sending] = useSend(forgiveForfeit, null);
  const form = `forgive-${matchId}`;

  return (
    <Fold summary="Forgive a forfeit" aside={round} open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <p>{effect} The result doesn’t change.</p>
        <HiddenFields values={{ ...entry, matchId }} />
        <TextArea
          label="Reason for forgiving it, in a sentence"
          rows={2}
          maxLength={500}
          hint="We email it to them if they have an address here."
          {...fieldsOf(state, form)("reason")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Forgive this forfeit</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
