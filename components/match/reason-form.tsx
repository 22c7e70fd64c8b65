"use client";

import { SubmitButton } from "../ui/submit-button";
import { TextInput } from "../ui/text-input";
import { type FormFold, MatchForm } from "./match-form";

const DOORS = { "cancel-time": "cancelTime", "give-notice": "giveNotice" } as const;

interface ReasonFormProps {
  readonly of: keyof typeof DOORS;
  readonly them: string;
  readonly submit: string;
  readonly fold: FormFold;
}

/** Takes back something that the other side counts on, with an optional reason. */
export function ReasonForm({ of, them, submit, fold }: ReasonFormProps) {
  return (
    <MatchForm action={DOORS[of]} prefix={of} fold={fold}>
      {({ idOf, errorOf, typed }) => (
        <>
          <TextInput
            label="Why?"
            hint={`Optional. ${them} can read it.`}
            name="reason"
            id={idOf("reason")}
            maxLength={300}
            defaultValue={typed("reason")}
            error={errorOf("reason")}
          />
          <div className="actions">
            <SubmitButton kind="danger">{submit}</SubmitButton>
          </div>
        </>
      )}
    </MatchForm>
  );
}
