import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { MatchEvent } from "../rules/events";
import { nextMove } from "../rules/next-move";
import { bothLose, wonBy } from "../rules/outcome";
import type { Side } from "../rules/sides";
import {
  AGREED,
  CONTESTED,
  DEADLINE,
  REPORTED,
  RULED,
  RULED_FORFEIT,
  SATURDAY_4_PM,
  SLOT,
  STORY,
  SUGGESTED,
  stateAfter,
  wordsFor,
  wordsUnder,
  ZONE,
} from "../testing/sample-match";
import { describeNextMove } from "./next-move";
import type { NextMoveWords } from "./next-move-words";

const SUGGESTED_LATER: MatchEvent = {
  type: "TimesProposed",
  by: "home",
  times: ["2026-11-22T20:00:00.000Z"],
};
const MONDAY = "2026-11-16T15:05:00.000Z";
const FRIDAY = "2026-11-21T00:00:00.000Z";
const SATURDAY_EVENING = "2026-11-21T22:58:00.000Z";
const AFTER = "2026-11-23T17:30:00.000Z";
const ANSWERED_LATE: MatchEvent = { type: "AnswerOverdue", outcome: null };
const STANDS: MatchEvent = { type: "AnswerOverdue", outcome: wonBy("home", "stands", { home: 2, away: 1 }) };
const CONFIRMED: MatchEvent = {
  type: "ReportApproved",
  by: "away",
  outcome: wonBy("home", "agreed", { home: 2, away: 1 }),
};
const NO_SHOW: MatchEvent = { type: "NoShowClaimed", by: "home", statement: "I waited.", answerBy: DEADLINE };
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
const UNREACHABLE: MatchEvent = { type: "UnreachableClaimed", by: "home", statement: "Four tries." };
const VOIDED: MatchEvent = { type: "Voided", reason: "Moved away." };

type Row = {
  readonly why: string;
  readonly side: Side;
  readonly now: string;
  readonly events: readonly MatchEvent[];
  readonly turn: NextMoveWords["turn"];
  readonly label: string;
  readonly what: string;
  readonly says: string;
};

const LOSE = "If no one reports by Sunday, 11:59 pm, you both lose the match.";

test.each<Row>([
  {
    why: "to schedule",
    side: "home",
    now: MONDAY,
    events: [],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Theo",
    says: `Theo picks one and the match is set. ${LOSE}`,
  },
  {
    why: "your times have all passed",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Theo",
    says: "The times you suggested have passed.",
  },
  {
    why: "suggested to you",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Pick one of Amara’s times",
    says: LOSE,
  },
  {
    why: "one suggested time is left",
    side: "away",
    now: FRIDAY,
    events: [SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Can you play Amara on Saturday at 4:00 pm?",
    says: LOSE,
  },
  {
    why: "you suggested",
    side: "home",
    now: MONDAY,
    events: [SUGGESTED],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your suggested times",
    says: LOSE,
  },
  {
    why: "scheduled",
    side: "home",
    now: FRIDAY,
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Play Theo on Saturday at 4:00 pm",
    says: "You have White in game 1. A player who is more than 15 minutes late can lose the match.",
  },
  {
    why: "scheduled, and the opponent suggests other times",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, AGREED, SUGGESTED],
    turn: "you",
    label: "Your move",
    what: "Play Amara on Saturday at 4:00 pm",
    says: "Amara asked to move it. This time stays until you pick another.",
  },
  {
    why: "the league set the time, and the opponent had suggested others",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM }],
    turn: "you",
    label: "Your move",
    what: "Play Amara on Saturday at 4:00 pm",
    says: "The league set this time. Amara suggested other times, and you can still pick one.",
  },
  {
    why: "you canceled the time, and suggested others before",
    side: "home",
    now: MONDAY,
    events: [AGREED, SUGGESTED_LATER, { type: "TimeCancelled", by: "home" }],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your suggested time",
    says: "You canceled the time on Saturday at 4:00 pm.",
  },
  {
    why: "the opponent canceled the time, and suggested another before",
    side: "away",
    now: MONDAY,
    events: [AGREED, SUGGESTED_LATER, { type: "TimeCancelled", by: "home" }],
    turn: "you",
    label: "Your move",
    what: "Can you play Amara on Sunday at 2:00 pm?",
    says: "Amara canceled the time on Saturday at 4:00 pm. You can also suggest other times",
  },
  {
    why: "the opponent canceled the only time",
    side: "away",
    now: MONDAY,
    events: [SUGGESTED, AGREED, { type: "TimeCancelled", by: "home" }],
    turn: "you",
    label: "Your move",
    what: "Suggest times to Amara",
    says: "Amara canceled the time on Saturday at 4:00 pm. Amara picks one",
  },
  {
    why: "scheduled today",
    side: "away",
    now: "2026-11-21T16:40:00.000Z",
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Play Amara at 4:00 pm today",
    says: "You have Black in game 1.",
  },
  {
    why: "to report",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED],
    turn: "you",
    label: "Your move",
    what: "Report the result",
    says: `If Theo didn’t come, claim the match. ${LOSE}`,
  },
  {
    why: "reported by you",
    side: "home",
    now: SATURDAY_EVENING,
    events: [REPORTED],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your report",
    says: "Nothing to do. If Theo doesn’t answer by Sunday, 11:59 pm, the director decides.",
  },
  {
    why: "to confirm",
    side: "away",
    now: SATURDAY_EVENING,
    events: [REPORTED],
    turn: "you",
    label: "Your move",
    what: "Did Amara win 2–1?",
    says: "If you don’t answer, the director decides.",
  },
  {
    why: "a no-show is claimed against you",
    side: "away",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED, NO_SHOW],
    turn: "you",
    label: "Your move",
    what: "Did you miss the match?",
    says: "Amara says you didn’t come and claims the match.",
  },
  {
    why: "you claimed a no-show",
    side: "home",
    now: SATURDAY_EVENING,
    events: [SUGGESTED, AGREED, NO_SHOW],
    turn: "them",
    label: "Theo’s move",
    what: "Theo has your claim",
    says: "the director decides",
  },
  {
    why: "contested",
    side: "home",
    now: AFTER,
    events: [REPORTED, CONTESTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding game 3",
    says: "You don’t need to do anything. You can add to your statement until the ruling. The ruling is final.",
  },
  {
    why: "you didn't answer",
    side: "away",
    now: AFTER,
    events: [REPORTED, ANSWERED_LATE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You didn’t answer Amara in time.",
  },
  {
    why: "you didn't answer, not recorded yet",
    side: "away",
    now: AFTER,
    events: [REPORTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You didn’t answer Amara in time. Say whether the report is right.",
  },
  {
    why: "they didn't answer, not recorded yet",
    side: "home",
    now: AFTER,
    events: [REPORTED],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Theo didn’t answer in time. You don’t need to do anything.",
  },
  {
    why: "you didn't answer a claim that you didn't come",
    side: "away",
    now: AFTER,
    events: [SUGGESTED, AGREED, NO_SHOW, ANSWERED_LATE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Amara says you didn’t come, and you didn’t answer in time. Say whether that’s right.",
  },
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
    why: "you couldn't be reached",
    side: "away",
    now: FRIDAY,
    events: [UNREACHABLE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "Amara couldn’t reach you. Tell your side",
  },
  {
    why: "you couldn't reach them",
    side: "home",
    now: FRIDAY,
    events: [UNREACHABLE],
    turn: "them",
    label: "The director’s move",
    what: "The director is deciding",
    says: "You couldn’t reach Theo. You don’t need to do anything.",
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
    events: [REPORTED, CONFIRMED],
    turn: "none",
    label: "Nothing to do",
    what: "You won 2–1",
    says: "You both confirmed it.",
  },
  {
    why: "agreed, the loser reads",
    side: "away",
    now: AFTER,
    events: [REPORTED, CONFIRMED],
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
])("$why: $what", ({ side, now, events, turn, label, what, says }) => {
  const words = wordsFor(side, now, ...events);
  expect(words).toMatchObject({ turn, turnLabel: label, what });
  expect(words.why).toContain(says);
});

test("a void match doesn't say that the director did it: it's also void if a player deletes their account", () => {
  expect(wordsFor("home", AFTER, VOIDED).why).toBe("It doesn’t count.");
});

test("who claimed a match by mistake reads how it can still count as played", () => {
  expect(wordsFor("home", FRIDAY, NO_SHOW).why).toContain(
    "If you did play, ask Theo to answer with the games.",
  );
});

test("if the league set the only time that was suggested, there is none left to pick", () => {
  const only: MatchEvent = { type: "TimesProposed", by: "home", times: [SATURDAY_4_PM] };
  const { why } = wordsFor("away", MONDAY, only, { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM });
  expect(why).toContain("The league set this time.");
  expect(why).not.toContain("you can still pick one");
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

test.each([
  { grace: 0, late: "late" },
  { grace: 1, late: "more than one minute late" },
])("with a grace period of $grace minutes, a player can be $late", ({ grace, late }) => {
  const rules = { ...DEPAUL, forfeits: { ...DEPAUL.forfeits, noShowGraceMinutes: grace } };
  const { why } = wordsUnder(rules, "home", FRIDAY, SUGGESTED, AGREED);
  expect(why).toContain(`A player who is ${late} can lose the match.`);
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
