"use client";

import { useActionState } from "react";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextArea, TextInput } from "@/components/ui/text-input";
import type { Zone } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { extendRound } from "@/lib/stages/actions/schedule";

type ExtendRoundFormProps = {
  readonly org: string;
  readonly season: string;
  readonly division: string;
  /** The stage of the division, and the round of the stage. */
  readonly stage: number;
  readonly round: number;
  /** The version of the round that this page shows. */
  readonly seen: string;
  /** How many matches would get more time. */
  readonly open: number;
  readonly suggested: string;
  readonly earliest: string;
  readonly zone: Zone;
};

/** Gives every match of a round that hasn't been played more time. */
export function ExtendRoundForm({
  open,
  suggested,
  earliest,
  zone,
  stage,
  round,
  ...place
}: ExtendRoundFormProps) {
  const [state, action] = useActionState(extendRound, null);
  const field = fieldsOf(state, "round");

  return (
    <Fold
      summary="Extend this round"
      aside={counted(open, "match to play", "matches to play")}
      open={state !== null}
    >
      <form action={action} className="form">
        <FormErrors state={state} form="round" />
        <p className="small">
          Only matches that are still to be played get more time. The next rounds keep their dates.
        </p>
        <HiddenFields values={{ ...place, stage: String(stage), round: String(round) }} />
        <TextInput
          label="New deadline"
          hint={zone}
          type="datetime-local"
          min={earliest}
          {...field("deadline", suggested)}
        />
        <TextArea label="Reason, sent to the players" rows={3} {...field("reason")} />
        <SubmitButton kind="plain">Extend the round</SubmitButton>
      </form>
    </Fold>
  );
}
