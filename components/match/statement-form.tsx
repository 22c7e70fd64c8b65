"use client";

import type { ButtonKind } from "../ui/button";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";
import { PhotoField } from "./photo-field";

const DOORS = {
  "claim-unreachable": "claimUnreachable",
  "claim-no-show": "claimNoShow",
  "contest-correction": "contestCorrection",
  "add-statement": "addStatement",
} as const;

interface StatementFormProps {
  readonly of: keyof typeof DOORS;
  /** The opponent's short name. */
  readonly them: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly kind?: ButtonKind | undefined;
  readonly fold?: FormFold | undefined;
}

/** A statement in the reader's own words, to the director or against the other side. */
export function StatementForm({ of, them, label, hint, submit, kind = "plain", fold }: StatementFormProps) {
  return (
    <MatchForm action={DOORS[of]} prefix={of} fold={fold}>
      {({ idOf, errorOf, typed, state }) => (
        <>
          <TextArea
            label={label}
            hint={hint}
            name="statement"
            id={idOf("statement")}
            maxLength={2000}
            defaultValue={typed("statement")}
            error={errorOf("statement")}
          />
          <PhotoField
            id={idOf("photos")}
            hint={`${them} and the directors can see them.`}
            error={errorOf("photos")}
            isRefused={state !== null}
          />
          <div className="actions">
            <SubmitButton kind={kind}>{submit}</SubmitButton>
          </div>
        </>
      )}
    </MatchForm>
  );
}
