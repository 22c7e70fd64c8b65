import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import { haveSameOpponents } from "./same-opponents";
import { sumOf, type Tally } from "./tally";

/** What a tie-break needs to know of all entries. */
export type Field = {
  readonly tallies: readonly Tally[];
  /** Half of the possible points: a win in each match of the entry with the most matches. */
  readonly koyaFrom: number;
};

export const PASSED_REASONS = ["equal", "not-all-met", "same-opponents", "unknown"] as const;
/** Why a tie-break didn't separate the entries. */
export type PassedReason = (typeof PASSED_REASONS)[number];

/** A tie-break whose value depends on the entry alone, not on whom it's tied with. */
export type OwnTieBreak = Exclude<TieBreak, "direct-encounter">;

/** An entry's value; null if it's unknown. Higher is better. */
export type OwnFigure = (by: OwnTieBreak, tally: Tally) => number | null;

/**
 * A tie-break's value for each of the tied entries, higher being better, or why it can't be used on this group. In a
 * round robin a forfeit counts like any other match (FIDE C.07, art. 15.2), unless a tie-break itself asks for play
 * over the board.
 */
export function askTieBreak(
  by: TieBreak,
  tied: readonly Tally[],
  figureOf: OwnFigure,
): readonly number[] | Exclude<PassedReason, "equal"> {
  if (by === "direct-encounter") return directEncounter(tied) ?? "not-all-met";
  if (by === "buchholz" && haveSameOpponents(tied)) return "same-opponents";
  const values = tied.map((tally) => figureOf(by, tally));
  return values.every((value) => value !== null) ? values : "unknown";
}

/** The values of all entries, each computed once. */
export function ownFigures(field: Field): OwnFigure {
  const known = new Map<OwnTieBreak, (number | null | undefined)[]>();
  return (by, tally) => {
    const figures = known.get(by) ?? [];
    known.set(by, figures);
    const figure = figures[tally.index];
    if (figure !== undefined) return figure;
    const fresh = DEFINITIONS[by](tally, field);
    figures[tally.index] = fresh;
    return fresh;
  };
}

const DEFINITIONS: Record<OwnTieBreak, (tally: Tally, field: Field) => number | null> = {
  /** Art. 7.1: won, played or not. */
  wins: ({ won }) => won,
  /** Art. 7.2: won by playing. */
  "wins-over-the-board": ({ meetings }) =>
    sumOf(meetings, ({ result, isPlayed }) => (result === "win" && isPlayed ? 1 : 0)),
  /** Art. 9.1: for each opponent, their points times the points scored against them, summed. */
  "sonneborn-berger": ({ meetings }, { tallies }) =>
    sumOf(meetings, ({ opponent, points }) => pointsOf(opponent, tallies) * points),
  /** Art. 9.2: the points scored against opponents who have half of the maximum or more. */
  koya: ({ meetings }, { tallies, koyaFrom }) =>
    sumOf(meetings, ({ opponent, points }) => (pointsOf(opponent, tallies) >= koyaFrom ? points : 0)),
  /** Ours, for matches of several games. */
  "game-points": ({ gamesWon }) => gamesWon,
  /** Ours, for matches of several games. */
  "game-difference": ({ gamesWon, gamesLost }) => gamesWon - gamesLost,
  /** Texas State sheet, 3.III and 3.IV, added up over the season; unknown if one of the played matches doesn't say. */
  "captured-points": ({ meetings }) =>
    meetings.some(({ captured }) => captured === null)
      ? null
      : sumOf(meetings, ({ captured }) => captured ?? 0),
  /** Art. 7.3: games played with Black, which is the harder color. */
  "games-with-black": ({ meetings }) => sumOf(meetings, ({ blacks }) => blacks),
  /** Art. 8.1: the points of all opponents, each as often as they were met. */
  buchholz: ({ meetings }, { tallies }) => sumOf(meetings, ({ opponent }) => pointsOf(opponent, tallies)),
};

/** Points from the matches among the tied, once all of them have met (art. 6). */
export function directEncounter(tied: readonly Tally[]): readonly number[] | null {
  if (tied.some(({ played }) => played < tied.length - 1)) return null;
  const among = new Set(tied.map(({ index }) => index));
  const meetings = tied.map((tally) => tally.meetings.filter(({ opponent }) => among.has(opponent)));
  const haveAllMet = meetings.every(
    (own) => new Set(own.map(({ opponent }) => opponent)).size === tied.length - 1,
  );
  return haveAllMet ? meetings.map((own) => sumOf(own, ({ points }) => points)) : null;
}

function pointsOf(opponent: number, tallies: Field["tallies"]): number {
  return tallies[opponent]?.points ?? 0;
}
