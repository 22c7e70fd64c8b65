import { expect, test } from "vitest";
import { canceledTimes } from "./canceled-times";
import type { MatchEvent } from "./events";

const ONE = "2026-11-20T22:00:00.000Z";
const OTHER = "2026-11-21T22:00:00.000Z";
const AGREED: MatchEvent = { type: "TimeAgreed", by: "away", scheduledAt: ONE };
const MOVED: MatchEvent = { type: "TimeAgreed", by: "home", scheduledAt: OTHER };
const SET: MatchEvent = { type: "TimeDefaulted", scheduledAt: ONE };
const CANCELED: MatchEvent = { type: "TimeCancelled", by: "home" };
const CLOSED: MatchEvent = {
  type: "VenueClosed",
  reason: "Snow",
  canceled: ONE,
  movedTo: null,
  deadlineAt: null,
};

test.each<{ why: string; events: readonly MatchEvent[]; canceled: readonly string[] }>([
  { why: "an agreed time that stands", events: [AGREED], canceled: [] },
  { why: "an agreed time", events: [AGREED, CANCELED], canceled: [ONE] },
  { why: "the last of two agreed times", events: [AGREED, MOVED, CANCELED], canceled: [OTHER] },
  { why: "a time that the league set", events: [SET, CANCELED], canceled: [ONE] },
  { why: "a time that a closure canceled", events: [AGREED, CLOSED], canceled: [ONE] },
  { why: "both, one after the other", events: [AGREED, CANCELED, MOVED, CANCELED], canceled: [ONE, OTHER] },
])("canceled: $why", ({ events, canceled }) => {
  expect([...canceledTimes(events.map((event) => ({ event })))]).toEqual(canceled);
});
