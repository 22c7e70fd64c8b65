import { groupBy } from "@/lib/shared/group-by";
import type { Tally } from "./tally";

/**
 * Have all of them met the same opponents equally often, each other aside? Entries tied on points then have the same
 * Buchholz, as all ties do at the end of a round robin, so it wouldn't separate them.
 */
export function haveSameOpponents(tied: readonly Tally[]): boolean {
  const [first, ...others] = tied;
  if (!first || others.some(({ played }) => played !== first.played)) return false;
  const among = new Set(tied.map(({ index }) => index));
  const expected = outsideOpponents(first, among);
  return others.every((tally) => outsideOpponents(tally, among) === expected);
}

/** Has everyone met everyone else equally often, as at the end of a round robin? */
export function hasEverybodyMet(tallies: readonly Tally[]): boolean {
  const opponents = tallies.length - 1;
  if (opponents < 1) return true;
  const times = (tallies[0]?.played ?? 0) / opponents;
  return tallies.every(({ played, meetings }) => {
    if (played !== times * opponents) return false;
    const met = groupBy(meetings, ({ opponent }) => opponent);
    return met.size === opponents && [...met.values()].every(({ length }) => length === times);
  });
}

/** With equally many matches, entries that met the same outsiders have also met each other equally often. */
function outsideOpponents({ meetings }: Tally, among: ReadonlySet<number>): string {
  return meetings
    .map(({ opponent }) => opponent)
    .filter((index) => !among.has(index))
    .sort((one, two) => one - two)
    .join(" ");
}
