import { expect, test } from "vitest";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import {
  forfeitsMatter,
  isAskedAbout,
  isForfeit,
  reachesStrikeLimit,
  refuseKeeping,
  refuseStrikes,
} from "./strikes";

const DECIDED = [
  { side: "home", outcome: wonBy("away", "forfeit", null) },
  { side: "away", outcome: bothLose("double-forfeit") },
  { side: "home", outcome: wonBy("home", "forfeit", null) },
  { side: "home", outcome: wonBy("away", "default", null) },
  { side: "away", outcome: wonBy("home", "agreed", { home: 2, away: 0 }) },
  { side: "away", outcome: bothLose("ruling") },
] as const;

test("forfeits and double forfeits count; a win by forfeit, a default, a played match and a ruling don't", () => {
  expect(DECIDED.map(isForfeit)).toEqual([true, true, false, false, false, false]);
});

const strike = (matchId: string, isForgiven = false) => ({ matchId, isForgiven });
test.each([
  { why: "fewer than the rules allow", strikes: [strike("a")], asked: false },
  { why: "as many", strikes: [strike("a"), strike("b")], asked: true },
  { why: "one of them forgiven", strikes: [strike("a"), strike("b", true)], asked: false },
  { why: "kept after these forfeits", strikes: [strike("a"), strike("b")], kept: ["a", "b"], asked: false },
  {
    why: "another one since",
    strikes: [strike("a"), strike("b"), strike("c")],
    kept: ["a", "b"],
    asked: true,
  },
  {
    why: "another one since, forgiven",
    strikes: [strike("a"), strike("b"), strike("c", true)],
    kept: ["a", "b"],
    asked: false,
  },
  {
    why: "one forgiven after they were kept, and another since: as many again",
    strikes: [strike("a", true), strike("b"), strike("c")],
    kept: ["a", "b"],
    asked: true,
  },
])("$why: $asked", ({ strikes, kept = [], asked }) => {
  expect(isAskedAbout(strikes, new Set(kept), 2)).toBe(asked);
  expect(isAskedAbout(strikes, new Set(kept), null)).toBe(false);
});

const NO_RATINGS = { ...TEXAS_STATE.sportsmanship, ratings: "none" } as const;
const ADVANCES = { ...TEXAS_STATE.playoff, afterForfeit: "advances" } as const;
test.each([
  { why: "Texas State asks about no one, but keeps them out of the playoff", rules: {}, matter: true },
  { why: "only the playoff", rules: { sportsmanship: NO_RATINGS }, matter: true },
  { why: "only the ratings", rules: { playoff: ADVANCES }, matter: true },
  { why: "nothing", rules: { playoff: ADVANCES, sportsmanship: NO_RATINGS }, matter: false },
  {
    why: "a forfeit isn't rated",
    rules: { playoff: ADVANCES, sportsmanship: { ...TEXAS_STATE.sportsmanship, forForfeit: null } },
    matter: false,
  },
  {
    why: "there's no playoff to stay out of",
    rules: { stages: TEXAS_STATE.stages.slice(0, 1), sportsmanship: NO_RATINGS },
    matter: false,
  },
  {
    why: "only the number at which the director is asked",
    rules: {
      playoff: ADVANCES,
      sportsmanship: NO_RATINGS,
      forfeits: { ...TEXAS_STATE.forfeits, strikes: 2 },
    },
    matter: true,
  },
])("forfeits matter: $why: $matter", ({ rules, matter }) => {
  expect(forfeitsMatter({ ...TEXAS_STATE, ...rules })).toBe(matter);
});

test.each([
  [1, 2, false],
  [2, 2, true],
  [3, 2, true],
  [9, null, false],
])("%i forfeits where the rules ask at %s: %s", (forfeits, strikes, asked) => {
  expect(reachesStrikeLimit(forfeits, strikes)).toBe(asked);
});

test.each([
  { why: "an active player of a running season", facts: {}, is: null },
  { why: "not one who has left", facts: { entry: "withdrawn" }, is: "not-playing" },
  { why: "nor one on the waitlist", facts: { entry: "waitlisted" }, is: "not-playing" },
  { why: "nor after the season", facts: { season: "finished" }, is: "season-over" },
  { why: "no one decides on their own forfeits", facts: { isOwn: true }, is: "own-entry" },
] as const)("the director answers for $why", ({ facts, is }) => {
  expect(refuseStrikes({ entry: "active", season: "running", isOwn: false, ...facts })).toBe(is);
});

test.each([
  { why: "as many forfeits as the director has read", isAsked: true, counting: 3, seen: 3, is: null },
  { why: "one more since", isAsked: true, counting: 4, seen: 3, is: "changed" },
  { why: "no one asks anymore", isAsked: false, counting: 3, seen: 3, is: "not-asked" },
] as const)("a player is kept for $why", ({ is, ...facts }) => {
  expect(refuseKeeping(facts)).toBe(is);
});
