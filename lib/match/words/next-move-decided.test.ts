import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { nextMove } from "../rules/next-move";
import { bothLose, wonBy } from "../rules/outcome";
import { expectNextMove, type NextMoveRow } from "../testing/next-move-rows";
import {
  AGREED,
  APPROVED,
  ASKED,
  CONTESTED,
  NO_SHOW,
  REPORTED,
  RULED,
  RULED_FORFEIT,
  RULED_OTHERWISE,
  SLOT,
  STORY,
  SUGGESTED,
  stateAfter,
  UNREACHABLE,
  wordsFor,
  ZONE,
} from "../testing/sample-match";
import { describeNextMove } from "./next-move";

const MONDAY = "2026-11-16T15:05:00.000Z";
const AFTER = "2026-11-23T17:30:00.000Z";
const STANDS: MatchEvent = { type: "AnswerOverdue", outcome: wonBy("home", "stands", { home: 2, away: 1 }) };
const CLAIM_COUNTS: MatchEvent = { type: "AnswerOverdue", outcome: wonBy("home", "forfeit", null) };
const CAME_NOT: MatchEvent = {
  type: "ReportApproved",
  by: "away",
  outcome: wonBy("home", "forfeit", null),
};
const CONCEDED: MatchEvent = { type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) };
const NOTICE: MatchEvent = {
  type: "NoticeGiven",
  by: "away",
  outcome: wonBy("home", "default", null),
  deadlineAt: null,
};
const LEFT: MatchEvent = {
  type: "Withdrawn",
  side: "home",
  outcome: wonBy("away", "forfeit", null),
  reason: "Moved away.",
};
const FORFEITED: MatchEvent = { type: "DeadlinePassed", outcome: bothLose("double-forfeit") };
const RULED_BOTH: MatchEvent = {
  ...(RULED as typeof RULED & { type: "Ruled" }),
  outcome: bothLose("ruling"),
};
const VOIDED: MatchEvent = { type: "Voided", reason: "Moved away." };

test.each<NextMoveRow>([
  {
    why: "your unanswered claim counts",
    side: "home",
    now: AFTER,
    events: [SUGGESTED, AGREED, NO_SHOW, CLAIM_COUNTS],
    turn: "none",
    label: "Nothing to do",
    what: "Theo didn’t answer your no-show claim, so you win",
    says: "as a forfeit",
  },
  {
    why: "a claim against you counts, because you didn't answer",
    side: "away",
    now: AFTER,
    events: [SUGGESTED, AGREED, NO_SHOW, CLAIM_COUNTS],
    turn: "none",
    label: "Nothing to do",
    what: "You didn’t answer Amara’s claim that you didn’t come, so Amara wins",
    says: "as a forfeit",
  },
  {
    why: "no one reported, not recorded yet",
    side: "home",
    now: AFTER,
    events: [],
    turn: "late",
    label: "Too late to report",
    what: "No one reported, so you both lose",
    says: "The round closed on Sunday, Nov 22, 11:59 pm.",
  },
  {
    why: "double forfeit",
    side: "away",
    now: AFTER,
    events: [FORFEITED],
    turn: "late",
    label: "Too late to report",
    what: "No one reported, so you both lose",
    says: "tried to reach Amara and can show it, tell the director",
  },
  {
    why: "agreed, the winner reads",
    side: "home",
    now: AFTER,
    events: [REPORTED, APPROVED],
    turn: "none",
    label: "Nothing to do",
    what: "You won 2–1",
    says: "You both confirmed it.",
  },
  {
    why: "agreed, the loser reads",
    side: "away",
    now: AFTER,
    events: [REPORTED, APPROVED],
    turn: "none",
    label: "Nothing to do",
    what: "Amara won 2–1",
    says: "It counts in the standings.",
  },
  {
    why: "an unanswered report that counts",
    side: "away",
    now: AFTER,
    events: [REPORTED, STANDS],
    turn: "none",
    label: "Nothing to do",
    what: "Amara won 2–1",
    says: "You didn’t answer Amara in time, so the report counts.",
  },
  {
    why: "they didn't come",
    side: "home",
    now: AFTER,
    events: [SUGGESTED, AGREED, NO_SHOW, CAME_NOT],
    turn: "none",
    label: "Nothing to do",
    what: "Theo didn’t come, so you win",
    says: "as a forfeit",
  },
  {
    why: "you forfeited",
    side: "away",
    now: AFTER,
    events: [CONCEDED],
    turn: "none",
    label: "Nothing to do",
    what: "You gave up the match, so Amara wins",
    says: "as a forfeit",
  },
  {
    why: "they gave advance notice",
    side: "home",
    now: AFTER,
    events: [NOTICE],
    turn: "none",
    label: "Nothing to do",
    what: "Theo gave advance notice, so you win",
    says: "as a default",
  },
  {
    why: "you gave advance notice",
    side: "away",
    now: AFTER,
    events: [NOTICE],
    turn: "none",
    label: "Nothing to do",
    what: "You gave advance notice, so Amara wins",
    says: "as a default",
  },
  {
    why: "ruled for you",
    side: "home",
    now: AFTER,
    events: [REPORTED, CONTESTED, RULED],
    turn: "none",
    label: "Nothing to do",
    what: "The director ruled: you won 2–1",
    says: "A ruling is final",
  },
  {
    why: "ruled against you",
    side: "away",
    now: AFTER,
    events: [REPORTED, CONTESTED, RULED],
    turn: "none",
    label: "Nothing to do",
    what: "The director ruled: Amara won 2–1",
    says: "A ruling is final",
  },
  {
    why: "a ruling agreed with a correction",
    side: "home",
    now: AFTER,
    events: [REPORTED, APPROVED, ASKED, RULED_OTHERWISE],
    turn: "none",
    label: "Nothing to do",
    what: "The director corrected the result: Theo won 2–1",
    says: "A ruling is final",
  },
  {
    why: "a ruling refused a correction",
    side: "home",
    now: AFTER,
    events: [REPORTED, APPROVED, ASKED, RULED],
    turn: "none",
    label: "Nothing to do",
    what: "The director kept the result: you won 2–1",
    says: "A ruling is final",
  },
  {
    why: "a second ruling corrected what the players had confirmed",
    side: "away",
    now: AFTER,
    events: [REPORTED, APPROVED, ASKED, RULED, RULED_OTHERWISE],
    turn: "none",
    label: "Nothing to do",
    what: "The director corrected the result: you won 2–1",
    says: "A ruling is final",
  },
  {
    why: "a confirmed result is ruled a forfeit",
    side: "home",
    now: AFTER,
    events: [REPORTED, APPROVED, RULED_FORFEIT],
    turn: "none",
    label: "Nothing to do",
    what: "The director corrected the result: you won by forfeit",
    says: "A ruling is final",
  },
  {
    why: "ruled a forfeit",
    side: "away",
    now: AFTER,
    events: [REPORTED, CONTESTED, RULED_FORFEIT],
    turn: "none",
    label: "Nothing to do",
    what: "The director ruled: Amara won by forfeit",
    says: "A ruling is final",
  },
  {
    why: "ruled against both",
    side: "home",
    now: AFTER,
    events: [UNREACHABLE, RULED_BOTH],
    turn: "none",
    label: "Nothing to do",
    what: "The director ruled: you both lose",
    says: "A ruling is final",
  },
  {
    why: "the opponent left after claiming that you didn't come",
    side: "away",
    now: AFTER,
    events: [AGREED, NO_SHOW, LEFT],
    turn: "none",
    label: "Nothing to do",
    what: "Amara is no longer in the division, so you win",
    says: "as a forfeit",
  },
  {
    why: "you left, or were removed",
    side: "home",
    now: AFTER,
    events: [LEFT],
    turn: "none",
    label: "Nothing to do",
    what: "You’re no longer in the division, so Theo wins",
    says: "as a forfeit",
  },
  {
    why: "void",
    side: "home",
    now: AFTER,
    events: [VOIDED],
    turn: "none",
    label: "Nothing to do",
    what: "This match is void",
    says: "It doesn’t count.",
  },
])("$why: $what", expectNextMove);

test("a void match doesn't say that the director did it: it's also void if a player deletes their account", () => {
  expect(wordsFor("home", AFTER, VOIDED).why).toBe("It doesn’t count.");
});

test("players who had both left before the deadline aren't asked whether they played", () => {
  const state = stateAfter(FORFEITED);
  const reader = { side: "home", you: STORY.home, opponent: STORY.away, zone: ZONE, now: AFTER } as const;
  const words = describeNextMove(nextMove(state, "home", AFTER, DEPAUL), state, {
    ...reader,
    rules: DEPAUL,
    slot: SLOT,
    decidedAt: MONDAY,
  });
  expect(words.what).toBe("You both left the division, so you both lose");
  expect(words.why).not.toContain("If you did play");
});

test("a double forfeit that the director is asked about isn't told as certain", () => {
  const reader = {
    side: "home",
    you: STORY.home,
    opponent: STORY.away,
    zone: ZONE,
    now: AFTER,
    rules: DEPAUL,
    slot: SLOT,
  } as const;
  const state = stateAfter();
  const words = describeNextMove(nextMove(state, "home", AFTER, DEPAUL), state, { ...reader, isHeld: true });
  expect(words.what).toBe("No one reported your match");
  expect(words.why).toContain("the director decides whether this one gets more time");
});
