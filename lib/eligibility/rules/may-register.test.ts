import { expect, test } from "vitest";
import { checkMayRegister, type EligibilityFacts, lastListedOn, longestHold } from "./may-register";

const TODAY = "2026-11-23";
const facts = (more: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  today: TODAY,
  holds: [],
  listings: null,
  asksGroup: false,
  hasException: false,
  ...more,
});
const listed = (...days: (string | null)[]) =>
  days.map((validUntil) => ({ source: "email" as const, validUntil }));
const inGroup = (validUntil: string) => [{ source: "group" as const, validUntil }];
const suspended = (lastOn: string | null) => ({ kind: "suspended" as const, lastOn });
const unpaid = { kind: "unpaid" as const, lastOn: null };

test.each<{ why: string; facts: EligibilityFacts; expected: string }>([
  { why: "a season without a list asks no one", facts: facts(), expected: "yes" },
  { why: "a line without an end", facts: facts({ listings: listed(null) }), expected: "yes" },
  { why: "a line's last day counts in full", facts: facts({ listings: listed(TODAY) }), expected: "yes" },
  {
    why: "a line that ended yesterday",
    facts: facts({ listings: listed("2026-11-22") }),
    expected: "list-expired",
  },
  {
    why: "one of two lines still counts",
    facts: facts({ listings: listed("2026-11-22", "2027-05-15") }),
    expected: "yes",
  },
  { why: "a list that doesn't name them", facts: facts({ listings: [] }), expected: "not-on-list" },
  {
    why: "an exception replaces the list",
    facts: facts({ listings: [], hasException: true }),
    expected: "yes",
  },
  {
    why: "an exception outlasts an expired line",
    facts: facts({ listings: listed("2026-11-22"), hasException: true }),
    expected: "yes",
  },
  {
    why: "a group that counts",
    facts: facts({ asksGroup: true, listings: inGroup(TODAY) }),
    expected: "yes",
  },
  {
    why: "a group, and a line that ended",
    facts: facts({ asksGroup: true, listings: [...listed("2026-11-22"), ...inGroup(TODAY)] }),
    expected: "yes",
  },
  {
    why: "a line, and a group from too long ago",
    facts: facts({ asksGroup: true, listings: [...listed(null), ...inGroup("2026-11-22")] }),
    expected: "yes",
  },
  {
    why: "a group from too long ago is told before a line that ended",
    facts: facts({ asksGroup: true, listings: [...listed("2026-11-22"), ...inGroup("2026-11-22")] }),
    expected: "group-expired",
  },
  {
    why: "a line that ended, and no group",
    facts: facts({ asksGroup: true, listings: listed("2026-11-22") }),
    expected: "list-expired",
  },
  {
    why: "neither a line nor a group",
    facts: facts({ asksGroup: true, listings: [] }),
    expected: "not-in-group",
  },
  {
    why: "an exception replaces the groups",
    facts: facts({ asksGroup: true, listings: [], hasException: true }),
    expected: "yes",
  },
  {
    why: "a group doesn't lift a hold",
    facts: facts({ holds: [unpaid], asksGroup: true, listings: inGroup(TODAY) }),
    expected: "held-unpaid",
  },
  { why: "something to pay", facts: facts({ holds: [unpaid] }), expected: "held-unpaid" },
  {
    why: "the last day of a suspension",
    facts: facts({ holds: [suspended(TODAY)] }),
    expected: "held-suspended",
  },
  { why: "a suspension that is over", facts: facts({ holds: [suspended("2026-11-22")] }), expected: "yes" },
  {
    why: "a suspension until it's lifted",
    facts: facts({ holds: [suspended(null)] }),
    expected: "held-suspended",
  },
  {
    why: "an exception doesn't lift a hold",
    facts: facts({ holds: [unpaid], listings: [], hasException: true }),
    expected: "held-unpaid",
  },
  {
    why: "a hold is told before the list",
    facts: facts({ holds: [unpaid], listings: [] }),
    expected: "held-unpaid",
  },
])("$why", ({ facts, expected }) => {
  const answer = checkMayRegister(facts);
  expect(answer.ok ? "yes" : answer.refusal).toBe(expected);
});

test.each([
  { why: "none", holds: [], expected: undefined },
  {
    why: "the later of two",
    holds: [suspended("2026-12-01"), suspended("2027-01-31")],
    expected: suspended("2027-01-31"),
  },
  { why: "one without an end", holds: [unpaid, suspended("2027-01-31")], expected: unpaid },
  {
    why: "one without an end, whichever comes first",
    holds: [suspended("2027-01-31"), unpaid],
    expected: unpaid,
  },
  {
    why: "not one that is over",
    holds: [suspended("2026-11-22"), suspended("2026-11-23")],
    expected: suspended("2026-11-23"),
  },
])("the hold that is told: $why", ({ holds, expected }) => {
  expect(longestHold({ holds, today: TODAY })).toEqual(expected);
});

test("the day a listing ended is the latest one", () => {
  expect(lastListedOn(listed("2026-05-15", "2026-11-22", "2026-08-01"))).toBe("2026-11-22");
  expect(lastListedOn([...listed("2026-05-15"), ...inGroup("2026-11-22")])).toBe("2026-05-15");
  expect(lastListedOn([])).toBeNull();
  expect(lastListedOn(null)).toBeNull();
});
