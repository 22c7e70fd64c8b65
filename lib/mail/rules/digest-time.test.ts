import { expect, test } from "vitest";
import { canWait, lastDigestAt, nextDigestAt } from "./digest-time";

const ZONE = "America/Chicago";
/** Sunday, Nov 22, 11:59 pm. */
const DEADLINE = "2026-11-23T05:59:00.000Z";

test.each([
  { now: "2026-11-21T13:59:00.000Z", last: "2026-11-20T14:00:00.000Z", next: "2026-11-21T14:00:00.000Z" },
  { now: "2026-11-21T14:00:00.000Z", last: "2026-11-21T14:00:00.000Z", next: "2026-11-22T14:00:00.000Z" },
  // The night the clocks go back: eight in the morning is an hour later in UTC.
  { now: "2026-11-01T05:00:00.000Z", last: "2026-10-31T13:00:00.000Z", next: "2026-11-01T14:00:00.000Z" },
])("at $now the last was at $last and the next is at $next", ({ now, last, next }) => {
  expect(lastDigestAt(now, ZONE)).toBe(last);
  expect(nextDigestAt(now, ZONE)).toBe(next);
});

test.each([
  { why: "two days before", now: "2026-11-21T05:59:00.000Z", expected: true },
  { why: "the evening before", now: "2026-11-22T02:00:00.000Z", expected: true },
  { why: "tonight", now: "2026-11-22T16:00:00.000Z", expected: false },
  { why: "at eight on the last morning", now: "2026-11-22T14:00:00.000Z", expected: false },
])("$why it can wait: $expected", ({ now, expected }) => {
  expect(canWait(DEADLINE, now, ZONE)).toBe(expected);
});
