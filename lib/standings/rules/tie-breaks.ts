import type { TieBreak } from "@/lib/season/rules/tie-breaks";
import type { Totals } from "./add-up";
import { at, indexAt, type Meetings } from "./meetings";
import type { StandingsEntry } from "./results";
import { haveSameOpponents } from "./same-opponents";
import { isTied, type Ties } from "./ties";

/** What a tie-break needs to know of all entries. An entry is its index in the list. */
export type Field = {
  readonly entries: readonly StandingsEntry[];
  readonly meetings: Meetings;
  readonly totals: Totals;
  /** Half of the possible points: a win in each match of the entry with the most matches. */
  readonly koyaFrom: number;
};

export const PASSED_REASONS = ["equal", "not-all-met", "same-opponents", "unknown"] as const;
/** Why a tie-break didn't separate the entries. */
export type PassedReason = (typeof PASSED_REASONS)[number];

/** A tie-break whose value depends on the entry alone, not on whom it's tied with. */
export type OwnTieBreak = Exclude<TieBreak, "direct-encounter">;

/** The value of each entry; NaN if it's unknown. Higher is better. */
export type OwnFigures = (by: OwnTieBreak) => Float64Array;

/**
 * A tie-break's value for each of the tied entries, higher being better, or why it can't be used on this group. In a
 * round robin a forfeit counts like any other match (FIDE C.07, art. 15.2), unless a tie-break itself asks for play
 * over the board.
 */
export function askTieBreak(
  by: TieBreak,
  tied: readonly number[],
  { meetings }: Field,
  figuresBy: OwnFigures,
  ties: Ties,
): readonly number[] | Exclude<PassedReason, "equal"> {
  if (by === "direct-encounter") return directEncounter(tied, meetings, ties) ?? "not-all-met";
  if (by === "buchholz" && haveSameOpponents(tied, meetings, ties)) return "same-opponents";
  const figures = figuresBy(by);
  const values = tied.map((entry) => at(figures, entry));
  return values.some(Number.isNaN) ? "unknown" : values;
}

/** The values of all entries, computed in one pass when a tie-break is first asked for. */
export function ownFigures(field: Field): OwnFigures {
  const known = new Map<OwnTieBreak, Float64Array>();
  return (by) => {
    const figures = known.get(by) ?? DEFINITIONS[by](field);
    known.set(by, figures);
    return figures;
  };
}

const DEFINITIONS: Record<OwnTieBreak, (field: Field) => Float64Array> = {
  /** Art. 7.1: won, played or not. */
  wins: ({ totals }) => totals.won,
  /** Art. 7.2: won by playing. */
  "wins-over-the-board": ({ totals }) => totals.wonByPlaying,
  /** Art. 9.1: for each opponent, their points times the points scored against them, summed. */
  "sonneborn-berger": ({ meetings, totals }) => sumMeetings(meetings, totals.points),
  /** Art. 9.2: the points scored against opponents who have half of the maximum or more. */
  koya: ({ meetings, totals, koyaFrom }) =>
    sumMeetings(
      meetings,
      totals.points.map((points) => (points >= koyaFrom ? 1 : 0)),
    ),
  /** Ours, for matches of several games. */
  "game-points": ({ totals }) => totals.gamesWon,
  /** Ours, for matches of several games. */
  "game-difference": ({ totals }) => totals.gamesWon.map((won, entry) => won - at(totals.gamesLost, entry)),
  /** Texas State sheet, 3.III and 3.IV, added up over the season; unknown if one of the played matches doesn't say. */
  "captured-points": ({ totals }) => totals.captured,
  /** Art. 7.3: games played with Black, which is the harder color. */
  "games-with-black": ({ totals }) => totals.blacks,
  /** Art. 8.1: the points of all opponents, each as often as they were met. */
  buchholz: ({ meetings, totals }) => sumOpponents(meetings, totals.points),
};

/** For each entry, adds up the points of its matches, times what their opponents weigh. */
function sumMeetings({ start, opponent, points }: Meetings, weight: Float64Array): Float64Array {
  const sums = new Float64Array(weight.length);
  for (let entry = 0; entry < sums.length; entry++) {
    const end = indexAt(start, entry + 1);
    let sum = 0;
    for (let slot = indexAt(start, entry); slot < end; slot++)
      sum += at(points, slot) * at(weight, indexAt(opponent, slot));
    sums[entry] = sum;
  }
  return sums;
}

/** For each entry, adds up what its opponents weigh. */
function sumOpponents({ start, opponent }: Meetings, weight: Float64Array): Float64Array {
  const sums = new Float64Array(weight.length);
  for (let entry = 0; entry < sums.length; entry++) {
    const end = indexAt(start, entry + 1);
    let sum = 0;
    for (let slot = indexAt(start, entry); slot < end; slot++) sum += at(weight, indexAt(opponent, slot));
    sums[entry] = sum;
  }
  return sums;
}

/** Points from the matches among the tied, once all of them have met (art. 6). */
export function directEncounter(
  tied: readonly number[],
  { start, opponent, points }: Meetings,
  ties: Ties,
): readonly number[] | null {
  const sums: number[] = [];
  for (const own of tied) {
    const met = new Set<number>();
    const end = indexAt(start, own + 1);
    let sum = 0;
    for (let slot = indexAt(start, own); slot < end; slot++) {
      const other = indexAt(opponent, slot);
      if (!isTied(ties, own, other)) continue;
      met.add(other);
      sum += at(points, slot);
    }
    if (met.size < tied.length - 1) return null;
    sums.push(sum);
  }
  return sums;
}
