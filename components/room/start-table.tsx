"use client";

import { otherSide, type Side } from "@/lib/match/rules/sides";
import { Button } from "../ui/button";
import styles from "./room.module.css";
import type { RoomProps } from "./room-props";

interface StartTableProps extends Pick<RoomProps, "facts" | "names"> {
  readonly number: number;
  /** Who has White by the rules; null if the players draw lots. */
  readonly white: Side | null;
  readonly what: string;
  readonly refusal: string | null;
  readonly onStart: (white: Side) => void;
}

/** Before a game on a real board: who has White, and one button to begin. */
export function StartTable({ facts, names, number, white, what, refusal, onStart }: StartTableProps) {
  const { side } = facts;
  const sides = white ? [white] : [side, otherSide(side)];
  return (
    <section className={styles.before} aria-labelledby="before">
      <h2 id="before">Game {number}</h2>
      <p>
        {white
          ? `${white === side ? "You have" : `${names[white]} has`} White. ${what}`
          : `Draw lots for White, then say who got it. ${what}`}
      </p>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p className="actions">
        {sides.map((one) => (
          <Button key={one} kind={white ? "primary" : "plain"} onClick={() => onStart(one)}>
            {white ? `Start game ${number}` : `${one === side ? "I have" : `${names[one]} has`} White`}
          </Button>
        ))}
      </p>
    </section>
  );
}
