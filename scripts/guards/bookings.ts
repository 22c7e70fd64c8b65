import type { Guard } from "./guard.ts";

const BOOKINGS = "lib/venue/store/bookings.db.test.ts";

/** A table, board or player is booked only once at a time. */
export const BOOKING_GUARDS: readonly Guard[] = [
  ...["table", "equipment", "player"].map((thing) => ({
    name: `a ${thing} is booked only once at a time`,
    without: { sql: `ALTER TABLE hold DROP CONSTRAINT hold_${thing}_once` },
    noticedBy: [BOOKINGS],
  })),
];
