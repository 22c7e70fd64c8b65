import type { OpenDivision } from "@/components/register/division-step";
import type { DivisionView } from "@/lib/data/divisions";
import type { SeasonFacts } from "@/lib/data/seasons";
import type { Places } from "@/lib/data/waiting-list";
import { ageDay } from "@/lib/domain/entries/eligibility";
import { fullCalendarDay } from "@/lib/format/seasons";

/** How full a division is; nobody has come where nothing is counted. */
export function placesOf(places: ReadonlyMap<string, Places>, divisionId: string): Places {
  return places.get(divisionId) ?? { taken: 0, waiting: 0 };
}

/**
 * What the registration form says of the divisions one can choose. A round robin that is paired already takes names for
 * its waiting list: an odd field has a free place. A knockout takes nobody once it is drawn.
 */
export function openDivisions(
  season: SeasonFacts,
  views: readonly DivisionView[],
  places: ReadonlyMap<string, Places>,
): readonly OpenDivision[] {
  if (season.status !== "registration") return [];
  const { eligibility, stages } = season.rules;
  const day = fullCalendarDay(ageDay({ ...season, eligibility }));
  return views
    .filter(({ rounds }) => rounds.length === 0 || stages[0]?.format === "round-robin")
    .map(({ division: { id, name, capacity, underAge }, rounds }) => ({
      id,
      name,
      capacity,
      ...placesOf(places, id),
      grade: underAge === null ? null : `younger than ${underAge} on ${day}`,
      isPaired: rounds.length > 0,
    }));
}
