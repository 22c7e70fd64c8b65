import type { RulePack } from "@/lib/season/input/rule-pack";
import { formatOf } from "@/lib/stages/formats";
import type { TrfScoring } from "./trf";

// What a tournament report says about the rules.

/** "Individual: round robin, then knockout, matches best of 3" */
export function typeOf({ stages, match }: RulePack): string {
  const formats = stages.map((stage) => formatOf(stage).report.type(stage));
  const length = match.bestOf === 1 ? "" : `, matches best of ${match.bestOf}`;
  return `Individual: ${formats.join(", then ")}${length}`;
}

/**
 * The table of tournament types (TRF26, line 192) has codes for single formats, but none for a round robin followed by
 * a knockout.
 */
export function codeOf({ stages }: RulePack): string | null {
  const [stage, more] = stages;
  if (!stage || more) return null;
  return formatOf(stage).report.code(stage);
}

/** "60 minutes a match" */
export function allottedTime({ clock }: RulePack): string {
  const limits = [
    ...(clock.minutesPerMatch === null ? [] : [`${clock.minutesPerMatch} minutes a match`]),
    ...(clock.secondsPerMove === null ? [] : [`${clock.secondsPerMove} seconds a move`]),
  ];
  return limits.length === 0 ? "No limit" : limits.join(", ");
}

/** The codes of FIDE Handbook C.07. The list ends before the first tie-break without a code. */
export function orderOf({ standings }: RulePack): readonly string[] {
  const codes = standings.tieBreaks.map((by) => TIE_BREAK_CODES[by]);
  const unknown = codes.indexOf(undefined);
  return ["PTS", ...codes.slice(0, unknown === -1 ? codes.length : unknown)] as string[];
}

const TIE_BREAK_CODES: Readonly<Record<string, string>> = {
  "direct-encounter": "DE",
  wins: "WIN",
  "wins-over-the-board": "WON",
  "sonneborn-berger": "SB",
  koya: "KS",
  "games-with-black": "BPG",
  buchholz: "BH",
};

/** The points of each kind of result; a match lost without playing can cost more than a loss. */
export function scoringOf({ standings: { points } }: RulePack): TrfScoring {
  return { W: points.win, D: points.draw, L: points.loss, A: points.forfeitLoss ?? points.loss };
}
