"use client";

import { otherSide } from "@/lib/match/rules/sides";
import type { GameState } from "@/lib/room/rules/state";
import { Button } from "../ui/button";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";

interface BeforeGameProps extends Pick<RoomProps, "facts" | "names"> {
  readonly number: number;
  readonly state: GameState;
  readonly refusal: string | null;
  readonly onReady: () => void;
}

/** Before a game on the board: it starts as soon as both players say that they're ready. */
export function BeforeGame({ facts, names, number, state, refusal, onReady }: BeforeGameProps) {
  const them = names[otherSide(facts.side)];
  const isReady = state.seated[facts.side];
  const areThey = state.seated[otherSide(facts.side)];
  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">{isReady ? `Waiting for ${them}` : `Game ${number}: are you ready?`}</h2>
      <p>
        {isReady
          ? `The game starts as soon as ${them} is ready. Keep this page open.`
          : `${areThey ? `${them} is ready. ` : ""}The game starts, and White’s clock runs, as soon as you’re both ready.`}
      </p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {!isReady && (
        <Button kind="primary" onClick={onReady}>
          I’m ready
        </Button>
      )}
    </section>
  );
}
