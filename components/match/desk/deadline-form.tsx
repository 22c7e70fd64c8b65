"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { type DirectorAction, useMatchAction } from "../match-actions";
import { type MoreTime, NewDeadlineFields } from "../new-deadline-fields";
import type { CaseFormProps } from "./case-form";

type DeadlineFormProps = CaseFormProps &
  MoreTime & {
    /** The answer that was chosen: the form is open and has the page's one green button. */
    readonly isChosen?: boolean | undefined;
  };

/** Reopens the match. */
export function ReopenForm({ hasDeparted, ...props }: DeadlineFormProps & { readonly hasDeparted: boolean }) {
  const then = hasDeparted
    ? "A player has left, so it’s forfeited right away."
    : "The match is open until then.";
  return (
    <DeadlineForm
      {...props}
      form="reopen"
      action="reopenMatch"
      summary="Let them play, or play again"
      then={`${then} What was reported stays on the scoresheet but no longer counts.`}
      button="Reopen the match"
    />
  );
}

/** Extends the deadline of a match that hasn't been played. */
export function ExtendForm(props: DeadlineFormProps) {
  return (
    <DeadlineForm
      {...props}
      form="extend"
      action="extendMatch"
      summary="Give more time"
      then="This only extends this match. The rest of the round closes as planned."
      button="Give more time"
    />
  );
}

function DeadlineForm({
  org,
  form,
  action,
  summary,
  then,
  button,
  isChosen = false,
  ...time
}: DeadlineFormProps & {
  readonly form: string;
  readonly action: DirectorAction;
  readonly summary: string;
  readonly then: string;
  readonly button: string;
}) {
  const { state, sending, version } = useMatchAction(action);

  return (
    <Fold summary={summary} open={state !== null || isChosen}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form={form} />
        <p className="small">{then}</p>
        <HiddenFields values={{ org, ...version }} />
        <NewDeadlineFields field={fieldsOf(state, form)} {...time} sentTo="both" />
        <SubmitButton kind={isChosen ? "primary" : "plain"}>{button}</SubmitButton>
      </SendForm>
    </Fold>
  );
}
