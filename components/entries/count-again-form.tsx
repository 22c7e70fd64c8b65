"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { countForfeitAgain } from "@/lib/entries/actions/entries-of-desk";
import type { EntryAddress } from "./keep-form";

type CountAgainFormProps = {
  readonly entry: EntryAddress;
  readonly matchId: string;
  /** "Round 3" */
  readonly round: string;
  /** "Then two count, and the rules call for a review at three." */
  readonly effect: string;
};

/** The director takes the forgiveness of a forfeit back, so it counts again. */
export function CountAgainForm({ entry, matchId, round, effect }: CountAgainFormProps) {
  const [state, sending] = useSend(countForfeitAgain, null);
  const form = `count-again-${matchId}`;

  return (
    <Fold summary="Undo the forgiveness" aside={round} open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <p>{effect} The result doesn’t change.</p>
        <HiddenFields values={{ ...entry, matchId }} />
        <TextArea
          label="Reason for counting it again, in a sentence"
          rows={2}
          maxLength={500}
          hint="We email it to them if they have an address here."
          {...fieldsOf(state, form)("reason")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Count it again</SubmitButton>
        </div>
      </SendForm>
    </Fold>
  );
}
