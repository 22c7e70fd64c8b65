"use client";

import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { declareForfeits, extendHeldForfeits, undoForfeits } from "@/lib/match/actions/forfeits";
import { type MoreTime, NewDeadlineFields } from "../new-deadline-fields";

/** The round, and the stamp of the matches on the page: the server acts on those or not at all. */
export type ForfeitRound = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly stage: string;
  readonly round: string;
  readonly stamp: string;
};

type MoreTimeProps = MoreTime & { readonly round: ForfeitRound };

/** The most characters in a reason sent to the players of a round. */
const LONGEST_REASON = 500;

interface DeclareProps {
  readonly round: ForfeitRound;
  /** The reader plays in one of the matches, which isn't declared with the others. */
  readonly hasOwn: boolean;
}

/** Declares the double forfeits that are waiting. */
export function DeclareForfeitsForm({ round, hasOwn }: DeclareProps) {
  const [state, sending] = useSend(declareForfeits, null);
  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="declare" />
      <p className="small mt-4">Both players of each match lose, as if the deadline had passed normally.</p>
      {hasOwn && (
        <p className="small">
          You play in one of these matches. It isn’t declared, because you can’t decide it.
        </p>
      )}
      <HiddenFields values={round} />
      <SubmitButton kind="danger">Declare double forfeits</SubmitButton>
    </SendForm>
  );
}

/** Gives the matches whose double forfeits are waiting more time. */
export function ExtendHeldForm({ round, ...time }: MoreTimeProps) {
  const [state, sending] = useSend(extendHeldForfeits, null);
  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="extend" />
      <HiddenFields values={round} />
      <NewDeadlineFields
        field={fieldsOf(state, "extend")}
        {...time}
        sentTo="the players"
        longestReason={LONGEST_REASON}
      />
      <SubmitButton>Extend the deadline</SubmitButton>
    </SendForm>
  );
}

/** Reopens the double forfeits of a round. */
export function UndoForfeitsForm({ round, ...time }: MoreTimeProps) {
  const [state, sending] = useSend(undoForfeits, null);
  return (
    <SendForm sending={sending} className="form">
      <FormErrors state={state} form="undo" />
      <p className="small mt-4">These matches open again, and we email players who have an address here.</p>
      <HiddenFields values={round} />
      <NewDeadlineFields
        field={fieldsOf(state, "undo")}
        {...time}
        sentTo="the players"
        longestReason={LONGEST_REASON}
      />
      <SubmitButton>Undo the double forfeits</SubmitButton>
    </SendForm>
  );
}
