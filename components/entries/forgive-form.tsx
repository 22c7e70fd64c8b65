"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea } from "@/components/ui/text-input";
import { forgiveForfeit } from "@/lib/entries/actions/entries-of-desk";
import type { EntryAddress } from "./keep-form";

type ForgiveFormProps = {
  readonly entry: EntryAddress;
  readonly matchId: string;
  /** "Round 3" */
  readonly round: string;
  /** "Then one forfeit counts, and you’re no longer asked." */
  readonly effect: string;
};

/** The director forgives a forfeit, so it no longer counts. */
export function ForgiveForm({ entry, matchId, round, effect }: ForgiveFormProps) {
  const [state, action] = useActionState(forgiveForfeit, null);
  const form = `forgive-${matchId}`;

  return (
    <Fold summary="Forgive a forfeit" aside={round} open={state !== null}>
      <form action={action} className="form">
        <FormErrors state={state} form={form} />
        <p>{effect} The result doesn’t change.</p>
        <HiddenFields values={{ ...entry, matchId }} />
        <TextArea
          label="Reason for forgiving it, in a sentence"
          rows={2}
          maxLength={500}
          hint="The player gets it by email."
          {...fieldsOf(state, form)("reason")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Forgive this forfeit</SubmitButton>
        </div>
      </form>
    </Fold>
  );
}
