import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import type { MatchEvent } from "../rules/events";
import { stateAfter } from "../testing/sample-match";
import { doneWords } from "./done-words";

const AT = "2026-11-20T12:00:00.000Z";

const LEAGUE = { format: "round-robin", number: 1, of: 3, match: 1 } as const;

function wordsAfter(
  event: MatchEvent,
  done: string | undefined = "report",
  slot: MatchSlot = LEAGUE,
  hasNoAccount = false,
  before?: MatchEvent,
) {
  return doneWords(done, {
    events: [{ seq: 2, at: AT, actorUserId: "u", event }],
    side: "home",
    them: "Theo",
    hasNoAccount,
    rules: DEPAUL,
    state: stateAfter(...(before ? [before, event] : [event])),
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

  expect(wordsAfter(agreed, "accept", LEAGUE, true)?.text).toBe(
    "Theo has no email here, so please tell them yourself.",
  );
});

test("after canceling, it asks for another time only if the opponent doesn't have one to pick", () => {
  const canceled = { type: "TimeCancelled", by: "home" } as const;
  const own = { type: "TimesProposed", by: "home", times: ["2026-11-21T22:00:00.000Z"] } as const;
  expect(wordsAfter(canceled, "cancel")?.text).toBe("We’ve emailed Theo. Now agree on another one.");
  expect(wordsAfter(canceled, "cancel", LEAGUE, false, own)?.text).toBe("We’ve emailed Theo.");
  expect(wordsAfter(canceled, "cancel", LEAGUE, true, own)?.text).toContain("Now agree on another one.");
});

const UNTIL = "2026-11-22T12:00:00.000Z";
const OUTCOME = { home: "win", away: "loss", score: { home: 2, away: 1 }, decidedBy: "agreed" } as const;

test.each<{ event: MatchEvent; says: string }>([
  {
    event: { type: "TimesProposed", by: "home", times: [UNTIL] },
    says: "Theo has no account here. Agree on a time through the office, and hand in a score slip you both signed.",
  },
  {
    event: { type: "ResultReported", by: "home", games: [], outcome: OUTCOME, answerBy: UNTIL },
    says: "Theo has no account here, so hand in a score slip you both signed by Sunday, 6:00 am.",
  },
  {
    event: { type: "ReportAmended", by: "home", games: [], outcome: OUTCOME, answerBy: UNTIL },
    says: "Theo has no account here, so hand in a score slip you both signed by Sunday, 6:00 am.",
  },
  {
    event: { type: "NoShowClaimed", by: "home", statement: "I waited.", answerBy: UNTIL },
    says: "Theo has no account here and can’t answer.",
  },
  {
    event: {
      type: "CorrectionAsked",
      by: "home",
      games: [],
      outcome: OUTCOME,
      statement: "",
      answerBy: UNTIL,
    },
    says: "Theo has no account here and can’t answer.",
  },
  { event: { type: "Arrived", by: "home", arrivedAt: AT }, says: "The director can see that you’re here." },
  {
    event: { type: "ContactLogged", by: "home", means: "phone", triedAt: AT, note: "" },
    says: "The director can see it too.",
  },
])("no one is said to answer for an opponent without an account: $event.type", ({ event, says }) => {
  expect(wordsAfter(event, "report", LEAGUE, true)?.text).toBe(says);
});

test("an attempt too soon after another is said not to count", () => {
  const attempt = { type: "ContactLogged", by: "home", means: "phone", triedAt: AT, note: "" } as const;
  expect(wordsAfter(attempt)?.text).toBe("Theo can see it too.");
  expect(wordsAfter(attempt, "contact", LEAGUE, false, attempt)?.text).toBe(
    "Theo can see it too. It doesn’t count as another attempt, because it’s less than 12 hours from another one.",
  );
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
      hasNoAccount: false,
      rules: DEPAUL,
      state: stateAfter({ type: "TimeCancelled", by: "home" }),
      names: { home: "Amara", away: "Theo" },
      zone: "America/Chicago",
      now: AT,
      slot: LEAGUE,
    }),
  ).toBeNull();
});
