"use client";

import { HiddenFields } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import { type FormFold, MatchForm } from "./match-form";

interface OneButtonProps {
  readonly label: string;
}

/** Confirms what the other side reported, which decides the match. */
export function ApproveForm({ label }: OneButtonProps) {
  return (
    <MatchForm action="approveReport" prefix="approve">
      {() => <SubmitButton icon="check">{label}</SubmitButton>}
    </MatchForm>
  );
}

/** Accepts the other side's version of a contested match, which decides it. */
export function AcceptVersionForm({ label, fold }: OneButtonProps & { readonly fold: FormFold }) {
  return (
    <MatchForm action="acceptVersion" prefix="accept-version" fold={fold}>
      {() => (
        <div className="actions">
          <SubmitButton icon="check" kind="plain">
            {label}
          </SubmitButton>
        </div>
      )}
    </MatchForm>
  );
}

/** Takes back what the reader contested. */
export function WithdrawContestForm({ label, fold }: OneButtonProps & { readonly fold: FormFold }) {
  return (
    <MatchForm action="withdrawContest" prefix="withdraw-contest" fold={fold}>
      {() => (
        <div className="actions">
          <SubmitButton kind="plain">{label}</SubmitButton>
        </div>
      )}
    </MatchForm>
  );
}

/** Agrees to the other side's correction, which replaces the result. */
export function AgreeForm({ label }: OneButtonProps) {
  return (
    <MatchForm action="agreeToCorrection" prefix="agree">
      {() => <SubmitButton icon="check">{label}</SubmitButton>}
    </MatchForm>
  );
}

/** Takes back a correction that the reader asked for. */
export function WithdrawCorrectionForm({ label, fold }: OneButtonProps & { readonly fold: FormFold }) {
  return (
    <MatchForm action="withdrawCorrection" prefix="withdraw-correction" fold={fold}>
      {() => (
        <div className="actions">
          <SubmitButton kind="plain">{label}</SubmitButton>
        </div>
      )}
    </MatchForm>
  );
}

/** Checks the reader in for the agreed time, by the code on a table if it's given. */
export function ArriveForm({ table }: { readonly table?: string | undefined }) {
  return (
    <MatchForm action="arrive" prefix="arrive">
      {() => (
        <>
          {table && <HiddenFields values={{ table }} />}
          <SubmitButton kind={table ? "primary" : "plain"} icon="map-pin">
            I’m here
          </SubmitButton>
        </>
      )}
    </MatchForm>
  );
}

/** Forfeits the match. */
export function ConcedeForm({ label, fold }: OneButtonProps & { readonly fold: FormFold }) {
  return (
    <MatchForm action="concede" prefix="concede" fold={fold}>
      {() => (
        <div className="actions">
          <SubmitButton kind="danger">{label}</SubmitButton>
        </div>
      )}
    </MatchForm>
  );
}
