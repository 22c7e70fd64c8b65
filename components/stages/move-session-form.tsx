"use client";

import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextInput } from "@/components/ui/text-input";
import { useSend } from "@/components/ui/use-send";
import { moveSession } from "@/lib/stages/actions/schedule";

type MoveSessionFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  readonly stage: number;
  readonly round: number;
  /** The version of the round that this page shows. */
  readonly seen: string;
  /** The current time and place. */
  readonly session: string;
  readonly sessionPlace: string;
  readonly earliest: string;
  /** The time zone, and until when the players may not be known. */
  readonly hint: string;
};

/** Moves a final at a session to another time and place. */
export function MoveSessionForm(props: MoveSessionFormProps) {
  const { session, sessionPlace, earliest, hint, stage, round, ...place } = props;
  const [state, sending] = useSend(moveSession, null);
  const field = fieldsOf(state, "session");

  return (
    <Fold summary="Move the session" open={state !== null}>
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="session" />
        <HiddenFields values={{ ...place, stage: String(stage), round: String(round) }} />
        <TextInput
          label="Date and time"
          hint={hint}
          type="datetime-local"
          min={earliest}
          {...field("session", session)}
        />
        <TextInput label="Location" maxLength={120} {...field("sessionPlace", sessionPlace)} />
        <SubmitButton kind="plain">Move the session</SubmitButton>
      </SendForm>
    </Fold>
  );
}
