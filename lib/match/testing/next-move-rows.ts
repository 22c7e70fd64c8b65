import { expect } from "vitest";
import type { MatchEvent } from "../rules/events";
import type { Side } from "../rules/sides";
import type { NextMoveWords } from "../words/next-move-words";
import { wordsFor } from "./sample-match";

/** What one side reads at an instant, after these events of the sample match. */
export type NextMoveRow = {
  readonly why: string;
  readonly side: Side;
  readonly now: string;
  readonly events: readonly MatchEvent[];
  readonly turn: NextMoveWords["turn"];
  readonly label: string;
  readonly what: string;
  readonly says: string;
};

export function expectNextMove({ side, now, events, turn, label, what, says }: NextMoveRow): void {
  const words = wordsFor(side, now, ...events);
  expect(words).toMatchObject({ turn, turnLabel: label, what });
  expect(words.why).toContain(says);
}
