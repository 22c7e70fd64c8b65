import { expect, test } from "vitest";
import { refuseLeaving } from "./refuse-leaving";

const STAMPS = { now: "a", seen: "a" };
const GOES = { entry: "active", season: "running", stamps: STAMPS, isOwnMatch: false } as const;

test.each([
  { why: "a player can leave", facts: GOES, is: null },
  { why: "and so can a player on the waitlist", facts: { ...GOES, entry: "waitlisted" }, is: null },
  { why: "no one leaves twice", facts: { ...GOES, entry: "withdrawn" }, is: "already-left" },
  { why: "nor after being removed", facts: { ...GOES, entry: "removed" }, is: "already-left" },
  { why: "no one leaves a season that's over", facts: { ...GOES, season: "finished" }, is: "season-over" },
  { why: "nor an archived season", facts: { ...GOES, season: "archived" }, is: "season-over" },
  {
    why: "a director confirms what they read",
    facts: { ...GOES, stamps: { now: "b", seen: "a" } },
    is: "changed",
  },
  { why: "and not for a match they play in", facts: { ...GOES, isOwnMatch: true }, is: "own-match" },
] as const)("$why", ({ facts, is }) => {
  expect(refuseLeaving(facts)).toBe(is);
});
