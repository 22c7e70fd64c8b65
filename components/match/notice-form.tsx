"use client";

import { giveNotice } from "@/lib/actions/match";
import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";

/** Says ahead of time that one cannot play. */
export function NoticeForm({
  matchId,
  them,
  fold,
}: {
  readonly matchId: string;
  readonly them: string;
  readonly fold: FormFold;
}) {
  return (
    <MatchForm action={giveNotice} matchId={matchId} prefix="notice" fold={fold}>
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
            <SubmitButton kind="danger">Give notice</SubmitButton>
          </div>
        </>
      )}
    </MatchForm>
  );
}
