import { expect, test } from "vitest";
import type { ClosureMatch } from "../store/closures";
import { closureRows } from "./closure-rows";

const MATCH: ClosureMatch = {
  id: "m1",
  home: "Amara Osei",
  away: "Ben Ito",
  season: "Fall 2026",
  division: "Open",
  slot: { format: "knockout", number: 2, of: 2, match: 1 },
  canceledAt: "2026-11-29T00:00:00.000Z",
  status: "open",
  decidedBy: null,
  scheduledAt: null,
  deadlineAt: "2026-12-01T05:59:00.000Z",
  closesAt: "2026-12-02T05:59:00.000Z",
};
const MOVED = { status: "scheduled", scheduledAt: "2026-12-01T00:00:00.000Z" } as const;

test.each([
  {
    why: "its time was canceled",
    match: MATCH,
    change: "It was on Sat, Nov 28, 6:00 pm. Closes Tue, Dec 1, 11:59 pm.",
  },
  {
    why: "its session moved",
    match: { ...MATCH, ...MOVED },
    change: "It was on Sat, Nov 28, 6:00 pm. Now it’s on Mon, Nov 30, 6:00 pm. Closes Tue, Dec 1, 11:59 pm.",
  },
  {
    why: "only its deadline moved",
    match: { ...MATCH, ...MOVED, canceledAt: null },
    change: "It’s on Mon, Nov 30, 6:00 pm. Closes Tue, Dec 1, 11:59 pm.",
  },
])("a match in a closure: $why", ({ match, change }) => {
  const desk = {
    org: "lakeside",
    zone: "America/Chicago",
    now: "2026-11-28T12:00:00.000Z",
    isDirector: true,
  };
  const { canceled, later } = closureRows([match], desk);
  expect([...canceled, ...later].map((row) => row.change)).toEqual([change]);
  expect(later).toHaveLength(match.canceledAt ? 0 : 1);
});
