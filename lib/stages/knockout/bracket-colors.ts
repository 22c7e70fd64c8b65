import type { MatchStatus } from "@/lib/match/rules/state";

/** A match of the same bracket: home had White in game 1. A void match doesn't count for colors. */
export type ColouredMatch = {
  readonly round: number;
  readonly homeEntryId: string;
  readonly status: MatchStatus;
};

/**
 * Who has White in game 1 of a bracket match: the player who has had it less often in the earlier rounds of this
 * bracket. If that's equal, the higher seed has it in odd-numbered matches and the lower seed in even-numbered ones. No
 * source settles this for a knockout: it's our choice, because it needs neither a lot nor a decision by anyone.
 *
 * @param seeds the entries by seed
 * @returns whether home has White
 */
export function homeAndAway(
  pair: readonly [string, string],
  slot: { readonly round: number; readonly number: number },
  seeds: readonly string[],
  matches: readonly ColouredMatch[],
): { readonly home: string; readonly away: string } {
  const [one, two] = pair;
  const whitesOf = (id: string) =>
    matches.filter(
      ({ round, homeEntryId, status }) => round < slot.round && homeEntryId === id && status !== "void",
    ).length;
  const [higher, lower] = seeds.indexOf(one) < seeds.indexOf(two) ? [one, two] : [two, one];
  const difference = whitesOf(higher) - whitesOf(lower);
  const higherIsWhite = difference === 0 ? slot.number % 2 === 1 : difference < 0;
  return higherIsWhite ? { home: higher, away: lower } : { home: lower, away: higher };
}
