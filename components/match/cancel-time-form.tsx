"use client";

import { cancelTime } from "@/lib/actions/match";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";

/** Calls the agreed time off, in time. */
export function CancelTimeForm({
  matchId,
  them,
  fold,
}: {
  readonly matchId: string;
  readonly them: string;
  readonly fold: FormFold;
}) {
  return (
    <MatchForm action={cancelTime} matchId={matchId} prefix="cancel" fold={fold}>
      {({ idOf, errorOf, typed }) => (
        <>
          <TextInput
            label="Why?"
            hint={`${them} reads it. You may leave it empty.`}
            name="reason"
            id={idOf("reason")}
            maxLength={300}
            defaultValue={typed("reason")}
            error={errorOf("reason")}
          />
          <div className="actions">
            <SubmitButton kind="danger">Call this time off</SubmitButton>
          </div>
        </>
      )}
    </MatchForm>
  );
}
