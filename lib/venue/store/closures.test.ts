import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { isClosedFor, toClosureOfVenues } from "./closures";

const LOUNGE = {
  organizationId: "lakeside",
  isAll: false,
  venueIds: ["lounge"],
  from: "2026-11-18T12:00:00.000Z",
  until: "2026-11-19T12:00:00.000Z",
};
const ALL = { ...LOUNGE, isAll: true };

test.each([
  { why: "it's the season's venue", closure: LOUNGE, venueId: "lounge", is: true },
  { why: "the season has another venue", closure: LOUNGE, venueId: "annex", is: false },
  { why: "the season has none", closure: LOUNGE, venueId: null, is: false },
  { why: "everything is closed, and the season has no venue", closure: ALL, venueId: null, is: true },
  { why: "everything is closed, and the venue is newer", closure: ALL, venueId: "annex", is: true },
  {
    why: "it has no venues, as the version before stored it",
    closure: { ...LOUNGE, venueIds: [] },
    venueId: null,
    is: true,
  },
  { why: "the season is online", closure: ALL, venueId: null, rules: TEXAS_STATE, is: false },
  {
    why: "the season is online, but began here, and that round isn't over",
    closure: LOUNGE,
    venueId: "lounge",
    rules: TEXAS_STATE,
    deadlineAt: "2026-11-23T05:59:00.000Z",
    is: true,
  },
  {
    why: "the season is online, and its round here is over",
    closure: LOUNGE,
    venueId: "lounge",
    rules: TEXAS_STATE,
    deadlineAt: "2026-11-16T05:59:00.000Z",
    is: false,
  },
  { why: "it's another campus", closure: { ...ALL, organizationId: "hill" }, venueId: null, is: false },
])(
  "a closure concerns a season: $is, because $why",
  ({ closure, venueId, rules = DEPAUL, deadlineAt, is }) => {
    const organization = { id: "lakeside" } as Parameters<typeof isClosedFor>[1]["season"]["organization"];
    const rounds = deadlineAt ? [{ rules: DEPAUL, opensAt: "2026-11-09T06:00:00.000Z", deadlineAt }] : [];
    expect(isClosedFor(closure, { season: { organization, venueId, rules }, rounds })).toBe(is);
  },
);

test("a closure names its venues as people count", () => {
  const row = {
    ...LOUNGE,
    id: "closure",
    createdAt: LOUNGE.from,
    reason: "Power outage",
    days: 0,
    by: null,
    reopenedAt: null,
    venues: ["Room 10", "Annex", "Room 2"],
  };
  expect(toClosureOfVenues(row).venues).toEqual(["Annex", "Room 2", "Room 10"]);
});
