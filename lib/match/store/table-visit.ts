import { prisma } from "@/lib/db/client";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { checkInUntil } from "../rules/decide-arrival";
import { isForItsTime } from "../rules/place-of";
import type { MatchState } from "../rules/state";

/** What the code on a table leads a player to. */
export type TableVisit = {
  readonly organization: OrganizationFacts;
  readonly table: string;
  readonly venue: string;
  /** The player's match that's booked in the organization for a time around now, and where; null if there's none. */
  readonly match: { readonly id: MatchId; readonly table: string | null; readonly isHere: boolean } | null;
};

/**
 * A table of an organization, as its code shows it to one player; undefined if there's no such table. Of matches that are
 * booked back to back it's the one at this table, else the latest that the player can check in for.
 */
export async function findTableVisit(
  org: string,
  tableId: string,
  userId: UserId,
  at: Date,
): Promise<TableVisit | undefined> {
  const table = await prisma().venueTable.findFirst({
    where: { id: tableId, retiredAt: null, venue: { organization: { slug: org } } },
    include: { venue: { include: { organization: true } } },
  });
  if (!table) return undefined;
  const { venue } = table;
  const bookings = await prisma().booking.findMany({
    where: {
      organizationId: venue.organizationId,
      startsAt: { lte: new Date(checkInUntil(instantOf(at))) },
      endsAt: { gt: at },
      holds: { some: { userId } },
      match: { status: "scheduled" },
    },
    include: {
      holds: { where: { tableId: { not: null } }, include: { table: true } },
      match: { select: { scheduledAt: true } },
    },
    orderBy: { startsAt: "desc" },
  });
  const current = bookings.filter(({ match, startsAt }) => isForItsTime(startsAt, match));
  const isAtTable = ({ holds }: (typeof current)[number]) => holds.some((hold) => hold.tableId === tableId);
  const booking = current.find(isAtTable) ?? current[0] ?? null;
  const booked = booking?.holds[0]?.table ?? null;
  return {
    organization: venue.organization,
    table: table.name,
    venue: venue.name,
    match: booking && {
      id: booking.matchId,
      table: booked?.name ?? null,
      isHere: booked?.id === tableId,
    },
  };
}

/**
 * The name of a table, if the match is booked at it for its time; null if it isn't. Undefined if the organization has no
 * such table.
 */
export async function findBookedTable(
  match: {
    readonly id: MatchId;
    readonly organization: Pick<OrganizationFacts, "id">;
    readonly state: Pick<MatchState, "scheduledAt">;
  },
  tableId: string,
): Promise<string | null | undefined> {
  const table = await prisma().venueTable.findUnique({
    where: { organizationId_id: { organizationId: match.organization.id, id: tableId } },
    include: {
      holds: {
        where: { booking: { matchId: match.id }, startsAt: match.state.scheduledAt ?? { in: [] } },
        take: 1,
      },
    },
  });
  if (!table) return undefined;
  return table.holds.length > 0 ? table.name : null;
}
