import { expect, test } from "vitest";
import type { MatchEvent, StoredEvent } from "../rules/events";
import { changedSentence } from "./changed-since";

const AT = "2026-11-20T18:00:00.000Z";
const OUTCOME = {
  home: "win",
  away: "loss",
  decidedBy: "play",
  score: { home: 2, away: 0 },
  captured: null,
} as const;
const REPORT = { by: "home", games: [], outcome: OUTCOME, answerBy: AT } as const;
const PRIYA = "priya";
const DIRECTOR = "renata";
const says = (event: unknown, actorUserId: string | null, reader = "ben") =>
  changedSentence([{ seq: 2, at: AT, actorUserId, event: event as MatchEvent } satisfies StoredEvent], {
    reader,
    nameOf: (userId) => (userId === PRIYA ? "Priya" : null),
  });

test.each([
  {
    why: "the report is a different one",
    is: says({ type: "ReportAmended", ...REPORT }, PRIYA),
    expected: "Priya changed the report after you opened this page. Here’s the new one.",
  },
  {
    why: "a person who isn't a player is the director",
    is: says({ type: "Ruled", outcome: OUTCOME, reason: "The sheet.", rule: "1.I" }, DIRECTOR),
    expected: "The director ruled on this match after you opened this page. Here’s what’s there now.",
  },
  {
    why: "or works at the desk",
    is: says({ type: "ResultEntered", ...REPORT, source: "paper-slip", note: "" }, "sam"),
    expected: "The front desk entered the result after you opened this page. Here’s what’s there now.",
  },
  {
    why: "the reader did it, in another tab or in this one, whose answer got lost",
    is: says({ type: "TimesProposed", by: "home", times: [AT] }, PRIYA, PRIYA),
    expected: "You suggested times after you opened this page. Here’s what’s there now.",
  },
  {
    why: "the clock has no name",
    is: says({ type: "DeadlinePassed", outcome: OUTCOME }, null),
    expected: "The deadline passed after you opened this page. Here’s what’s there now.",
  },
  {
    why: "the league acted by itself",
    is: says({ type: "TimeDefaulted", scheduledAt: AT }, null),
    expected: "The league set a time for this match after you opened this page. Here’s what’s there now.",
  },
  {
    why: "an old page doesn't say what it showed",
    is: changedSentence("unknown", { reader: null, nameOf: () => null }),
    expected:
      "This page was opened before Rookery was updated, so we couldn’t tell what you were looking at. Check what’s here now, then send it again.",
  },
])("$why", ({ is, expected }) => {
  expect(is).toBe(expected);
});
