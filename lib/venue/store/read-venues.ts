import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { stampOf } from "@/lib/db/stamp";
import type { Transaction } from "@/lib/db/transaction";
import type { SeasonId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { compareNames } from "@/lib/shared/text";
import type { HoursException, OpeningHours, WeeklyHours } from "../rules/opening-hours";
import type { Span } from "../rules/spans";
import type { Whereabouts } from "../words/whereabouts";

export type VenueFacts = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string | null;
  readonly directions: string | null;
  /** Changes with the address and the directions. */
  readonly whereaboutsStamp: string;
  readonly hours: OpeningHours;
  /** Changes with the weekly hours. */
  readonly hoursStamp: string;
  readonly exceptions: readonly (HoursException & { readonly id: string })[];
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly equipment: readonly {
    readonly id: string;
    readonly kind: "board" | "clock";
    readonly label: string;
  }[];
};

/** The closures of a venue that still hold. */
export const CLOSED = {
  where: { closure: { reopenedAt: null } },
  include: { closure: true },
} satisfies Prisma.VenueInclude["closures"];

export const VENUE_FACTS = {
  hours: { orderBy: [{ weekday: "asc" }, { opensAt: "asc" }] },
  exceptions: { orderBy: [{ fromDate: "asc" }, { id: "asc" }] },
  closures: CLOSED,
  tables: { where: { retiredAt: null }, orderBy: { name: "asc" } },
  equipment: { where: { retiredAt: null }, orderBy: [{ kind: "asc" }, { label: "asc" }] },
} satisfies Prisma.VenueInclude;

/** An organization's venues, with hours, tables and equipment. */
export async function listVenues(organizationId: string): Promise<readonly VenueFacts[]> {
  const rows = await prisma().venue.findMany({
    where: { organizationId },
    include: VENUE_FACTS,
    orderBy: { name: "asc" },
  });
  return rows.map(toFacts).toSorted(byName);
}

export async function findVenue(organizationId: string, slug: string): Promise<VenueFacts | undefined> {
  const row = await prisma().venue.findUnique({
    where: { organizationId_slug: { organizationId, slug } },
    include: VENUE_FACTS,
  });
  return row ? toFacts(row) : undefined;
}

/**
 * The venues that close: one by its slug, or everything on campus. Undefined if there's no such venue.
 *
 * @param slug empty: all of them, and every other place where the organization plays
 */
export async function findClosedPlaces(
  organizationId: string,
  slug: string,
): Promise<ClosedPlaces | undefined> {
  const venues = await prisma().venue.findMany({
    where: { organizationId, ...(slug ? { slug } : {}) },
    orderBy: { name: "asc" },
  });
  if (slug && venues.length === 0) return undefined;
  const sorted = venues.toSorted(byName);
  return { ids: sorted.map(({ id }) => id), names: sorted.map(({ name }) => name), isAll: slug === "" };
}

/** Which venues close: those or, with `isAll`, every place where the organization plays, venue or not. */
export type ClosedPlaces = {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly isAll: boolean;
};

function toFacts(row: Prisma.VenueGetPayload<{ include: typeof VENUE_FACTS }>): VenueFacts {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    directions: row.directions,
    whereaboutsStamp: whereaboutsStamp(row),
    hours: toHours(row),
    hoursStamp: stampOf(weeklyOf(row)),
    exceptions: row.exceptions.map(({ id, ...row }) => ({ id, ...toException(row) })),
    tables: row.tables.map(({ id, name }) => ({ id, name })).toSorted(byName),
    equipment: row.equipment
      .map(({ id, kind, label }) => ({ id, kind, label }))
      .toSorted((one, other) => compareNames(one.kind, other.kind) || compareNames(one.label, other.label)),
  };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return compareNames(one.name, other.name);
}

/** The stamp of where a venue is. */
export function whereaboutsStamp({ address, directions }: Whereabouts): string {
  return stampOf([address, directions]);
}

/** The stamp of the weekly hours as they are in a transaction. */
export async function findHoursStamp(tx: Transaction, venueId: string): Promise<string> {
  const hours = await tx.venueHours.findMany({ where: { venueId }, ...VENUE_FACTS.hours });
  return stampOf(weeklyOf({ hours }));
}

function weeklyOf({ hours }: { readonly hours: readonly WeeklyHours[] }): readonly WeeklyHours[] {
  return hours.map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt }));
}

/** Opening hours as stored. */
export function toHours(
  row: Pick<Prisma.VenueGetPayload<{ include: typeof VENUE_FACTS }>, "hours" | "exceptions" | "closures">,
): OpeningHours {
  return {
    weekly: weeklyOf(row),
    exceptions: row.exceptions.toSorted((one, two) => (one.id < two.id ? 1 : -1)).map(toException),
    closed: row.closures.map(({ closure }) => toSpan(closure)),
  };
}

type ExceptionRow = Pick<
  Prisma.VenueExceptionGetPayload<object>,
  "fromDate" | "untilDate" | "opensAt" | "closesAt" | "reason"
>;

function toException({ fromDate, untilDate, opensAt, closesAt, reason }: ExceptionRow): HoursException {
  return {
    from: fromDate.toISOString().slice(0, 10),
    until: untilDate.toISOString().slice(0, 10),
    hours: opensAt !== null && closesAt !== null ? { opensAt, closesAt } : null,
    reason,
  };
}

function toSpan({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }): Span {
  return { from: instantOf(startsAt), until: instantOf(endsAt) };
}

/** Are matches still to be played on-site? A season that went online has them in rounds that opened before. */
export async function playsOnSite(
  seasonId: SeasonId,
  at: Date,
  db: Pick<Transaction, "$queryRaw"> = prisma(),
): Promise<boolean> {
  const [match] = await db.$queryRaw<unknown[]>`
    SELECT FROM "match" m JOIN round r ON r.id = m.round_id JOIN rule_pack p ON p.id = r.rule_pack_id
    WHERE p.season_id = ${seasonId}::uuid AND p.rules #>> '{venue,kind}' IS DISTINCT FROM 'online'
      AND m.status IN ('open', 'scheduled') AND m.deadline_at > ${at}::timestamptz LIMIT 1`;
  return match !== undefined;
}
