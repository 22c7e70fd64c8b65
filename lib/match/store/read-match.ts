import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import type { MatchId, OrganizationId, UserId } from "@/lib/shared/ids";
import { addHours, instantOf } from "@/lib/shared/instant";
import { hasEmail } from "@/lib/shared/no-email";
import type { Side } from "../rules/sides";
import { isDecided } from "../rules/state";
import { storyOf } from "../rules/story";
import { type Party, type ShownMatch, sideOf } from "./match-record";
import { listOfMatches, type MatchRow, toShownMatch } from "./select-matches";

/**
 * A match as one of its two players sees it: what happened since they play it. It has the opponent's contact details only
 * while they're opponents, and never in a division for minors.
 */
export type PlayerMatch = Omit<ShownMatch, "home" | "away"> & {
  readonly side: Side;
  readonly home: Party | PartyName;
  readonly away: Party | PartyName;
};
export type PartyName = Omit<Party, "email" | "phone"> & { readonly hasEmail: boolean };

/** A match for one of its players; undefined for everyone else, as if it didn't exist. */
export async function findMatchOfPlayer(matchId: MatchId, userId: UserId): Promise<PlayerMatch | undefined> {
  const [match] = await readMatches(matchOfPlayer(matchId, userId));
  return match && toPlayerMatch(match, userId);
}

/** Which match that is, for `listOfMatches`. */
export function matchOfPlayer(matchId: MatchId, userId: UserId): Prisma.Sql {
  return Prisma.sql`
    WHERE m.id = ${matchId}::uuid AND EXISTS (
      SELECT FROM entry WHERE id IN (m.home_entry_id, m.away_entry_id) AND user_id = ${userId}::uuid
    )`;
}

/** Matches with everything their pages show; `which` as for `listOfMatches`. */
export async function readMatches(which: Prisma.Sql): Promise<readonly ShownMatch[]> {
  const row = await readRow<{ matches: readonly MatchRow[] }>(Prisma.sql`
    SELECT ${listOfMatches(which)} AS matches`);
  return row.matches.map(toShownMatch);
}

/** The organization that a match belongs to, and nothing else about it. */
export async function findOrganizationOfMatch(
  matchId: string,
): Promise<{ readonly id: string; readonly slug: string } | undefined> {
  const row = await prisma().match.findUnique({
    where: { id: matchId },
    select: {
      round: {
        select: {
          stage: {
            select: {
              division: {
                select: { season: { select: { organization: { select: { id: true, slug: true } } } } },
              },
            },
          },
        },
      },
    },
  });
  return row?.round.stage.division.season.organization;
}

const MOST_MATCHES = 200;

/**
 * A person's matches that have opened or open within two weeks, for `listOfMatches`: newest first, so that someone with
 * more sees the newest. If registration is open again for one division, the season's other divisions are still being
 * played.
 */
export function newestMatchesOfPlayer(userId: UserId, at: Date): Prisma.Sql {
  return Prisma.sql`
    ${PLAYED_BY}
    WHERE own.user_id = ${userId}::uuid AND r.opens_at <= ${latestOpening(at)}::timestamptz
      AND s.status IN ('registration', 'running', 'finished')
    ORDER BY m.deadline_at DESC, m.number DESC LIMIT ${MOST_MATCHES}`;
}

/** A player sees the matches of rounds that open by then. */
export function latestOpening(at: Date): Date {
  return new Date(addHours(instantOf(at), 14 * 24));
}

/** Joins a match (m) to a person's entry (own), if they play in it, by the indexes of both sides. */
export const PLAYED_BY = Prisma.sql`JOIN entry own ON m.home_entry_id = own.id OR m.away_entry_id = own.id`;

/** A match of the desk's own organization. */
export async function findMatchOfDesk(
  { organizationId }: DirectorScope | StaffScope,
  matchId: MatchId,
): Promise<ShownMatch | undefined> {
  const [match] = await readMatches(
    Prisma.sql`WHERE m.id = ${matchId}::uuid AND m.organization_id = ${organizationId}::uuid`,
  );
  return match;
}

/** A person's matches in the desk's organization, newest deadline first. */
export async function listMatchesOfPerson(
  { organizationId }: DirectorScope,
  userId: UserId,
): Promise<readonly ShownMatch[]> {
  return readMatches(Prisma.sql`
    ${PLAYED_BY}
    WHERE own.user_id = ${userId}::uuid AND m.organization_id = ${organizationId}::uuid
    ORDER BY m.deadline_at DESC, m.id LIMIT 300`);
}

/** The network address each event of a match came from, by the event's number, as far as it was kept. */
export async function findOrigins(
  { organizationId }: DirectorScope,
  matchId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await prisma().matchEvent.findMany({
    where: { organizationId, matchId, origin: { not: null } },
    select: { seq: true, origin: true },
  });
  return new Map(rows.flatMap(({ seq, origin }) => (origin ? [[seq, origin]] : [])));
}

/** What is waiting for the director, oldest first. */
export async function listQueue({ organizationId }: DirectorScope): Promise<readonly ShownMatch[]> {
  return readMatches(queueOf(organizationId));
}

/** Which matches those are: contested, unanswered, unreachable or tied, or with a correction no one agreed to. */
export function queueOf(organizationId: OrganizationId): Prisma.Sql {
  return Prisma.sql`
    WHERE m.organization_id = ${organizationId}::uuid
      AND (m.status = 'with-director' OR m.correction = 'with-director')
    ORDER BY m.deadline_at, m.id LIMIT 200`;
}

/** Undecided matches of rounds that have opened, without those that wait for the director, by deadline. */
export async function listOpenMatches(
  { organizationId }: StaffScope,
  at: Date,
): Promise<readonly ShownMatch[]> {
  return readMatches(Prisma.sql`
    WHERE m.organization_id = ${organizationId}::uuid AND m.status IN ('open', 'scheduled', 'reported')
      AND r.opens_at <= ${at}::timestamptz AND s.status IN ('registration', 'running', 'finished')
    ORDER BY m.deadline_at, t.id, m.number LIMIT 500`);
}

/** Which matches can be claimed no-shows that can still be answered; `isNoShowClaim` decides. First due first. */
export function noShowsClaimedIn(organizationId: OrganizationId): Prisma.Sql {
  return Prisma.sql`
    WHERE m.organization_id = ${organizationId}::uuid AND m.status = 'reported'
      AND EXISTS (SELECT FROM match_event WHERE match_id = m.id AND type = 'NoShowClaimed')
    ORDER BY m.answer_by, m.id LIMIT 200`;
}

export function isNoShowClaim({ state }: ShownMatch): boolean {
  return state.noShow !== null && state.report === null;
}

/** Which unreported matches have a deadline within this many hours. */
export function atRiskIn(organizationId: OrganizationId, at: Date, hours: number): Prisma.Sql {
  return Prisma.sql`
    WHERE m.organization_id = ${organizationId}::uuid AND m.status IN ('open', 'scheduled')
      AND m.forfeit_held_at IS NULL
      AND m.deadline_at <= ${new Date(addHours(instantOf(at), hours))}::timestamptz
    ORDER BY m.deadline_at, m.id LIMIT 200`;
}

export function toPlayerMatch(match: ShownMatch, userId: string): PlayerMatch {
  const side = sideOf(match, userId);
  if (!side) throw new Error("Not a party of this match");
  const { status, correction } = match.state;
  const areOpponents = !isDecided(status) || correction !== null;
  const sees = areOpponents && !match.division.isForMinors;
  return {
    ...match,
    events: storyOf(match.events),
    side,
    home: sees || side === "home" ? match.home : withoutContact(match.home),
    away: sees || side === "away" ? match.away : withoutContact(match.away),
  };
}

function withoutContact({ email, phone: _phone, ...party }: Party): PartyName {
  return { ...party, hasEmail: hasEmail(email) };
}
