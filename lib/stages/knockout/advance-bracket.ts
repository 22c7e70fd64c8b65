import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { MatchStatus } from "@/lib/match/rules/state";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { homeAndAway } from "./bracket-colors";
import { type BracketMatch, fillBracket } from "./fill-bracket";

/** A match of a bracket, as stored. */
export type BracketRow = {
  readonly id: string;
  readonly round: number;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly status: MatchStatus;
  readonly outcome: MatchOutcome | null;
  /** It's void because the bracket removed it (Unpaired), not because a director voided it. */
  readonly isTakenAway: boolean;
};

/** A bracket as far as it has been played. */
export type BracketSoFar = {
  /** The entries by seed. */
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
  readonly rows: readonly BracketRow[];
};

type Slot = { readonly round: number; readonly number: number };
type Sides = { readonly home: string; readonly away: string };

/** What to do so that the stored matches match the bracket. */
export type BracketStep =
  | ({ readonly type: "pair" } & Slot & Sides)
  /** The players of the match are now others, or are known again. */
  | ({ readonly type: "repair"; readonly id: string } & Slot & Sides)
  /** The match has fewer than two players now, or it's open again who they are. */
  | ({ readonly type: "take-away"; readonly id: string } & Slot);

/**
 * The steps from the stored matches to the bracket that their results lead to. A match begins when both its sides are
 * known. When an earlier match is decided differently, a match that hasn't been reported is paired again or removed;
 * one that has been played can't be, so a decision that would change it is refused. A match the director voided leaves
 * its place in the next round open.
 */
export function advanceBracket({
  seeds,
  thirdPlace,
  rows,
}: BracketSoFar): Answer<readonly BracketStep[], "played-on"> {
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const steps: BracketStep[] = [];
  for (const match of fillBracket(seeds, rows, thirdPlace).rounds.flat()) {
    const row = stored.get(keyOf(match));
    const step = stepOf(match, row, { seeds, thirdPlace, rows });
    if (!step) continue;
    if (row && isPlayedOn(row)) return refuse("played-on");
    steps.push(step);
  }
  return accept(steps);
}

function stepOf(match: BracketMatch, row: BracketRow | undefined, so: BracketSoFar): BracketStep | null {
  const { round, number, upperSide, lowerSide } = match;
  if (upperSide.kind !== "entry" || lowerSide.kind !== "entry") {
    return row && row.status !== "void" ? { type: "take-away", id: row.id, round, number } : null;
  }
  const pair = [upperSide.id, lowerSide.id] as const;
  if (row && isBetween(row, pair) && !row.isTakenAway) return null;
  const sides = homeAndAway(pair, { round, number }, so.seeds, so.rows);
  return row
    ? { type: "repair", id: row.id, round, number, ...sides }
    : { type: "pair", round, number, ...sides };
}

function isBetween({ homeEntryId, awayEntryId }: BracketRow, pair: readonly [string, string]): boolean {
  return pair.includes(homeEntryId) && pair.includes(awayEntryId);
}

function isPlayedOn({ status }: BracketRow): boolean {
  return status === "reported" || status === "with-director" || status === "final";
}

function keyOf({ round, number }: Slot): string {
  return `${round}-${number}`;
}
