import { expect, test } from "vitest";
import { currentSession } from "./current-session";

const SESSION = "2026-12-05T20:00:00.000Z";
const BEFORE = "2026-12-05T19:59:00.000Z";
const LATER = "2026-12-07T18:00:00.000Z";
const at = (scheduledAt: string | null, status: "open" | "scheduled" | "final" | "void" = "scheduled") => ({
  status,
  scheduledAt,
});

test.each([
  { why: "a round without one", sessionAt: null, matches: [at(SESSION)], now: BEFORE, is: null },
  { why: "before its players are known", sessionAt: SESSION, matches: [], now: BEFORE, is: SESSION },
  { why: "when it has passed without a match", sessionAt: SESSION, matches: [], now: SESSION, is: null },
  { why: "a final at it", sessionAt: SESSION, matches: [at(SESSION)], now: LATER, is: SESSION },
  {
    why: "a final played at it",
    sessionAt: SESSION,
    matches: [at(SESSION, "final")],
    now: LATER,
    is: SESSION,
  },
  { why: "a late final", sessionAt: SESSION, matches: [at(null, "open")], now: LATER, is: null },
  { why: "a late final with its own time", sessionAt: SESSION, matches: [at(LATER)], now: LATER, is: null },
  {
    why: "a late final beside a match for third place at it",
    sessionAt: SESSION,
    matches: [at(LATER), at(SESSION, "final")],
    now: LATER,
    is: SESSION,
  },
  {
    why: "a final whose players changed, once it has passed",
    sessionAt: SESSION,
    matches: [at(SESSION, "void")],
    now: LATER,
    is: null,
  },
])("the session of a round: $why", ({ sessionAt, matches, now, is }) => {
  expect(currentSession({ sessionAt, matches }, now)).toBe(is);
});
