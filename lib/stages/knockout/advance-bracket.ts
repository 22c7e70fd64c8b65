import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { BracketRow, BracketSoFar, BracketStep, PlayedOn } from "../rules/bracket-steps";
import { homeAndAway } from "./bracket-colors";
import { type BracketMatch, fillBracket } from "./fill-bracket";

type Slot = { readonly round: number; readonly number: number };

/**
 * The steps from the stored matches to the bracket that their results lead to. A match begins when both its sides are
 * known. When an earlier match is decided differently, a match that hasn't been reported is paired again or removed;
 * one that has been played can't be, so a decision that would change it is refused. A match the director voided leaves
 * its place in the next round open, and is paired again once an earlier match has been undone and decided, or once both
 * its players have left: then no one can play it, and both lose it.
 */
export function advanceBracket(so: BracketSoFar): Answer<readonly BracketStep[], PlayedOn> {
  const { seeds, thirdPlace, rows } = so;
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const steps: BracketStep[] = [];
  const played: BracketRow[] = [];
  for (const match of fillBracket(seeds, rows, thirdPlace).rounds.flat()) {
    const row = stored.get(keyOf(match));
    const step = stepOf(match, row, so);
    if (!step) continue;
    if (row && isPlayedOn(row)) played.push(row);
    steps.push(step);
  }
  return played.length > 0 ? refuse({ code: "played-on", by: played }) : accept(steps);
}

function stepOf(match: BracketMatch, row: BracketRow | undefined, so: BracketSoFar): BracketStep | null {
  const { round, number, upperSide, lowerSide } = match;
  if (upperSide.kind !== "entry" || lowerSide.kind !== "entry") {
    return row && !(row.status === "void" && row.isTakenAway)
      ? { type: "take-away", id: row.id, round, number }
      : null;
  }
  const pair = [upperSide.id, lowerSide.id] as const;
  if (row && isBetween(row, pair) && !row.isTakenAway && !haveBothLeft(row, so)) return null;
  const sides = homeAndAway(pair, { round, number }, so.seeds, so.rows);
  return row
    ? { type: "repair", id: row.id, round, number, ...sides }
    : { type: "pair", round, number, ...sides };
}

function isBetween({ homeEntryId, awayEntryId }: BracketRow, pair: readonly [string, string]): boolean {
  return pair.includes(homeEntryId) && pair.includes(awayEntryId);
}

/** Have both players of a voided match left? */
function haveBothLeft(
  { status, homeEntryId, awayEntryId }: BracketRow,
  { gone = [] }: BracketSoFar,
): boolean {
  return status === "void" && gone.includes(homeEntryId) && gone.includes(awayEntryId);
}

function isPlayedOn({ status }: BracketRow): boolean {
  return status === "reported" || status === "with-director" || status === "final";
}

function keyOf({ round, number }: Slot): string {
  return `${round}-${number}`;
}
