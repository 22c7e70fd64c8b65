import type { Transaction } from "@/lib/db/prisma";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";

export type BookingRefusal = "no-table" | "no-board" | "player-busy";

/** What an agreed time takes up: a table and a board at the venue, and both players. */
export type BookingPlan = {
  readonly organizationId: string;
  readonly matchId: string;
  /** Null if no venue is booked: only the players are. */
  readonly venueId: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly userIds: readonly string[];
};

/**
 * Books a match in place of its previous booking, or writes nothing and says why not. Bookings at one venue, and of one
 * player, are serialized by locks until the transaction ends; the exclusion constraints of `hold` enforce it.
 */
export async function book(tx: Transaction, plan: BookingPlan): Promise<Answer<null, BookingRefusal>> {
  await lockInLine(tx, plan.venueId ? [plan.venueId] : []);
  await lockInLine(tx, [...plan.userIds].sort());
  if (await isAnyPlayerBusy(tx, plan)) return refuse("player-busy");
  const things = plan.venueId ? await findThings(tx, plan, plan.venueId) : accept([]);
  if (!things.ok) return things;

  const { organizationId, matchId, venueId, startsAt, endsAt } = plan;
  await releaseBooking(tx, matchId);
  const { id: bookingId } = await tx.booking.create({
    data: { organizationId, matchId, venueId, startsAt, endsAt },
  });
  const taken = [...things.value, ...plan.userIds.map((userId) => ({ userId }))];
  await tx.hold.createMany({
    data: taken.map((thing) => ({ organizationId, bookingId, startsAt, endsAt, ...thing })),
  });
  return accept(null);
}

/** Frees what a match has booked. */
export async function releaseBooking(tx: Transaction, matchId: string): Promise<void> {
  await tx.booking.deleteMany({ where: { matchId } });
}

/** One at a time, per venue and per player. */
async function lockInLine(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 64))`;
}

async function isAnyPlayerBusy(tx: Transaction, plan: BookingPlan): Promise<boolean> {
  const where = { userId: { in: [...plan.userIds] }, ...reservedElsewhere(plan) };
  return (await tx.hold.count({ where })) > 0;
}

/** Bookings at that time, except the match's own previous one. */
function reservedElsewhere({ matchId, startsAt, endsAt }: BookingPlan) {
  return { startsAt: { lt: endsAt }, endsAt: { gt: startsAt }, booking: { matchId: { not: matchId } } };
}

type Thing = { readonly tableId: string } | { readonly equipmentId: string };

/** The first free table, and the first free board if the venue has any. A board that is checked out isn't free. */
async function findThings(
  tx: Transaction,
  plan: BookingPlan,
  venueId: string,
): Promise<Answer<readonly Thing[], BookingRefusal>> {
  const holds = { none: reservedElsewhere(plan) };
  const table = await tx.venueTable.findFirst({
    where: { venueId, retiredAt: null, holds },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  if (!table) return refuse("no-table");
  const boards = { venueId, kind: "board" as const, retiredAt: null };
  if ((await tx.equipment.count({ where: boards })) === 0) return accept([{ tableId: table.id }]);
  const board = await tx.equipment.findFirst({
    where: { ...boards, holds, checkouts: { none: { inAt: null, dueAt: { gt: plan.startsAt } } } },
    orderBy: [{ label: "asc" }, { id: "asc" }],
  });
  return board ? accept([{ tableId: table.id }, { equipmentId: board.id }]) : refuse("no-board");
}
