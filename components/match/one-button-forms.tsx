"use client";

import { approveReport, concede } from "@/lib/match/actions/match";
import { SubmitButton } from "../ui/submit-button";
import { type FormFold, MatchForm } from "./match-form";

interface OneButtonProps {
  readonly matchId: string;
  readonly label: string;
}

/** Says yes to what the other side reported; the match is settled. */
export function ApproveForm({ matchId, label }: OneButtonProps) {
  return (
    <MatchForm action={approveReport} matchId={matchId} prefix="approve">
      {() => <SubmitButton icon="check">{label}</SubmitButton>}
    </MatchForm>
  );
}

/** Gives the match away. */
export function ConcedeForm({ matchId, label, fold }: OneButtonProps & { readonly fold: FormFold }) {
  return (
    <MatchForm action={concede} matchId={matchId} prefix="concede" fold={fold}>
      {() => (
        <div className="actions">
          <SubmitButton kind="danger">{label}</SubmitButton>
        </div>
      )}
    </MatchForm>
  );
}
