import { expect, test } from "vitest";
import { CONTESTED, DEADLINE, REPORTED, SATURDAY_4_PM, SUGGESTED, stateAfter } from "../testing/sample-match";
import type { MatchEvent } from "./events";
import { sideThatTried } from "./side-that-tried";

const TRIED: MatchEvent = {
  type: "ContactLogged",
  by: "away",
  means: "email",
  triedAt: SATURDAY_4_PM,
  note: "Wrote.",
};

test.each([
  { why: "no one did anything", events: [], side: null },
  { why: "one side suggested times", events: [SUGGESTED], side: "home" },
  {
    why: "one side tried to reach the other, which counts more than a suggestion",
    events: [SUGGESTED, TRIED],
    side: "away",
  },
  {
    why: "one side reported and the other didn't answer",
    events: [REPORTED, { type: "AnswerOverdue", outcome: null }],
    side: "home",
  },
  {
    why: "one side can't reach the other",
    events: [TRIED, { type: "UnreachableClaimed", by: "away", statement: "Five mails." }],
    side: "away",
  },
  {
    why: "one side waited",
    events: [{ type: "NoShowClaimed", by: "away", statement: "Alone.", answerBy: DEADLINE }],
    side: "away",
  },
  { why: "a dispute: neither", events: [REPORTED, CONTESTED], side: null },
] as readonly { why: string; events: MatchEvent[]; side: string | null }[])(
  "$why: $side",
  ({ events, side }) => {
    expect(sideThatTried(stateAfter(...events))).toBe(side);
  },
);
