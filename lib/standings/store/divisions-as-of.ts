import type { AuditType } from "@/lib/db/audit";
import { prisma } from "@/lib/db/client";
import { snakeCase } from "@/lib/db/enum-names";
import type { MatchEvent } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import { projectMatch } from "@/lib/match/rules/project";
import { toStoredEvent } from "@/lib/match/store/match-record";
import { NAMED_ENTRY } from "@/lib/people/store/public-names";
import { groupBy } from "@/lib/shared/group-by";
import type { DivisionId, OrganizationId } from "@/lib/shared/ids";
import { listRatings } from "@/lib/sportsmanship/store/ratings";
import { WITH_TABLE } from "@/lib/stages/formats";
import { tableRounds } from "@/lib/stages/rules/rounds-of-stage";
import { markBelowAverage } from "../rules/sportsmanship";
import { inPublicOrder, type PublicDivision, type PublicEntry, type PublicMatch } from "./division-view";
import { asPublic, findDivision } from "./divisions";

/**
 * The tables of a division as they were at an instant: every match folded from its events up to then, under the current
 * rules. Players who joined later aren't in it yet, and those who left later are still there. For the present instant
 * it's what is stored.
 */
export async function findDivisionAsOf(
  organization: string,
  season: string,
  division: string,
  at: Date,
): Promise<PublicDivision | undefined> {
  const view = await findDivision(organization, season, division);
  if (!view) return undefined;
  const [entries, events, ratings] = await Promise.all([
    listEntriesAsOf(view.season.organization.id, view.division.id, at),
    listEventsUntil(view.division.id, at),
    listRatings(prisma(), view.division.id, at),
  ]);
  const rounds = tableRounds(view.rounds).map((round) => ({
    ...round,
    matches: round.matches.flatMap((match) => matchAsOf(match, events.get(match.id))),
  }));
  const forgiven = new Map(view.entries.map((entry) => [entry.id, entry.forgiven]));
  const known = entries.map((entry) => ({ ...entry, forgiven: forgiven.get(entry.id) ?? [] }));
  return {
    ...view,
    entries: markBelowAverage(known, rounds, ratings, view.season.rules),
    rounds,
  };
}

/** Nothing if the match hadn't been paired. */
function matchAsOf(match: PublicMatch, events: readonly MatchEvent[] = []): readonly PublicMatch[] {
  return events[0]?.type === "MatchPaired" ? [{ ...match, ...projectMatch(foldMatch(events)) }] : [];
}

/** The events of a round robin by match, in order. A division of a thousand players has half a million matches. */
const MOST_EVENTS = 2_000_000;

async function listEventsUntil(
  divisionId: string,
  at: Date,
): Promise<ReadonlyMap<string, readonly MatchEvent[]>> {
  const rows = await prisma().matchEvent.findMany({
    where: {
      at: { lte: at },
      match: { round: { stage: { divisionId, format: { in: WITH_TABLE.map(snakeCase) } } } },
    },
    orderBy: [{ matchId: "asc" }, { seq: "asc" }],
    take: MOST_EVENTS,
  });
  const byMatch = groupBy(rows, ({ matchId }) => matchId);
  return new Map([...byMatch].map(([id, own]) => [id, own.map((row) => toStoredEvent(row).event)]));
}

async function listEntriesAsOf(
  organizationId: OrganizationId,
  divisionId: DivisionId,
  at: Date,
): Promise<readonly PublicEntry[]> {
  const hasMatch = [{ homeMatches: { some: {} } }, { awayMatches: { some: {} } }];
  const rows = await prisma().entry.findMany({
    where: { divisionId, registeredAt: { lte: at }, OR: [{ status: "active" }, ...hasMatch] },
    select: { ...NAMED_ENTRY, status: true, annulled: true },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1000,
  });
  const noted = await listNotedAfter(
    organizationId,
    rows.map(({ id }) => id),
    at,
  );
  const isNoted = (id: string, types: readonly AuditType[]) =>
    noted.some(({ entryId, type }) => entryId === id && types.includes(type));
  const entries = rows.flatMap((row) => {
    if (isNoted(row.id, JOINING)) return [];
    const hasLeft = row.status !== "active" && !isNoted(row.id, LEAVING);
    return hasLeft && row.annulled ? [] : [asPublic(row, hasLeft)];
  });
  return inPublicOrder(entries);
}

// `is_kept_for_good` in the database has all of these.
const LEAVING: readonly AuditType[] = ["entry-withdrawn", "entry-removed"];
/** From the waitlist or another division. A player who registered and got a spot is in it since then. */
const JOINING: readonly AuditType[] = ["moved-up", "late-entry", "entry-moved"];

type Noted = { readonly entryId: string; readonly type: AuditType };

/** The log says when a player left, or joined after they had registered. */
async function listNotedAfter(
  organizationId: OrganizationId,
  entryIds: readonly string[],
  at: Date,
): Promise<readonly Noted[]> {
  return prisma().$queryRaw<Noted[]>`
    SELECT data ->> 'entryId' AS "entryId", type FROM audit_event
    WHERE data ->> 'entryId' = ANY (${[...entryIds]}::text[]) AND type = ANY (${[...LEAVING, ...JOINING]}::text[])
      AND organization_id = ${organizationId}::uuid AND at > ${at}`;
}
