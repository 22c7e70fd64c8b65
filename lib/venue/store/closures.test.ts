import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { isClosedFor } from "./closures";

const LOUNGE = { organizationId: "lakeside", isAll: false, venueIds: ["lounge"] };
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
  { why: "it's another campus", closure: { ...ALL, organizationId: "hill" }, venueId: null, is: false },
])("a closure concerns a season: $is, because $why", ({ closure, venueId, rules = DEPAUL, is }) => {
  const organization = { id: "lakeside" } as Parameters<typeof isClosedFor>[1]["organization"];
  expect(isClosedFor(closure, { organization, venueId, rules })).toBe(is);
});
