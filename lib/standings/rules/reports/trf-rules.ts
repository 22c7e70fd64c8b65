import type { RulePack } from "@/lib/season/input/rule-pack";
import { list, plural } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { matchLengths } from "@/lib/stages/stages-of";
import type { TrfScoring } from "./trf";

// What a tournament report says about the rules.

/** "Individual: round robin, then knockout, matches best of 1 or 3" */
export function typeOf(rules: RulePack): string {
  const formats = rules.stages.map((stage) => formatOf(stage).report.type(stage));
  const lengths = matchLengths(rules);
  const length = Math.max(...lengths) === 1 ? "" : `, matches best of ${list(lengths.map(String), "or")}`;
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

/** "15 minutes a game each, 10 seconds added after each move, 60 minutes a match" */
export function allottedTime({ clock }: RulePack): string {
  const limits = [
    ...gameTime(clock),
    ...(clock.minutesPerMatch === null ? [] : [`${clock.minutesPerMatch} minutes a match`]),
    ...(clock.secondsPerMove === null ? [] : [`${clock.secondsPerMove} seconds a move`]),
  ];
  return limits.length === 0 ? "No limit" : limits.join(", ");
}

function gameTime({ minutesPerGame, secondsAdded, addedAs }: RulePack["clock"]): readonly string[] {
  if (minutesPerGame === null) return [];
  const added = secondsAdded === 0 ? [] : [ADDED[addedAs](plural(secondsAdded, "second"))];
  return [`${plural(minutesPerGame, "minute")} a game each`, ...added];
}

const ADDED: Readonly<Record<RulePack["clock"]["addedAs"], (seconds: string) => string>> = {
  increment: (seconds) => `${seconds} added after each move`,
  delay: (seconds) => `${seconds} delay before each move`,
  bronstein: (seconds) => `up to ${seconds} given back after each move`,
};

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
