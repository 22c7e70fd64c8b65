import { expect, test } from "vitest";
import { makeNoEmail } from "@/lib/shared/no-email";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import type { MatchEvent } from "../rules/events";
import { doneWords } from "./done-words";

const AT = "2026-11-20T12:00:00.000Z";

const LEAGUE = { format: "round-robin", number: 1, of: 3, match: 1 } as const;

function wordsAfter(
  event: MatchEvent,
  done: string | undefined = "report",
  slot: MatchSlot = LEAGUE,
  email = "theo@campus.example",
) {
  return doneWords(done, {
    events: [{ seq: 2, at: AT, actorUserId: "u", event }],
    side: "home",
    them: "Theo",
    opponent: { name: "Theo Lind", email },
    names: { home: "Amara", away: "Theo" },
    zone: "America/Chicago",
    now: AT,
    slot,
  });
}

test("the confirmation follows from what happened, not from the address", () => {
  const outcome = { home: "win", away: "loss", score: { home: 2, away: 1 }, decidedBy: "agreed" } as const;
  expect(wordsAfter({ type: "ReportApproved", by: "home", outcome })?.title).toBe("Decided: 2–1 to Amara.");
});

test("in a knockout it says who advances", () => {
  const outcome = { home: "win", away: "loss", score: { home: 1, away: 0 }, decidedBy: "agreed" } as const;
  const slot = { ...LEAGUE, format: "knockout" } as const;
  const event = { type: "ReportApproved", by: "home", outcome } as const;
  expect(wordsAfter(event, "approve", slot)?.text).toBe("You advance. There’s nothing left to do.");
  expect(wordsAfter(event, "approve", { ...slot, number: 3 })?.text).toContain("You are the champion.");
});

test("it says that the opponent has been emailed, unless they have no email", () => {
  const agreed = { type: "TimeAgreed", by: "home", scheduledAt: AT } as const;
  expect(wordsAfter(agreed)?.text).toBe("We’ve emailed Theo.");

  expect(wordsAfter(agreed, "accept", LEAGUE, makeNoEmail("7"))?.text).toBe(
    "Theo has no email here, so please tell them yourself.",
  );
});

test("it doesn't say so of a player whose email isn't shown and who has none", () => {
  const told = (opponent: { readonly name: string; readonly hasEmail: boolean }) =>
    doneWords("accept", {
      events: [
        { seq: 2, at: AT, actorUserId: "u", event: { type: "TimeAgreed", by: "home", scheduledAt: AT } },
      ],
      side: "home",
      them: "Theo",
      opponent,
      names: { home: "Amara", away: "Theo" },
      zone: "America/Chicago",
      now: AT,
      slot: LEAGUE,
    })?.text;
  expect(told({ name: "Theo Lind", hasEmail: true })).toBe("We’ve emailed Theo.");
  expect(told({ name: "Theo Lind", hasEmail: false })).toContain("has no email here");
});

test.each(["watching", "look", "reject-found", "game-link"])(
  "%s confirms nothing that was done before",
  (done) => {
    expect(wordsAfter({ type: "TimeAgreed", by: "home", scheduledAt: AT }, done)).toBeNull();
  },
);

test("nothing is confirmed once the other side has acted", () => {
  expect(wordsAfter({ type: "TimesProposed", by: "away", times: [AT] })).toBeNull();
});

test("a reader who only opens the page gets no confirmation", () => {
  expect(
    doneWords(undefined, {
      events: [{ seq: 2, at: AT, actorUserId: "u", event: { type: "TimeCancelled", by: "home" } }],
      side: "home",
      them: "Theo",
      opponent: { name: "Theo Lind" },
      names: { home: "Amara", away: "Theo" },
      zone: "America/Chicago",
      now: AT,
      slot: LEAGUE,
    }),
  ).toBeNull();
});
