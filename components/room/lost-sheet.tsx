"use client";

import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import type { Play } from "@/lib/room/rules/state";
import { sansOf } from "@/lib/room/words/sheet-words";
import { MoveList } from "../board/move-list";
import styles from "./room.module.css";

interface LostSheetProps {
  /** Which game of the match it was. */
  readonly game: number;
  readonly play: Play;
  readonly side: Side;
  readonly names: Pair;
}

/** The moves of a game that the server refused, for as long as the page is open. */
export function LostSheet({ game, play, side, names }: LostSheetProps) {
  const moves = sansOf(play.sheets[side]);
  if (moves.length === 0) return null;
  return (
    <section className={styles.door} aria-labelledby={`lost-${game}`}>
      <h2 id={`lost-${game}`}>Game {game} wasn’t saved</h2>
      <p>Copy your moves if you need them. They’re gone once you leave this page.</p>
      <MoveList
        moves={moves}
        white={names[play.white]}
        black={names[otherSide(play.white)]}
        label={`Moves of game ${game}, not saved`}
      />
    </section>
  );
}
