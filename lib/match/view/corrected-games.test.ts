import { expect, test } from "vitest";
import {
  APPROVED,
  CORRECTED_GAMES,
  DEADLINE,
  REPORTED,
  SATURDAY_4_PM,
  STORY,
  stateAfter,
  wordsFor,
  ZONE,
} from "../testing/sample-match";
import { caseHead } from "./case-head";
import { caseWords } from "./case-words";
import { claimOf } from "./versions";

const BEFORE = [REPORTED, APPROVED, CORRECTED_GAMES] as const;
const OPENS = "2026-11-16T06:00:00.000Z";

test("a correction that leaves the result as it is isn't said to change it", () => {
  expect(wordsFor("away", SATURDAY_4_PM, ...BEFORE)).toMatchObject({
    what: "Correct the games?",
    why: expect.stringMatching(/^Amara asks to correct the games, not the result: 2–1 to Amara\. Agree/),
  });
  const match = {
    home: { name: STORY.home },
    away: { name: STORY.away },
    state: stateAfter(...BEFORE),
    events: [],
  };
  const reader = { zone: ZONE, now: SATURDAY_4_PM, opensAt: OPENS, closesAt: DEADLINE, isOwn: false };
  expect(caseHead(match, { ...reader, unanswered: "director" }).why).toContain(
    "Amara asks to correct the games, not the result. If Theo doesn’t agree, it comes to you.",
  );
  expect(claimOf(match, "home")).toBe("Asks to correct the games, not the result.");
  expect(
    caseWords({ ...match, state: stateAfter(...BEFORE, { type: "CorrectionOverdue" }) }, ZONE).question,
  ).toBe("Amara asks to correct the games, not the result: 2–1 to Amara.");
});
