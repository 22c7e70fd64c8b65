import { expect, test } from "vitest";
import { decideMove, type MoveFacts } from "./move-entry";

const FREE: MoveFacts = {
  season: { status: "registration" },
  entry: { status: "active", hasMatches: false },
  from: { isPublished: false },
  isSameDivision: false,
  to: {
    name: "Beginners",
    underAge: null,
    isPublished: false,
    hasFreeSpot: true,
    lateRefusal: null,
    before: null,
  },
  waits: false,
  bornOn: null,
  age: { startsOn: "2026-11-16", eligibility: { ageOn: "season-start" } },
};
const to = (change: Partial<MoveFacts["to"]>) => ({ to: { ...FREE.to, ...change } });

test.each([
  { why: "freely before the pairings", facts: {}, is: "active" },
  { why: "not onto a waitlist unasked", facts: to({ hasFreeSpot: false }), is: "waitlist-only" },
  {
    why: "onto the waitlist of a full division, confirmed",
    facts: { ...to({ hasFreeSpot: false }), waits: true },
    is: "waitlisted",
  },
  {
    why: "not onto the waitlist of a paired division unasked",
    facts: to({ isPublished: true }),
    is: "waitlist-only",
  },
  {
    why: "onto the waitlist of a paired division with an open spot, confirmed",
    facts: { ...to({ isPublished: true }), waits: true },
    is: "waitlisted",
  },
  {
    why: "not into a paired division without one",
    facts: to({ isPublished: true, lateRefusal: "no-free-spot" }),
    is: "no-free-spot",
  },
  {
    why: "not into a drawn bracket",
    facts: to({ isPublished: true, lateRefusal: "knockout" }),
    is: "knockout",
  },
  {
    why: "not away from matches",
    facts: { entry: { status: "active", hasMatches: true } },
    is: "has-matches",
  },
  {
    why: "not out of a published schedule, whose later rounds pair a player with a bye",
    facts: { from: { isPublished: true } },
    is: "has-matches",
  },
  {
    why: "from the waitlist of a published division",
    facts: { entry: { status: "waitlisted", hasMatches: false }, from: { isPublished: true } },
    is: "active",
  },
  { why: "not after leaving", facts: { entry: { status: "withdrawn", hasMatches: false } }, is: "has-left" },
  { why: "not to where they are", facts: { isSameDivision: true }, is: "same-division" },
  {
    why: "not to where they also play",
    facts: to({ before: { status: "active", hasMatches: false } }),
    is: "already-there",
  },
  {
    why: "back to where they withdrew before the pairings",
    facts: to({ before: { status: "withdrawn", hasMatches: false } }),
    is: "active",
  },
  {
    why: "back to where they were removed before the pairings",
    facts: to({ before: { status: "removed", hasMatches: false } }),
    is: "active",
  },
  {
    why: "not back to where they had matches",
    facts: to({ before: { status: "removed", hasMatches: true } }),
    is: "left-there",
  },
  { why: "not without a date of birth", facts: to({ underAge: 18 }), is: "birth-date-missing" },
  { why: "not when too old", facts: { ...to({ underAge: 18 }), bornOn: "2000-01-01" }, is: "too-old" },
  { why: "when young enough", facts: { ...to({ underAge: 18 }), bornOn: "2010-01-01" }, is: "active" },
  { why: "not in a finished season", facts: { season: { status: "finished" } }, is: "season-over" },
] as const)("a player moves: $why", ({ facts, is }) => {
  const answer = decideMove({ ...FREE, ...facts });
  expect(answer.ok ? answer.value : answer.refusal).toBe(is);
});
