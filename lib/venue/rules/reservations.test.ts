import { expect, test } from "vitest";
import { nextOf, type Reservation } from "./reservations";

const reservation = (matchId: string, startsAt: string, endsAt: string, board: string): Reservation => ({
  matchId,
  place: "Courtside Lounge",
  startsAt: `2026-11-20T${startsAt}:00.000Z`,
  endsAt: `2026-11-20T${endsAt}:00.000Z`,
  table: "Table 1",
  board,
  here: [],
  players: [
    { userId: `${matchId}-home`, name: "Amara" },
    { userId: `${matchId}-away`, name: "Theo" },
  ],
});
const BOOKED = [
  reservation("first", "14:00", "16:00", "Set 1"),
  reservation("other", "15:00", "17:00", "Set 2"),
  reservation("second", "16:00", "18:00", "Set 1"),
];

test.each([
  { why: "hours before", label: "Set 1", now: "10:00", of: "first" },
  { why: "while a match is booked", label: "Set 1", now: "15:00", of: "first" },
  {
    why: "a few minutes early, although the match before hasn't ended",
    label: "Set 1",
    now: "15:50",
    of: "second",
  },
  { why: "another board", label: "Set 2", now: "15:50", of: "other" },
  { why: "a board that isn't reserved", label: "Set 3", now: "15:50", of: undefined },
])("a board is handed out for the right match: $why", ({ label, now, of }) => {
  expect(nextOf(BOOKED, label, `2026-11-20T${now}:00.000Z`)?.matchId).toBe(of);
});
