import { expect, test } from "vitest";
import { readMigrations } from "./read";

/** The first migrations are dated in the future, and later ones must sort after them: docs/decisions/0020. */
const DATED_AHEAD_TO = "20261130235959";

test("no migration is dated in the future", () => {
  const latest = [DATED_AHEAD_TO, stampOf(new Date())].sort().at(-1) ?? "";
  expect(readMigrations().filter(({ name }) => isFuture(name, latest))).toEqual([]);
});

test.each([
  { why: "before today", name: "20261121000000_league", isIn: false },
  { why: "today", name: "20261202080000_chairs", isIn: false },
  { why: "two days later", name: "20261204000000_chairs", isIn: true },
  { why: "no date at all", name: "chairs", isIn: true },
])("the check can fail: $why", ({ name, isIn }) => {
  expect(isFuture(name, stampOf(new Date("2026-12-02T20:00:00Z")))).toBe(isIn);
});

function isFuture(name: string, latest: string): boolean {
  const stamp = /^(\d{14})_[a-z_]+$/.exec(name)?.[1];
  return stamp === undefined || stamp > latest;
}

/** "20261122093000", in the time zone that's furthest ahead, because developers name migrations by their local time. */
function stampOf(now: Date): string {
  const ahead = new Date(now.getTime() + 14 * 3_600_000);
  return ahead.toISOString().replace(/\D/g, "").slice(0, 14);
}
