import { sortableId } from "@/lib/db/sortable-id";
import { type Statement, send } from "@/lib/db/statements";
import type { Transaction } from "@/lib/db/transaction";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";
import { UNBOOKED_TIMES } from "./unbooked-times";

export type BookingRefusal = "no-table" | "no-board" | "player-busy";

/** A booking that was just made, with the table and the board it got. */
export type Booked = {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly table: string | null;
  readonly board: string | null;
};

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
export async function book(tx: Transaction, plan: BookingPlan): Promise<Answer<Booked, BookingRefusal>> {
  const { organizationId, matchId, venueId, startsAt, endsAt, userIds } = plan;
  await lockBookings(tx, [...(venueId ? [venueId] : []), ...[...userIds].sort()]);
  const [free] = await send<Free>(tx, FIND_FREE, [matchId, venueId, startsAt, endsAt, userIds]);
  if (!free || free.isPlayerBusy) return refuse("player-busy");
  if (venueId && !free.tableId) return refuse("no-table");
  if (venueId && free.hasBoards && !free.equipmentId) return refuse("no-board");

  await send(tx, RELEASE, [organizationId, matchId]);
  const holds = [
    ...(free.tableId ? [{ table_id: free.tableId }] : []),
    ...(free.equipmentId ? [{ equipment_id: free.equipmentId }] : []),
    ...userIds.map((user_id) => ({ user_id })),
  ].map((thing) => ({ id: sortableId(), ...thing }));
  const booking = [sortableId(), organizationId, matchId, venueId, startsAt, endsAt];
  await send(tx, INSERT_BOOKING, [...booking, JSON.stringify(holds)]);
  return accept({ startsAt, endsAt, table: free.table, board: free.board });
}

/** Waits for the bookings being made at a venue, or of a player, and keeps others waiting until the transaction ends. */
export async function lockBookings(tx: Transaction, ids: readonly string[]): Promise<void> {
  await send(tx, LOCK_IN_LINE, [ids]);
}

/** One at a time, per venue and per player, in this order. */
const LOCK_IN_LINE: Statement = {
  name: "lock-bookings",
  text: `
    SELECT pg_advisory_xact_lock(hashtextextended(id, 64))
    FROM (SELECT id FROM unnest($1::text[]) WITH ORDINALITY AS line (id, place) ORDER BY place OFFSET 0) AS line`,
};

type Free = {
  readonly isPlayerBusy: boolean;
  readonly tableId: string | null;
  readonly table: string | null;
  readonly hasBoards: boolean;
  readonly equipmentId: string | null;
  readonly board: string | null;
};

/** Reserved at that time by another match. */
const RESERVED = `FROM hold h JOIN booking b ON b.id = h.booking_id
  WHERE b.match_id <> $1::uuid AND h.starts_at < $4::timestamptz AND h.ends_at > $3::timestamptz`;

/**
 * The first free table, and the first free board if the venue has any: 2 before 10. A board that is checked out isn't
 * free.
 */
const FIND_FREE: Statement = {
  name: "find-free",
  text: `
    SELECT EXISTS (SELECT ${RESERVED} AND h.user_id = ANY($5::uuid[])) OR EXISTS (
        SELECT FROM ${UNBOOKED_TIMES} AS u WHERE u.user_id = ANY($5::uuid[]) AND u.match_id <> $1::uuid
          AND u.starts_at < $4::timestamptz AND u.ends_at > $3::timestamptz
      ) AS "isPlayerBusy",
      t.id AS "tableId", t.name AS "table", q.id AS "equipmentId", q.label AS "board",
      EXISTS (SELECT FROM equipment WHERE venue_id = $2::uuid AND kind = 'board' AND retired_at IS NULL) AS "hasBoards"
    FROM (SELECT 1) AS one
    LEFT JOIN LATERAL (
      SELECT id, name FROM venue_table
      WHERE venue_id = $2::uuid AND retired_at IS NULL AND NOT EXISTS (SELECT ${RESERVED} AND h.table_id = venue_table.id)
      ORDER BY length(name), name, id LIMIT 1
    ) t ON true
    LEFT JOIN LATERAL (
      SELECT id, label FROM equipment
      WHERE venue_id = $2::uuid AND kind = 'board' AND retired_at IS NULL
        AND NOT EXISTS (SELECT ${RESERVED} AND h.equipment_id = equipment.id)
        AND NOT EXISTS (
          SELECT FROM checkout WHERE equipment_id = equipment.id AND in_at IS NULL AND due_at > $3::timestamptz
        )
      ORDER BY length(label), label, id LIMIT 1
    ) q ON true`,
};

const RELEASE: Statement = {
  name: "release-booking",
  text: "DELETE FROM booking WHERE organization_id = $1::uuid AND match_id = $2::uuid",
};

const INSERT_BOOKING: Statement = {
  name: "insert-booking",
  text: `
    WITH booked AS (
      INSERT INTO booking (id, organization_id, match_id, venue_id, starts_at, ends_at)
      VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::timestamptz, $6::timestamptz)
      RETURNING *
    )
    INSERT INTO hold (id, organization_id, booking_id, table_id, equipment_id, user_id, starts_at, ends_at)
    SELECT h.id, b.organization_id, b.id, h.table_id, h.equipment_id, h.user_id, b.starts_at, b.ends_at
    FROM booked b CROSS JOIN json_to_recordset($7::json) AS h (id uuid, table_id uuid, equipment_id uuid, user_id uuid)`,
};
