"use client";

import { type MoreTime, NewDeadlineFields } from "@/components/match/new-deadline-fields";
import { Fold } from "@/components/ui/fold";
import { FormErrors } from "@/components/ui/form-errors";
import { fieldsOf } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SendForm } from "@/components/ui/send-form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useSend } from "@/components/ui/use-send";
import { counted } from "@/lib/shared/text";
import { extendRound } from "@/lib/stages/actions/schedule";

type ExtendRoundFormProps = MoreTime & {
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
};

/** Gives every match of a round that hasn't been played more time. */
export function ExtendRoundForm({
  open,
  suggested,
  earliest,
  zone,
  stage,
  round,
  ...page
}: ExtendRoundFormProps) {
  const [state, sending] = useSend(extendRound, null);

  return (
    <Fold
      summary="Extend this round"
      aside={counted(open, "match to play", "matches to play")}
      open={state !== null}
    >
      <SendForm sending={sending} className="form">
        <FormErrors state={state} form="round" />
        <p className="small">
          Only matches that are still to be played get more time. The next rounds keep their dates.
        </p>
        <HiddenFields values={{ ...page, stage: String(stage), round: String(round) }} />
        <NewDeadlineFields
          field={fieldsOf(state, "round")}
          suggested={suggested}
          earliest={earliest}
          zone={zone}
          sentTo="the players"
        />
        <SubmitButton kind="plain">Extend the round</SubmitButton>
      </SendForm>
    </Fold>
  );
}
