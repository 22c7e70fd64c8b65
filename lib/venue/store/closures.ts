import { prisma } from "@/lib/db/client";
import { kebabCase } from "@/lib/db/enum-names";
import { Prisma } from "@/lib/db/generated/client";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { DecidedBy } from "@/lib/match/rules/outcome";
import type { MatchStatus } from "@/lib/match/rules/state";
import type { DirectorScope, StaffScope } from "@/lib/people/rules/permissions";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { readRulesOnce } from "@/lib/season/store/read-rules";
import type { SeasonFacts } from "@/lib/season/store/season-facts";
import type { OrganizationId } from "@/lib/shared/ids";
import { type CalendarDate, type Instant, instantFrom, instantOf } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import { overlap, type Span } from "../rules/spans";
import type { ClosedPlaces } from "./read-venues";
import { spansAsJson } from "./span-rows";

/** A closure as it was confirmed, with its matches as they are now. */
export type Closure = {
  readonly id: string;
  readonly from: Instant;
  readonly until: Instant;
  readonly reason: string;
  readonly days: number;
  /** The names of the closed venues. */
  readonly venues: readonly string[];
  /** Everything on campus is closed. */
  readonly isAll: boolean;
  readonly createdAt: Instant;
  readonly by: string | null;
  readonly reopenedAt: Instant | null;
};

/** A match that a closure changed, as it is now. */
export type ClosureMatch = {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  readonly season: string;
  readonly division: string;
  readonly slot: MatchSlot;
  readonly canceledAt: Instant | null;
  readonly status: MatchStatus;
  readonly decidedBy: DecidedBy | null;
  readonly scheduledAt: Instant | null;
  readonly deadlineAt: Instant;
  /** Until when it can be reported. */
  readonly closesAt: Instant;
};

const CLOSURE = {
  venues: { include: { venue: true } },
} satisfies Prisma.ClosureInclude;

/** The closures of an organization, newest first. */
export async function listClosures({
  organizationId,
}: DirectorScope | StaffScope): Promise<readonly Closure[]> {
  const rows = await prisma().closure.findMany({
    where: { organizationId },
    include: CLOSURE,
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: 50,
  });
  return rows.map((row) => toClosure(row, null));
}

/** The closures that hold at an instant. */
export async function listClosuresNow({ organizationId }: StaffScope, at: Date): Promise<readonly Closure[]> {
  const rows = await prisma().closure.findMany({
    where: { organizationId, reopenedAt: null, startsAt: { lte: at }, endsAt: { gt: at } },
    include: CLOSURE,
    orderBy: { endsAt: "asc" },
  });
  return rows.map((row) => toClosure(row, null));
}

/** A closure that holds, and the ids of its venues. */
export type ClosureOfVenues = Closure & {
  readonly organizationId: string;
  readonly venueIds: readonly string[];
};

/**
 * Does a closure concern a division's season: its venue, or everything on campus? None concerns an online season, unless
 * a round that began before it went online is played then. One without venues is of everything, too: during an upgrade,
 * the version before makes those, which doesn't know `isAll`.
 */
export function isClosedFor(
  closure: Pick<ClosureOfVenues, "organizationId" | "venueIds" | "isAll" | "from" | "until">,
  { season, rounds }: PlayedThere,
): boolean {
  const { organizationId, venueIds, isAll } = closure;
  const { organization, venueId, rules } = season;
  const isOnSite =
    rules.venue.kind === "on-site" ||
    rounds.some(
      (round) =>
        round.rules.venue.kind === "on-site" &&
        overlap({ from: round.opensAt, until: round.deadlineAt }, closure),
    );
  if (organizationId !== organization.id || !isOnSite) return false;
  return isAll || venueIds.length === 0 || (venueId !== null && venueIds.includes(venueId));
}

type PlayedThere = {
  readonly season: Pick<SeasonFacts, "organization" | "venueId" | "rules">;
  readonly rounds: readonly {
    readonly rules: Pick<RulePack, "venue">;
    readonly opensAt: Instant;
    readonly deadlineAt: Instant;
  }[];
};

/** When everything on campus is closed during a span, as JSON. */
export function campusClosed(organizationId: OrganizationId, { from, until }: Span): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${spansAsJson(Prisma.sql`c.starts_at`, Prisma.sql`c.ends_at`)} FROM closure c
    WHERE c.organization_id = ${organizationId}::uuid AND c.is_all AND c.reopened_at IS NULL
      AND c.ends_at > ${from}::timestamptz AND c.starts_at < ${until}::timestamptz
  )`;
}

/** Closures (c) in force that keep a place closed for some of a span, as the FROM and WHERE of a statement. */
export function closedAlready(
  organizationId: string,
  { isAll, ids }: Pick<ClosedPlaces, "isAll" | "ids">,
  { from, until }: Span,
): Prisma.Sql {
  return Prisma.sql`
    FROM closure c
    WHERE c.organization_id = ${organizationId}::uuid AND c.reopened_at IS NULL
      AND c.starts_at < ${until}::timestamptz AND c.ends_at > ${from}::timestamptz
      AND (${isAll} OR EXISTS (
        SELECT FROM closure_venue v WHERE v.closure_id = c.id AND v.venue_id = ANY(${ids}::uuid[])))`;
}

/** What `closuresSince` reads of each. */
export type ClosureRow = Omit<ClosureOfVenues, Instants> & Readonly<Record<Instants, string>>;
type Instants = "from" | "until" | "createdAt";

/** The closures of some organizations since a calendar date, in order, without those that were taken back, as JSON. */
export function closuresSince(asked: {
  readonly in: readonly OrganizationId[];
  readonly since: CalendarDate;
}): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT c.id, c.starts_at AS "from", c.ends_at AS "until", c.reason, c.days, c.created_at AS "createdAt",
        c.organization_id AS "organizationId", c.is_all AS "isAll", NULL AS "by", NULL AS "reopenedAt",
        coalesce(json_agg(v.name) FILTER (WHERE v.id IS NOT NULL), '[]') AS venues,
        coalesce(json_agg(v.id) FILTER (WHERE v.id IS NOT NULL), '[]') AS "venueIds"
      FROM closure c
      LEFT JOIN closure_venue cv ON cv.closure_id = c.id
      LEFT JOIN venue v ON v.id = cv.venue_id
      WHERE c.organization_id = ANY(${asked.in}::uuid[]) AND c.reopened_at IS NULL
        AND c.ends_at >= ${asked.since}::date::timestamp AT TIME ZONE 'UTC'
      GROUP BY c.id
      ORDER BY c.starts_at, c.id LIMIT 100
    ) AS listed
  )`;
}

export function toClosureOfVenues({ from, until, createdAt, venues, ...row }: ClosureRow): ClosureOfVenues {
  return {
    ...row,
    venues: venues.toSorted(compareNames),
    from: instantFrom(from),
    until: instantFrom(until),
    createdAt: instantFrom(createdAt),
  };
}

type FoundClosure = {
  readonly closure: Closure;
  readonly matches: readonly ClosureMatch[];
  /** Until when others in force keep some of its hours closed; null if there are none. */
  readonly sharedUntil: Instant | null;
};

/** A closure with the matches it changed: those whose time it canceled or moved first. */
export async function findClosure(
  { organizationId }: DirectorScope | StaffScope,
  id: string,
): Promise<FoundClosure | undefined> {
  const row = await prisma().closure.findFirst({
    where: { id, organizationId },
    include: { ...CLOSURE, matches: { include: { match: { include: MATCH } } } },
  });
  if (!row) return undefined;
  const [more] = await prisma().$queryRaw<{ by: string | null; sharedUntil: Date | null }[]>`
    SELECT (SELECT coalesce(u.name, u.email) FROM "user" u WHERE u.id = ${row.createdByUserId}::uuid) AS "by",
      (SELECT max(least(c.ends_at, ${row.endsAt})) ${othersThan(row)}) AS "sharedUntil"`;
  const matches = row.matches
    .map(toClosureMatch)
    .sort((one, two) => orderOf(one).localeCompare(orderOf(two)));
  const { by = null, sharedUntil = null } = more ?? {};
  return { closure: toClosure(row, by), matches, sharedUntil: sharedUntil && instantOf(sharedUntil) };
}

function othersThan({
  id,
  organizationId,
  isAll,
  venues,
  startsAt,
  endsAt,
}: Prisma.ClosureGetPayload<{ include: typeof CLOSURE }>): Prisma.Sql {
  const ids = venues.map(({ venueId }) => venueId);
  const span = { from: instantOf(startsAt), until: instantOf(endsAt) };
  return Prisma.sql`${closedAlready(organizationId, { isAll, ids }, span)} AND c.id <> ${id}::uuid`;
}

const MATCH = {
  home: true,
  away: true,
  round: {
    include: {
      rulePack: true,
      stage: { include: { _count: { select: { rounds: true } }, division: { include: { season: true } } } },
    },
  },
} satisfies Prisma.MatchInclude;

function orderOf({ canceledAt, deadlineAt, slot, id }: ClosureMatch): string {
  return `${canceledAt ?? "9"} ${deadlineAt} ${slot.match} ${id}`;
}

function toClosure(row: Prisma.ClosureGetPayload<{ include: typeof CLOSURE }>, by: string | null): Closure {
  const { id, startsAt, endsAt, reason, days, venues, isAll, createdAt, reopenedAt } = row;
  return {
    id,
    from: instantOf(startsAt),
    until: instantOf(endsAt),
    reason,
    days,
    venues: venues.map(({ venue }) => venue.name).sort(compareNames),
    isAll,
    createdAt: instantOf(createdAt),
    by,
    reopenedAt: reopenedAt && instantOf(reopenedAt),
  };
}

function toClosureMatch({
  match,
  canceledAt,
}: {
  readonly match: Prisma.MatchGetPayload<{ include: typeof MATCH }>;
  readonly canceledAt: Date | null;
}): ClosureMatch {
  const { rulePack, stage, number } = match.round;
  const deadlineAt = instantOf(match.deadlineAt);
  return {
    id: match.id,
    home: match.home.name,
    away: match.away.name,
    season: stage.division.season.name,
    division: stage.division.name,
    slot: { format: kebabCase(stage.format), number, of: stage._count.rounds, match: match.number },
    canceledAt: canceledAt && instantOf(canceledAt),
    status: kebabCase(match.status),
    decidedBy: match.decidedBy && kebabCase(match.decidedBy),
    scheduledAt: match.scheduledAt && instantOf(match.scheduledAt),
    deadlineAt,
    closesAt: closesAt({ deadlineAt }, readRulesOnce(rulePack)),
  };
}
