"use client";

import type { Score } from "@/lib/match/rules/series";
import { winningScore } from "@/lib/match/words/scores";
import { reportRoom } from "@/lib/room/actions/report-room";
import { printLast } from "@/lib/room/rules/cursor";
import { HiddenFields } from "../ui/hidden-fields";
import { Notice } from "../ui/notice";
import { SendForm } from "../ui/send-form";
import { SubmitButton } from "../ui/submit-button";
import { useSend } from "../ui/use-send";
import type { RoomProps } from "./room-props";
import type { LinkedRoom } from "./use-room";

export interface ConfirmGamesProps extends Pick<RoomProps, "facts" | "seen"> {
  readonly score: Score;
  readonly room: Pick<LinkedRoom, "told" | "saved">;
}

/** After the last game: one tap reports what the room has, and the other player's tap confirms it. */
export function ConfirmGames({ facts, seen, score, room: { told, saved } }: ConfirmGamesProps) {
  const [state, sending] = useSend(reportRoom, null);
  return (
    <SendForm sending={sending}>
      <HiddenFields
        values={{ matchId: facts.matchId, seen: state?.newest ?? String(seen), told: printLast(told) }}
      />
      {state && (
        <Notice tone="bad" title="Not sent.">
          <p>{state.sentence}</p>
        </Notice>
      )}
      {saved === "sent" ? (
        <SubmitButton icon="check">{`Confirm ${winningScore(score)}`}</SubmitButton>
      ) : (
        <p>You can confirm the result once everything is sent.</p>
      )}
    </SendForm>
  );
}
