import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { addHours, addMinutes, type Instant, instantOf } from "@/lib/shared/instant";
import { listTestMatches, MONDAY, makeLeague, type TestLeague } from "@/lib/testing/league";
import { type BookingPlan, type BookingRefusal, book } from "@/lib/venue/store/bookings";

/** 46 players have 1,035 matches. */
const PLAYERS = 46;
const BOOKINGS = 1_000;
const TABLES = 10;
const HOURS = 10;
/** How many bookings run at the same time, on as many connections as a server has. The rest wait for one. */
const AT_ONCE = 50;

type Booked = { readonly stored: number; readonly refused: ReadonlyMap<BookingRefusal, number> };

/**
 * Sends 1,000 bookings for 100 table slots, and 1,000 overlapping bookings for one player. True if 100 and 1 are
 * stored, no two reservations of a table, board or player overlap, and everyone else is told why not.
 */
export async function raceBookings(): Promise<boolean> {
  console.log(`Making a league of ${PLAYERS} players, ${TABLES} tables and as many boards …`);
  const league = await makeLeague({ slug: "booking-races", players: PLAYERS });
  const matchIds = (await listTestMatches(league)).slice(0, BOOKINGS).map(({ id }) => id);
  const venueId = await makeVenue(league);
  const users = await makeUsers(2 * BOOKINGS);
  const day = addHours(instantOf(MONDAY), 24);

  const slots = await fire(
    matchIds.map((matchId, index) => ({
      ...during(addHours(day, 2 * (index % HOURS)), 120),
      organizationId: league.organizationId,
      matchId,
      venueId,
      userIds: [users[2 * index] ?? "", users[2 * index + 1] ?? ""],
    })),
  );
  const slotOverlaps = await countOverlaps();
  report(`${BOOKINGS} bookings at ${TABLES * HOURS} table slots`, slots, slotOverlaps);

  await prisma().booking.deleteMany({ where: { organizationId: league.organizationId } });
  const star = users[0] ?? "";
  const one = await fire(
    matchIds.map((matchId, index) => ({
      // Any two of them overlap, whether or not they start at the same time, at the venue and elsewhere.
      ...during(addMinutes(day, index % 119), 120),
      organizationId: league.organizationId,
      matchId,
      venueId: index % 2 === 0 ? venueId : null,
      userIds: [star, users[index + 1] ?? ""],
    })),
  );
  const oneOverlaps = await countOverlaps();
  report(`${BOOKINGS} overlapping bookings of one player`, one, oneOverlaps);

  const allTold = (booked: Booked) => booked.stored + sum(booked.refused) === BOOKINGS;
  return (
    slots.stored === TABLES * HOURS &&
    one.stored === 1 &&
    slotOverlaps + oneOverlaps === 0 &&
    allTold(slots) &&
    allTold(one)
  );
}

/** Sends all bookings, many at a time. A refusal is an answer; a booking that throws ends the race. */
async function fire(plans: readonly BookingPlan[]): Promise<Booked> {
  const refused = new Map<BookingRefusal, number>();
  const waiting = [...plans];
  let stored = 0;
  const work = async () => {
    for (let plan = waiting.pop(); plan; plan = waiting.pop()) {
      const own = plan;
      const answer = await inTransaction((tx) => book(tx, own));
      if (answer.ok) stored += 1;
      else refused.set(answer.refusal, (refused.get(answer.refusal) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { stored, refused };
}

function report(what: string, { stored, refused }: Booked, overlaps: number): void {
  const codes = [...refused].map(([code, count]) => `${count} ${code}`).join(", ");
  console.log(`${what}: ${stored} stored, ${overlaps} overlaps, refused: ${codes || "none"}`);
}

/** Pairs of overlapping reservations of one thing or person, counted in the database. */
async function countOverlaps(): Promise<number> {
  const [row] = await prisma().$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM hold a JOIN hold b ON a.id < b.id
      AND (a.table_id = b.table_id OR a.equipment_id = b.equipment_id OR a.user_id = b.user_id)
      AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`;
  return Number(row?.count ?? 0);
}

async function makeVenue({ organizationId }: TestLeague): Promise<string> {
  const { id: venueId } = await prisma().venue.create({
    data: { organizationId, slug: "races", name: "Hall", createdAt: MONDAY },
  });
  const names = Array.from({ length: TABLES }, (_, index) => String(index + 1));
  await prisma().venueTable.createMany({
    data: names.map((name) => ({ organizationId, venueId, name: `Table ${name}` })),
  });
  await prisma().equipment.createMany({
    data: names.map((name) => ({ organizationId, venueId, kind: "board" as const, label: `Set ${name}` })),
  });
  return venueId;
}

/** Enough people for every chair, so that only tables and boards can run out. */
async function makeUsers(count: number): Promise<readonly string[]> {
  const rows = await prisma().user.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      email: `chair-${index}@booking-races.example`,
      createdAt: MONDAY,
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

function during(
  startsAt: Instant,
  minutes: number,
): { readonly startsAt: Instant; readonly endsAt: Instant } {
  return { startsAt, endsAt: addMinutes(startsAt, minutes) };
}

function sum(counts: ReadonlyMap<unknown, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
