import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import { sideThatTried } from "../rules/side-that-tried";
import { AGREED, DEADLINE, SATURDAY_4_PM, STORY, stateAfter, wordsFor, ZONE } from "../testing/sample-match";
import { caseWords } from "./case-words";
import { draftReason } from "./draft-ruling";
import { claimOf } from "./versions";

/** Amara said that Theo didn't come, a closure dropped that, and now Theo can't reach Amara. */
const EVENTS: readonly MatchEvent[] = [
  AGREED,
  { type: "NoShowClaimed", by: "home", statement: "I was alone.", answerBy: DEADLINE },
  { type: "VenueClosed", reason: "Snow", canceled: SATURDAY_4_PM, movedTo: null, deadlineAt: null },
  { type: "ContactLogged", by: "away", means: "email", triedAt: SATURDAY_4_PM, note: "Wrote." },
  { type: "UnreachableClaimed", by: "away", statement: "Silence." },
];

test("who can't reach the other is who says so, whatever was said before", () => {
  const match = { home: { name: STORY.home }, away: { name: STORY.away }, state: stateAfter(...EVENTS) };
  expect(sideThatTried(match.state)).toBe("away");
  expect(caseWords({ ...match, events: [] }, ZONE)).toMatchObject({
    title: "Lindqvist can’t reach Osei",
    question: "one attempt on one day",
  });
  expect(draftReason(match.state, { home: "Amara", away: "Theo" }, "away-wins")).toBe(
    "Amara couldn’t be reached: one attempt on record.",
  );
  expect([claimOf(match, "home"), claimOf(match, "away")]).toEqual([null, "Asks you to decide the match."]);
  expect(wordsFor("home", SATURDAY_4_PM, ...EVENTS).why).toMatch(/^Theo couldn’t reach you/);
  expect(wordsFor("away", SATURDAY_4_PM, ...EVENTS).why).toMatch(/^You couldn’t reach Amara/);
});
