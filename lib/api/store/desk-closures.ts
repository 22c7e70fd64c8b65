import { now } from "@/lib/clock";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { closureId } from "@/lib/shared/form-fields";
import { roundName } from "@/lib/stages/words/round-name";
import { type ClosurePreviewQuery, closurePlan } from "@/lib/venue/input/closure";
import { previewClosure } from "@/lib/venue/store/close-venue";
import type { ChangedMatch, ChangedRound, ClosureFacts } from "@/lib/venue/store/closure-facts";
import { type Closure, findClosure, listClosures } from "@/lib/venue/store/closures";
import { findClosedPlaces } from "@/lib/venue/store/read-venues";
import { closureView } from "@/lib/venue/view/closure-view";
import type {
  ClosurePreviewResource,
  DeskClosureResource,
  DeskClosureWithMatches,
} from "../input/desk-closure-resources";

/** The closures of the director's organization, as on their page. */
export async function listDeskClosures(scope: DirectorScope) {
  return { items: (await listClosures(scope)).map(closureOf), next: null };
}

/** A closure of the desk's own organization. */
export async function readDeskClosure(
  scope: StaffScope,
  id: string,
): Promise<DeskClosureWithMatches | undefined> {
  const found = closureId.safeParse(id).success ? await findClosure(scope, id) : undefined;
  if (!found) return undefined;
  const matches = found.matches.map(({ id, home, away, status, canceledAt, scheduledAt, deadlineAt }) => ({
    id,
    home,
    away,
    status,
    canceledAt,
    scheduledAt,
    deadlineAt,
  }));
  return { ...closureOf(found.closure), matches };
}

function closureOf({
  id,
  from,
  until,
  venues,
  isAll,
  reason,
  days,
  createdAt,
  reopenedAt,
}: Closure): DeskClosureResource {
  return { id, from, until, venues: [...venues], isAll, reason, days, createdAt, reopenedAt };
}

/** What a closure would do now; undefined if there's no such venue. */
export async function previewDeskClosure(
  scope: DirectorScope,
  { id, slug, timeZone }: OrganizationFacts,
  query: ClosurePreviewQuery,
): Promise<ClosurePreviewResource | undefined> {
  const places = await findClosedPlaces(id, query.venue);
  if (!places) return undefined;
  const facts = await previewClosure(scope, places, closurePlan(query, timeZone), now());
  const { told, problem } = closureView(facts, slug, timeZone, scope.userId);
  return { seen: facts.stamp, problem, told, ...effectOf(facts) };
}

function effectOf({ matches, rounds, elsewhere }: ClosureFacts) {
  return {
    matches: matches.map(({ change, home, away, scheduledAt, ...match }) => ({
      id: change.id,
      ...divisionOf(match),
      home: home.name,
      away: away.name,
      scheduledAt,
      canceledAt: change.cancels,
      movesTo: change.movesTo,
      deadlineAt: change.deadlineAt,
      withdrawn: { home: [...change.withdraws.home], away: [...change.withdraws.away] },
    })),
    rounds: rounds.map(({ slot, before, change, ...round }) => ({
      ...divisionOf(round),
      name: roundName(slot),
      before: datesOf(before),
      after: datesOf(change),
    })),
    elsewhere: elsewhere.map(({ slot, before: { sessionAt, sessionPlace }, ...round }) => ({
      ...divisionOf(round),
      name: roundName(slot),
      sessionAt,
      sessionPlace,
    })),
  };
}

function divisionOf({ season, division }: Pick<ChangedMatch, "season" | "division">) {
  return { season: season.slug, division: division.slug };
}

function datesOf({ opensAt, deadlineAt, sessionAt }: Omit<ChangedRound["change"], "id">) {
  return { opensAt, deadlineAt, sessionAt };
}
