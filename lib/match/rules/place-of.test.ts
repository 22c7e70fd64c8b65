import { expect, test } from "vitest";
import { bookedNow, placeOf } from "./place-of";

const AGREED = "2026-11-18T22:00:00.000Z";
const EARLIER = "2026-11-17T22:00:00.000Z";

test.each([
  { why: "it's booked there", booked: "Lounge", startsAt: AGREED, season: "Annex", is: "Lounge" },
  { why: "the season books nowhere anymore", booked: "Lounge", startsAt: AGREED, season: null, is: "Lounge" },
  { why: "only the players are booked", booked: null, startsAt: AGREED, season: "Annex", is: "Annex" },
  { why: "another time was booked", booked: "Lounge", startsAt: EARLIER, season: "Annex", is: "Annex" },
  { why: "nothing books a place", booked: null, startsAt: AGREED, season: null, is: null },
])("a match is played at $is, because $why", ({ booked, startsAt, season, is }) => {
  const booking = { startsAt, venue: booked };
  expect(placeOf({ booking, venue: season, state: { scheduledAt: AGREED } })).toBe(is);
});

test("without a booking, it's played where the season books", () => {
  expect(placeOf({ booking: null, venue: "Annex", state: { scheduledAt: null } })).toBe("Annex");
});

test("a booking counts for its own time: a match that starts over keeps the one that it was played at", () => {
  const booking = { startsAt: EARLIER, table: "Table 1" };
  expect(bookedNow({ booking, state: { scheduledAt: EARLIER } })).toBe(booking);
  expect(bookedNow({ booking, state: { scheduledAt: AGREED } })).toBeNull();
  expect(bookedNow({ booking, state: { scheduledAt: null } })).toBeNull();
  expect(bookedNow({ booking: null, state: { scheduledAt: null } })).toBeNull();
});
