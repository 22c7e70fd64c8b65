"use client";

import { otherSide } from "@/lib/match/rules/sides";
import { matchPaths } from "@/lib/paths/match";
import { isReady, READY_FOR_MINUTES } from "@/lib/room/rules/ready";
import type { GameState } from "@/lib/room/rules/state";
import { Button } from "../ui/button";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";
import { useTick } from "./use-tick";

interface BeforeGameProps extends Pick<RoomProps, "facts" | "names" | "noShowFrom"> {
  readonly number: number;
  readonly state: GameState;
  /** The server's time, in milliseconds. */
  readonly clock: () => number;
  readonly refusal: string | null;
  readonly onReady: () => void;
}

/** Before a game on the board: it starts as soon as both players say that they're ready. */
export function BeforeGame(props: BeforeGameProps) {
  const { facts, names, noShowFrom, number, state, clock, refusal, onReady } = props;
  const { side } = facts;
  const them = names[otherSide(side)];
  const wasReady = state.seated[side] !== null;
  const areTheyWaiting = state.seated[otherSide(side)] !== null;
  const now = new Date(useTick(clock, wasReady || areTheyWaiting)).toISOString();
  const amReady = isReady(state, side, now);
  const areThey = isReady(state, otherSide(side), now);
  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">{amReady ? `Waiting for ${them}` : `Game ${number}: are you ready?`}</h2>
      <p>{amReady ? waiting(them) : asked({ them, areThey, wasReady })}</p>
      {amReady && number === 1 && noShowFrom && now >= noShowFrom && (
        <p>
          If {them} doesn’t come, <a href={matchPaths.match(facts.matchId)}>claim a no-show</a> on the match’s
          page.
        </p>
      )}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {!amReady && (
        <Button kind="primary" onClick={onReady}>
          I’m ready
        </Button>
      )}
    </section>
  );
}

function waiting(them: string): string {
  return `The game starts as soon as ${them} is ready. Keep this page open. After ${READY_FOR_MINUTES} minutes, we’ll ask you again.`;
}

type Asked = { readonly them: string; readonly areThey: boolean; readonly wasReady: boolean };

function asked({ them, areThey, wasReady }: Asked): string {
  const before = wasReady ? `${READY_FOR_MINUTES} minutes have passed, so we’re asking you again. ` : "";
  const theirs = areThey ? `${them} is ready. ` : "";
  return `${before}${theirs}The game starts, and White’s clock runs, as soon as you’re both ready.`;
}
