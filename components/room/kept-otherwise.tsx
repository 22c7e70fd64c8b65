"use client";

import { matchPaths } from "@/lib/paths/match";
import { isUntouched, type Play } from "@/lib/room/rules/state";
import { Button, ButtonLink } from "../ui/button";
import styles from "./room.module.css";

interface KeptOtherwiseProps {
  readonly matchId: string;
  /** Which game of the match it is. */
  readonly game: number;
  readonly play: Play;
  readonly refusal: string | null;
  readonly onDiscard: () => void;
}

/** The game that's being played can't be shown in this use of the room: the way to the one that can. */
export function KeptOtherwise({ matchId, game, play, refusal, onDiscard }: KeptOtherwiseProps) {
  const isTable = play.keptAs === "table";
  const canDiscard = isTable && isUntouched(play);
  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">
        Game {game} has started {isTable ? "at a real board" : "on the board here"}
      </h2>
      {canDiscard && <p>If you both want to play here instead, take that start back.</p>}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className="actions">
        <ButtonLink kind="primary" href={matchPaths.room(matchId, isTable ? undefined : "board")}>
          Go to the game
        </ButtonLink>
        {canDiscard && (
          <Button kind="quiet" onClick={onDiscard}>
            Take the start back
          </Button>
        )}
      </p>
    </section>
  );
}
