import type { Party, ShownMatch } from "@/lib/match/store/match-record";
import { findMatchOfDesk, listOpenMatches } from "@/lib/match/store/read-match";
import type { StaffScope } from "@/lib/people/rules/permissions";
import { matchId } from "@/lib/shared/form-fields";
import type { DeskMatchResource } from "../input/desk-resources";

/** The matches that results can be entered for, as on the front desk's page. */
export async function listDeskMatches(scope: StaffScope, at: Date) {
  return { items: (await listOpenMatches(scope, at)).map(matchOf), next: null };
}

/** A match of the desk's own organization. */
export async function readDeskMatch(scope: StaffScope, id: string): Promise<DeskMatchResource | undefined> {
  const match = matchId.safeParse(id).success ? await findMatchOfDesk(scope, id) : undefined;
  return match && matchOf(match);
}

function matchOf({
  id,
  season,
  division,
  round,
  number,
  home,
  away,
  state,
  events,
}: ShownMatch): DeskMatchResource {
  return {
    id,
    season: season.slug,
    division: division.slug,
    round: round.number,
    number,
    home: sideOf(home),
    away: sideOf(away),
    status: state.status,
    scheduledAt: state.scheduledAt,
    deadlineAt: state.deadlineAt,
    seen: String(events.length),
  };
}

function sideOf({ entryId, name }: Party) {
  return { entryId, name };
}
