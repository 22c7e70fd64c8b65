import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { type BracketSlot, drawBracket, type Source } from "./knockout";

/** What is on a line of a bracket: an entry, no one (a bye, or both were out), or not known yet. */
export type Occupant =
  | { readonly kind: "entry"; readonly id: string }
  | { readonly kind: "nobody" }
  | { readonly kind: "open" };

/** A bracket match as it was played. Its outcome is null until it is final. */
export type BracketResult = {
  readonly round: number;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly outcome: MatchOutcome | null;
};

/** `walkover`: only one side, which advances. `empty`: no side at all. */
export type BracketStage = "waiting" | "to-play" | "decided" | "walkover" | "empty";

export type BracketMatch = BracketSlot & {
  readonly upperSide: Occupant;
  readonly lowerSide: Occupant;
  readonly stage: BracketStage;
  /** Who advances; `nobody` after a double forfeit, `open` while it isn't known. */
  readonly winner: Occupant;
  readonly loser: Occupant;
};

export type Bracket = {
  readonly rounds: readonly (readonly BracketMatch[])[];
  /** The winner of the final; null until it's known, and if both finalists were out. */
  readonly champion: string | null;
};

/**
 * A bracket filled in as far as the results go. A player without an opponent advances without playing; a double forfeit
 * puts both out, so the next opponent has a bye. A result counts only for the two players who played it.
 *
 * @param seeds the entries by seed
 */
export function fillBracket(
  seeds: readonly string[],
  results: readonly BracketResult[],
  thirdPlace: boolean,
): Bracket {
  const filled = new Map<string, BracketMatch>();
  const played = new Map(results.map((result) => [keyOf(result), result]));
  const rounds = drawBracket(seeds.length, thirdPlace).map((slots) =>
    slots.map((slot) => {
      const match = fillSlot(slot, seeds, played.get(keyOf(slot)), filled);
      filled.set(keyOf(slot), match);
      return match;
    }),
  );
  const champion = rounds.at(-1)?.[0]?.winner;
  return { rounds, champion: champion?.kind === "entry" ? champion.id : null };
}

function fillSlot(
  slot: BracketSlot,
  seeds: readonly string[],
  result: BracketResult | undefined,
  filled: ReadonlyMap<string, BracketMatch>,
): BracketMatch {
  const upperSide = occupantOf(slot.upper, seeds, filled);
  const lowerSide = occupantOf(slot.lower, seeds, filled);
  return { ...slot, upperSide, lowerSide, ...decided(upperSide, lowerSide, result) };
}

function occupantOf(
  source: Source,
  seeds: readonly string[],
  filled: ReadonlyMap<string, BracketMatch>,
): Occupant {
  if (source.from === "bye") return NOBODY;
  if (source.from === "seed") {
    const id = seeds[source.seed - 1];
    return id === undefined ? NOBODY : { kind: "entry", id };
  }
  return filled.get(keyOf(source))?.[source.from] ?? OPEN;
}

function decided(
  upper: Occupant,
  lower: Occupant,
  result: BracketResult | undefined,
): Pick<BracketMatch, "stage" | "winner" | "loser"> {
  if (upper.kind === "open" || lower.kind === "open") return { stage: "waiting", winner: OPEN, loser: OPEN };
  if (upper.kind === "nobody" && lower.kind === "nobody") {
    return { stage: "empty", winner: NOBODY, loser: NOBODY };
  }
  if (upper.kind === "nobody") return { stage: "walkover", winner: lower, loser: NOBODY };
  if (lower.kind === "nobody") return { stage: "walkover", winner: upper, loser: NOBODY };

  const outcome = result && isBetween(result, upper.id, lower.id) ? result.outcome : null;
  if (!result || !outcome || outcome.home === "draw") return { stage: "to-play", winner: OPEN, loser: OPEN };
  if (outcome.home === outcome.away) return { stage: "decided", winner: NOBODY, loser: NOBODY };
  const winnerId = outcome.home === "win" ? result.homeEntryId : result.awayEntryId;
  return winnerId === upper.id
    ? { stage: "decided", winner: upper, loser: lower }
    : { stage: "decided", winner: lower, loser: upper };
}

function isBetween({ homeEntryId, awayEntryId }: BracketResult, one: string, two: string): boolean {
  return (homeEntryId === one && awayEntryId === two) || (homeEntryId === two && awayEntryId === one);
}

function keyOf({ round, number }: { readonly round: number; readonly number: number }): string {
  return `${round}-${number}`;
}

const NOBODY: Occupant = { kind: "nobody" };
const OPEN: Occupant = { kind: "open" };
