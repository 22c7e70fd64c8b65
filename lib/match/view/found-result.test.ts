import { expect, test } from "vitest";
import type { MatchEvent } from "../rules/events";
import {
  ASKED,
  DEADLINE,
  GAMES,
  SATURDAY_4_PM,
  STORY,
  stateAfter,
  TWO_ONE,
  wordsFor,
  ZONE,
} from "../testing/sample-match";
import { caseHead } from "./case-head";
import { caseWords } from "./case-words";
import { claimOf } from "./versions";

const FOUND: MatchEvent = {
  ...{ type: "ResultEntered", games: GAMES, outcome: TWO_ONE, source: "chess-site", note: "" },
  correctBy: DEADLINE,
};
const OPENS = "2026-11-16T06:00:00.000Z";
const OVERDUE: MatchEvent = { type: "CorrectionOverdue" };
const READER = { zone: ZONE, now: SATURDAY_4_PM, opensAt: OPENS, closesAt: DEADLINE, isOwn: false } as const;

function matchAfter(...events: readonly MatchEvent[]) {
  return {
    home: { name: STORY.home },
    away: { name: STORY.away },
    state: stateAfter(...events),
    events: [],
  };
}

test("no one is said to have confirmed a result from the chess site", () => {
  expect(caseHead(matchAfter(FOUND), { ...READER, unanswered: "director" }).why).toBe(
    "The league found it on the chess site, and no one objected.",
  );
  expect(wordsFor("away", SATURDAY_4_PM, FOUND, ASKED).why).toMatch(
    /^Amara asks to correct the result, 2–1 to Amara\. Agree/,
  );
  const asked = matchAfter(FOUND, ASKED, OVERDUE);
  expect(claimOf(asked, "away")).toBe("Didn’t object to the result: 2–1 to Amara.");
  expect(caseWords(asked, ZONE).question).toBe("Amara says it should be 2–1 to Theo. Now it’s 2–1 to Amara.");
});
