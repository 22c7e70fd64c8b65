import type { PrintedBracket, PrintedBracketRound } from "./bracket";
import type { PrintedLine } from "./bracket-lines";

/** From this many rounds on, with 33 players and more, names on one Letter sheet are too small to read. */
const LARGE = 6;

/** The halves of a large bracket, each for a sheet of its own. On paper nothing leads to a page. */
export type BracketHalves = {
  readonly upper: {
    readonly rounds: readonly PrintedBracketRound[];
    /** Who comes to the final. */
    readonly finalist: PrintedLine;
  };
  readonly lower: {
    readonly rounds: readonly PrintedBracketRound[];
    readonly final: PrintedBracketRound;
    readonly champion: PrintedLine;
  };
};

/** Null if the bracket fits on one sheet. */
export function halvesOf({ rounds, champion }: PrintedBracket): BracketHalves | null {
  const [final, ...earlier] = rounds.map(onPaper).toReversed();
  const upper = final?.slots[0]?.upper;
  if (!final || !upper || rounds.length < LARGE) return null;
  return {
    upper: {
      rounds: earlier.toReversed().map((round) => halfOf(round, 0)),
      finalist: { ...upper, score: null },
    },
    lower: {
      rounds: earlier.toReversed().map((round) => halfOf(round, 1)),
      final,
      champion: { ...champion, entryId: null },
    },
  };
}

function halfOf(round: PrintedBracketRound, half: 0 | 1): PrintedBracketRound {
  const length = round.slots.length / 2;
  return { ...round, slots: round.slots.slice(half * length, (half + 1) * length) };
}

function onPaper(round: PrintedBracketRound): PrintedBracketRound {
  return {
    ...round,
    slots: round.slots.map((slot) => ({
      ...slot,
      matchId: null,
      upper: { ...slot.upper, entryId: null },
      lower: { ...slot.lower, entryId: null },
    })),
  };
}
