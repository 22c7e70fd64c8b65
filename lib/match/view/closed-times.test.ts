import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { foldMatch } from "../rules/evolve";
import { setClosedTimesAside } from "./closed-times";

const NOW = "2026-11-17T12:00:00.000Z";
const PAST = "2026-11-17T11:00:00.000Z";
const FRIDAY = "2026-11-20T22:00:00.000Z";
const SATURDAY = "2026-11-21T22:00:00.000Z";
const zone = "America/Chicago";
const hours = {
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensAt: "00:00", closesAt: "00:00" })),
  exceptions: [],
};
const SNOW = { from: "2026-11-20T12:00:00.000Z", until: "2026-11-21T12:00:00.000Z" };
const CLOSED = {
  type: "VenueClosed",
  reason: "Snow",
  canceled: null,
  movedTo: null,
  deadlineAt: null,
} as const;

function setAside(
  times: readonly string[],
  where: { readonly isBooked: boolean; readonly isClosed: boolean },
  withdrawn: readonly string[] = [],
) {
  const state = foldMatch([
    { type: "MatchPaired", deadlineAt: "2026-11-23T05:59:00.000Z" },
    { type: "TimesProposed", by: "away", times: [...times] },
    { ...CLOSED, withdrawn: { home: [], away: withdrawn } },
  ]);
  const closed = where.isClosed ? [SNOW] : [];
  const stock = where.isBooked ? { hours: { ...hours, closed }, tables: [], boards: null } : null;
  const question = { zone, stock, closed: where.isBooked ? [] : closed };
  return setClosedTimesAside({ state, rules: DEPAUL }, question, NOW);
}

test.each([
  { why: "at a booked venue", isBooked: true },
  { why: "on a campus where nothing is booked", isBooked: false },
])("a suggested time at which it closed since is set aside: $why", ({ isBooked }) => {
  const some = setAside([FRIDAY, SATURDAY], { isBooked, isClosed: true });
  expect(some.closedTimes).toEqual({ home: [], away: [FRIDAY] });
  expect(some.state.suggestions.away?.times).toEqual([SATURDAY]);

  const all = setAside([FRIDAY], { isBooked, isClosed: true });
  expect(all.closedTimes.away).toEqual([FRIDAY]);
  expect(all.state.suggestions.away).toBeNull();

  const open = setAside([PAST, FRIDAY], { isBooked, isClosed: false });
  expect(open.closedTimes.away).toEqual([]);
  expect(open.state.suggestions.away?.times).toEqual([PAST, FRIDAY]);
});

test("a time that a closure withdrew is shown as long as the venue is closed then", () => {
  const times = [PAST, FRIDAY, SATURDAY];
  const closed = setAside(times, { isBooked: true, isClosed: true }, [PAST, FRIDAY]);
  expect(closed.closedTimes.away).toEqual([FRIDAY]);
  expect(closed.state.suggestions.away?.times).toEqual([SATURDAY]);

  const reopened = setAside(times, { isBooked: true, isClosed: false }, [PAST, FRIDAY]);
  expect(reopened.closedTimes.away).toEqual([]);
});
