import { isRegistrationOpen } from "@/lib/season/rules/registration";
import { isInPlay } from "@/lib/season/rules/steps";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { fullCalendarDay } from "@/lib/season/words/seasons";
import type { Instant } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { ageDay } from "../rules/age-limit";
import { planLateEntry } from "../rules/late-entry";
import type { SpotCounts } from "../store/waitlist";

/** A division that accepts registrations, or at least names for its waitlist. */
export type OpenDivision = {
  readonly id: string;
  readonly name: string;
  readonly taken: number;
  readonly waiting: number;
  /** Null: no limit. */
  readonly capacity: number | null;
  /** "younger than 15 on Sep 1, 2026"; null if everyone can play. */
  readonly grade: string | null;
  /** The pairings are out, so new players can only join the waitlist. */
  readonly isPaired: boolean;
};

/** How full a division is; empty if nothing is counted. */
export function spotsOf(spots: ReadonlyMap<string, SpotCounts>, divisionId: string): SpotCounts {
  return spots.get(divisionId) ?? { taken: 0, waiting: 0 };
}

/** Does someone who joins a division only get onto its waitlist? */
export function isFull(
  { id, capacity }: SeasonFacts["divisions"][number],
  spots: ReadonlyMap<string, SpotCounts> = new Map(),
): boolean {
  const { taken, waiting } = spotsOf(spots, id);
  return capacity !== null && taken + waiting >= capacity;
}

/**
 * What the registration form says about the available divisions. A round robin that has been paired still takes names
 * for its waitlist as long as the director has an open spot in it.
 */
export function openDivisions(
  season: SeasonFacts,
  views: readonly DivisionView[],
  spots: ReadonlyMap<string, SpotCounts>,
  now: Instant,
): readonly OpenDivision[] {
  const day = fullCalendarDay(ageDay({ ...season, eligibility: season.rules.eligibility }));
  return views
    .filter((view) => isOpen(view, now))
    .map(({ division: { id, name, capacity, underAge }, rounds }) => ({
      id,
      name,
      capacity,
      ...spotsOf(spots, id),
      grade: underAge === null ? null : `younger than ${underAge} on ${day}`,
      isPaired: rounds.length > 0,
    }));
}

/** The open divisions in which a player isn't yet: they can play in several, and in each only once. */
export function divisionsWithout(
  open: readonly OpenDivision[],
  mine: readonly { readonly view: Pick<DivisionView, "division"> }[],
): readonly OpenDivision[] {
  const own = new Set(mine.map(({ view }) => view.division.id));
  return open.filter(({ id }) => !own.has(id));
}

function isOpen({ season, rounds }: DivisionView, now: Instant): boolean {
  if (rounds.length === 0) return isRegistrationOpen(season, now);
  return isInPlay(season.status) && planLateEntry(rounds, season.rules, now).ok;
}
