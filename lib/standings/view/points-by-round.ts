import { projectedOutcome } from "@/lib/match/rules/project";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { slotInStage, tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { roundLabel, roundName } from "@/lib/stages/words/round-name";
import { printPointsInWords } from "../rules/print-points";
import { kindOf, worthOf } from "../rules/worth";
import type { PublicMatch, RoundView } from "../store/divisions";

/** A player's points after a round. */
export type RoundPoints = {
  /** "Round 3" */
  readonly name: string;
  /** "3" */
  readonly label: string;
  /** Null if no match of theirs counted in this round. */
  readonly result: "won" | "drawn" | "lost" | null;
  readonly total: number;
};

/** What the points of a player are read from: the rules, who counts, and the rounds with their results. */
export type PointsOf = {
  readonly season: { readonly rules: Pick<RulePack, "standings"> };
  readonly entries: readonly { readonly id: string }[];
  readonly rounds: readonly RoundView[];
};

const RESULTS = { win: "won", draw: "drawn", loss: "lost" } as const;

/**
 * A player's points after each round of the standings, up to the last round with a result of theirs. As in the
 * standings, a match only counts once it's final, and not against a player whose results are annulled.
 */
export function pointsByRound(division: PointsOf, entryId: string): readonly RoundPoints[] {
  const own = tableRounds(division.rounds);
  const lines: RoundPoints[] = [];
  let total = 0;
  for (const round of own) {
    const slot = slotInStage(round, own);
    const counted = countedIn(round, division, entryId);
    total += counted.reduce((sum, { worth }) => sum + worth, 0);
    const result = counted.at(-1)?.result ?? null;
    lines.push({ name: roundName(slot), label: roundLabel(slot), result, total });
  }
  return lines.slice(0, lines.findLastIndex(({ result }) => result) + 1);
}

/** "Round 1: won, 1 point. Round 2: no result, 1 point." */
export function pointsInWords(rounds: readonly RoundPoints[]): string {
  return rounds
    .map(({ name, result, total }) => `${name}: ${result ?? "no result"}, ${printPointsInWords(total)}.`)
    .join(" ");
}

function countedIn({ matches }: RoundView, { season, entries }: PointsOf, entryId: string) {
  return matches.flatMap((match) => {
    const side = match.homeEntryId === entryId ? "home" : match.awayEntryId === entryId ? "away" : null;
    const outcome = match.status === "final" ? projectedOutcome(match) : null;
    if (!side || !outcome || !isListed(match, entries)) return [];
    const worth = worthOf(outcome[side], kindOf(outcome), season.rules.standings.points);
    return [{ worth, result: RESULTS[outcome[side]] }];
  });
}

function isListed({ homeEntryId, awayEntryId }: PublicMatch, entries: PointsOf["entries"]): boolean {
  return [homeEntryId, awayEntryId].every((id) => entries.some((entry) => entry.id === id));
}
