"use client";

import { useActionState } from "react";
import { forgiveForfeit } from "@/lib/actions/entries-of-desk";
import { Fold } from "../ui/fold";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-input";
import { fieldsOf } from "./form-fields";
import { FormTroubles } from "./form-troubles";
import { HiddenFields } from "./hidden-fields";
import type { EntryAddress } from "./keep-form";

type ForgiveFormProps = {
  readonly entry: EntryAddress;
  readonly matchId: string;
  /** "Round 3" */
  readonly round: string;
  /** "Then one forfeit counts, and you are no longer asked." */
  readonly effect: string;
};

/** The director lets one forfeit count no longer. */
export function ForgiveForm({ entry, matchId, round, effect }: ForgiveFormProps) {
  const [state, action] = useActionState(forgiveForfeit, null);
  const form = `forgive-${matchId}`;

  return (
    <Fold summary="Forgive it" aside={round} open={state !== null}>
      <form action={action} className="form">
        <FormTroubles state={state} form={form} />
        <p>{effect} The result stays.</p>
        <HiddenFields values={{ ...entry, matchId }} />
        <TextArea
          label="Why it is forgiven, in a sentence"
          rows={2}
          maxLength={500}
          hint="They get it by letter."
          {...fieldsOf(state, form)("reason")}
        />
        <div className="actions">
          <SubmitButton kind="plain">Forgive this forfeit</SubmitButton>
        </div>
      </form>
    </Fold>
  );
}
