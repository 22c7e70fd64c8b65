"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { extendMatch, reopenMatch } from "@/lib/match/actions/ruling";
import type { FormState } from "@/lib/shared/form";
import type { MatchFormProps } from "./match-form";

type DeadlineFormProps = MatchFormProps & {
  /** A new deadline to begin with, as the field wants it: "2026-11-24T23:59". */
  readonly suggested: string;
  readonly earliest: string;
  /** "Central Time (CST)" */
  readonly zone: string;
  /** The answer that was chosen: the form stands open with the one green button of the page. */
  readonly isChosen?: boolean | undefined;
};

/** Lets the two play after all, or again. */
export function ReopenForm(props: DeadlineFormProps) {
  return (
    <DeadlineForm
      {...props}
      form="reopen"
      action={reopenMatch}
      summary="Let them play, or play again"
      then="The match is open until then. What was reported stays on the scoresheet but no longer counts."
      button="Reopen the match"
    />
  );
}

/** Gives a match that is still to be played more time. */
export function ExtendForm(props: DeadlineFormProps) {
  return (
    <DeadlineForm
      {...props}
      form="extend"
      action={extendMatch}
      summary="Give more time"
      then="This only extends this match. The rest of the round closes as planned."
      button="Give more time"
    />
  );
}

function DeadlineForm({
  org,
  matchId,
  form,
  suggested,
  earliest,
  zone,
  summary,
  then,
  button,
  isChosen = false,
  ...rest
}: DeadlineFormProps & {
  readonly form: string;
  readonly action: (before: FormState, form: FormData) => Promise<FormState>;
  readonly summary: string;
  readonly then: string;
  readonly button: string;
}) {
  const [state, action] = useActionState(rest.action, null);
  const field = fieldsOf(state, form);

  return (
    <Fold summary={summary} open={state !== null || isChosen}>
      <form action={action} className="form">
        <FormErrors state={state} form={form} />
        <p className="small">{then}</p>
        <HiddenFields values={{ org, matchId }} />
        <TextInput
          label="New deadline"
          hint={zone}
          type="datetime-local"
          min={earliest}
          {...field("deadline", suggested)}
        />
        <TextArea label="Reason, sent to both" rows={3} {...field("reason")} />
        <SubmitButton kind={isChosen ? "primary" : "plain"}>{button}</SubmitButton>
      </form>
    </Fold>
  );
}
