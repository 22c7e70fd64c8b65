import { describe, expect, test } from "vitest";
import { decideRegistration, type Registration, refuseWithdrawal } from "./register";

const OPEN: Registration = {
  season: { status: "registration" },
  isByDirector: false,
  isPublished: false,
  isPastLastDay: false,
  hasLateSpot: false,
  hasFreeSpot: true,
  rulePackId: "v1",
  grade: { name: "Open", underAge: null },
  age: { startsOn: "2026-11-16", eligibility: { ageOn: "season-start" } },
  before: null,
  said: { acceptedRulePackId: "v1", bornOn: null, waits: false },
};
const WAITS = { ...OPEN.said, waits: true };
const PUBLISHED: Registration = {
  ...OPEN,
  season: { status: "running" },
  isPublished: true,
  hasLateSpot: true,
};

describe("registering", () => {
  test.each<{ why: string; facts: Registration; is: string }>([
    { why: "plays if there's a spot", facts: OPEN, is: "active" },
    {
      why: "waits if there's none and they want to",
      facts: { ...OPEN, hasFreeSpot: false, said: WAITS },
      is: "waitlisted",
    },
    { why: "or is told that it's full", facts: { ...OPEN, hasFreeSpot: false }, is: "division-full" },
    {
      why: "not before registration opens",
      facts: { ...OPEN, season: { status: "draft" } },
      is: "registration-closed",
    },
    {
      why: "nor after it closed",
      facts: { ...OPEN, season: { status: "running" } },
      is: "registration-closed",
    },
    {
      why: "waits for the open spot after the pairings",
      facts: { ...PUBLISHED, said: WAITS },
      is: "waitlisted",
    },
    { why: "but doesn't get it automatically", facts: PUBLISHED, is: "already-paired" },
    { why: "until the end of the last day", facts: { ...OPEN, isPastLastDay: true }, is: "last-day-over" },
    {
      why: "and can't wait if there's none",
      facts: { ...PUBLISHED, hasLateSpot: false, said: WAITS },
      is: "registration-closed",
    },
    {
      why: "nor in a season that's over",
      facts: { ...PUBLISHED, season: { status: "finished" }, said: WAITS },
      is: "registration-closed",
    },
    {
      why: "has to accept the current rules",
      facts: { ...OPEN, rulePackId: "v2" },
      is: "rules-changed",
    },
    {
      why: "once",
      facts: { ...OPEN, before: { status: "active", hasMatches: false } },
      is: "already-registered",
    },
    {
      why: "a player on the waitlist is registered, too",
      facts: { ...OPEN, before: { status: "waitlisted", hasMatches: false } },
      is: "already-registered",
    },
    {
      why: "a player who was removed can't come back by themselves",
      facts: { ...OPEN, before: { status: "removed", hasMatches: false } },
      is: "was-removed",
    },
    {
      why: "but a director brings them back",
      facts: { ...OPEN, isByDirector: true, before: { status: "removed", hasMatches: false } },
      is: "active",
    },
    {
      why: "unless they were paired before",
      facts: { ...OPEN, isByDirector: true, before: { status: "removed", hasMatches: true } },
      is: "has-left",
    },
    {
      why: "a director enters no one twice",
      facts: { ...OPEN, isByDirector: true, before: { status: "waitlisted", hasMatches: false } },
      is: "already-registered",
    },
    {
      why: "a player who withdrew can come back",
      facts: { ...OPEN, before: { status: "withdrawn", hasMatches: false } },
      is: "active",
    },
    {
      why: "unless they were paired before",
      facts: { ...OPEN, before: { status: "withdrawn", hasMatches: true } },
      is: "has-left",
    },
    {
      why: "an age division asks for a date of birth",
      facts: { ...OPEN, grade: { name: "U18", underAge: 18 } },
      is: "birth-date-missing",
    },
  ])("$why", ({ facts, is }) => {
    const answer = decideRegistration(facts);
    expect(answer.ok ? answer.value.status : answer.refusal).toBe(is);
  });
});

describe("withdrawing", () => {
  test.each([
    { why: "before the pairings", division: OPEN, status: "active", is: null },
    { why: "not after them", division: PUBLISHED, status: "active", is: "registration-closed" },
    { why: "off the waitlist at any time", division: PUBLISHED, status: "waitlisted", is: null },
    {
      why: "not once registration is closed",
      division: { ...OPEN, season: { status: "running" } as const },
      status: "active",
      is: "registration-closed",
    },
    { why: "not twice", division: OPEN, status: "withdrawn", is: "not-registered" },
    { why: "not after being removed", division: OPEN, status: "removed", is: "not-registered" },
    {
      why: "not twice off the waitlist either",
      division: PUBLISHED,
      status: "withdrawn",
      is: "not-registered",
    },
    { why: "not without one", division: OPEN, status: null, is: "not-registered" },
  ] as const)("$why", ({ division, status, is }) => {
    expect(refuseWithdrawal(division, status)).toBe(is);
  });
});
