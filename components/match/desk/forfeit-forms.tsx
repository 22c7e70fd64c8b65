"use client";

import { useActionState } from "react";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { declareForfeits, extendHeldForfeits, undoForfeits } from "@/lib/match/actions/forfeits";
import type { Zone } from "@/lib/shared/instant";

/** The round, and the stamp of the matches on the page: the server acts on those or not at all. */
export type ForfeitRound = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly stage: string;
  readonly round: string;
  readonly stamp: string;
};

type MoreTimeProps = {
  readonly round: ForfeitRound;
  readonly suggested: string;
  readonly earliest: string;
  readonly zone: Zone;
};

/** Declares the double forfeits that are waiting. */
export function DeclareForfeitsForm({ round }: { readonly round: ForfeitRound }) {
  const [state, action] = useActionState(declareForfeits, null);
  return (
    <form action={action} className="form">
      <FormErrors state={state} form="declare" />
      <p className="small">Both players of each match lose, as if the deadline had passed normally.</p>
      <HiddenFields values={round} />
      <SubmitButton kind="danger">Declare double forfeits</SubmitButton>
    </form>
  );
}

/** Gives the matches whose double forfeits are waiting more time. */
export function ExtendHeldForm(props: MoreTimeProps) {
  const [state, action] = useActionState(extendHeldForfeits, null);
  return (
    <form action={action} className="form">
      <FormErrors state={state} form="extend" />
      <MoreTimeFields {...props} field={fieldsOf(state, "extend")} />
      <SubmitButton>Extend the deadline</SubmitButton>
    </form>
  );
}

/** Reopens the double forfeits of a round. */
export function UndoForfeitsForm(props: MoreTimeProps) {
  const [state, action] = useActionState(undoForfeits, null);
  return (
    <form action={action} className="form">
      <FormErrors state={state} form="undo" />
      <p className="small">Every match below is open again, and its players get an email.</p>
      <MoreTimeFields {...props} field={fieldsOf(state, "undo")} />
      <SubmitButton>Undo the double forfeits</SubmitButton>
    </form>
  );
}

function MoreTimeFields({
  round,
  suggested,
  earliest,
  zone,
  field,
}: MoreTimeProps & { readonly field: ReturnType<typeof fieldsOf> }) {
  return (
    <>
      <HiddenFields values={round} />
      <TextInput
        label="New deadline"
        hint={zone}
        type="datetime-local"
        min={earliest}
        {...field("deadline", suggested)}
      />
      <TextArea label="Reason, sent to the players" rows={3} maxLength={500} {...field("reason")} />
    </>
  );
}
