import { expect, test } from "vitest";

import type { MatchEvent } from "@/lib/domain/match/events";
import { doneWords } from "./done-words";

const AT = "2026-11-20T12:00:00.000Z";

function wordsAfter(event: MatchEvent, done: string | undefined = "report") {
  return doneWords(done, {
    events: [{ seq: 2, at: AT, actorUserId: "u", event }],
    side: "home",
    them: "Theo",
    names: { home: "Amara", away: "Theo" },
    zone: "America/Chicago",
    now: AT,
  });
}

test("what one did is told by what came of it, not by the address", () => {
  const outcome = { home: "win", away: "loss", score: { home: 2, away: 1 }, decidedBy: "agreed" } as const;
  expect(wordsAfter({ type: "ReportApproved", by: "home", outcome })?.title).toBe("Settled: 2–1 to Amara.");
});

test("nothing is claimed once the other side has acted", () => {
  expect(wordsAfter({ type: "TimesProposed", by: "away", times: [AT] })).toBeNull();
});

test("nothing is said to who only opens the page", () => {
  expect(
    doneWords(undefined, {
      events: [{ seq: 2, at: AT, actorUserId: "u", event: { type: "TimeCancelled", by: "home" } }],
      side: "home",
      them: "Theo",
      names: { home: "Amara", away: "Theo" },
      zone: "America/Chicago",
      now: AT,
    }),
  ).toBeNull();
});
