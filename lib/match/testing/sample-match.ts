import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { Instant } from "@/lib/shared/instant";
import type { MatchSlot } from "@/lib/stages/words/round-name";
import type { MatchEvent, StoredEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import type { ReportedGame } from "../rules/games";
import { nextMove } from "../rules/next-move";
import { wonBy } from "../rules/outcome";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import type { EventContext } from "../words/event-text";
import { describeNextMove } from "../words/next-move";
import type { NextMoveWords } from "../words/next-move-words";

/** Round 7 of the design, for tests: Amara Osei (White in game 1) and Theo Lindqvist, in Chicago. */
export const ZONE = "America/Chicago";

/** Sunday, Nov 22, 11:59 pm */
export const DEADLINE: Instant = "2026-11-23T05:59:00.000Z";
/** Tuesday 4 pm, Thursday 7 pm, Saturday 4 pm */
export const TIMES: readonly Instant[] = [
  "2026-11-17T22:00:00.000Z",
  "2026-11-20T01:00:00.000Z",
  "2026-11-21T22:00:00.000Z",
];
export const SATURDAY_4_PM: Instant = "2026-11-21T22:00:00.000Z";

export const STORY: EventContext = {
  home: "Amara Osei",
  away: "Theo Lindqvist",
  zone: ZONE,
  rules: DEPAUL,
  nameOf: (userId) => (userId === "director" ? "Renata Kovács" : undefined),
};

/** 2–1 to Amara; the third game ended by the two-minute limit. */
export const GAMES: readonly ReportedGame[] = [
  { white: "home", outcome: "white", ending: "checkmate" },
  { white: "away", outcome: "white", ending: "resignation" },
  { white: "home", outcome: "white", ending: "move-time" },
];
/** Theo's version: he won the third game by checkmate. */
export const OTHER_GAMES: readonly ReportedGame[] = [
  ...GAMES.slice(0, 2),
  { white: "home", outcome: "black", ending: "checkmate" },
];

export const TWO_ONE = wonBy("home", "agreed", { home: 2, away: 1 });

export const SLOT: MatchSlot = { format: "round-robin", number: 7, of: 7, match: 1 };

export const PAIRED: MatchEvent = { type: "MatchPaired", deadlineAt: DEADLINE };
export const SUGGESTED: MatchEvent = { type: "TimesProposed", by: "home", times: TIMES };
export const AGREED: MatchEvent = { type: "TimeAgreed", by: "away", scheduledAt: SATURDAY_4_PM };
export const REPORTED: MatchEvent = {
  type: "ResultReported",
  by: "home",
  games: GAMES,
  outcome: TWO_ONE,
  answerBy: DEADLINE,
};
export const CONTESTED: MatchEvent = {
  type: "ReportContested",
  by: "away",
  statement: "I had my hand on the rook when it ran out.",
  games: OTHER_GAMES,
};
/** Theo agrees that Amara won 2–1, but says that his game was the first. */
export const CONTESTED_GAMES: MatchEvent = {
  type: "ReportContested",
  by: "away",
  statement: "I won the first game, not the second.",
  games: [
    { white: "home", outcome: "black", ending: "checkmate" },
    { white: "away", outcome: "black", ending: "resignation" },
    { white: "home", outcome: "white", ending: "move-time" },
  ],
};
export const APPROVED: MatchEvent = {
  type: "ReportApproved",
  by: "away",
  outcome: TWO_ONE,
};
/** Theo didn't answer, and the director decides. */
export const OVERDUE: MatchEvent = { type: "AnswerOverdue", outcome: null };
export const NO_SHOW: MatchEvent = {
  type: "NoShowClaimed",
  by: "home",
  statement: "I waited.",
  answerBy: DEADLINE,
};
export const UNREACHABLE: MatchEvent = { type: "UnreachableClaimed", by: "home", statement: "Four tries." };
/** Amara says that game 3 was Theo's after all. */
export const ONE_TWO = wonBy("away", "agreed", { home: 1, away: 2 });
export const ASKED: MatchEvent = {
  type: "CorrectionAsked",
  by: "home",
  games: OTHER_GAMES,
  outcome: ONE_TWO,
  statement: "I clicked the wrong winner in game 3.",
  answerBy: "2026-11-25T05:59:00.000Z",
};
/** Amara says that her first game ended otherwise, which leaves the result as it is. */
export const CORRECTED_GAMES: MatchEvent = {
  type: "CorrectionAsked",
  by: "home",
  games: [{ white: "home", outcome: "white", ending: "resignation" }, ...GAMES.slice(1)],
  outcome: TWO_ONE,
  statement: "Game 1 ended by resignation.",
  answerBy: "2026-11-25T05:59:00.000Z",
};
export const RULED: MatchEvent = {
  type: "Ruled",
  outcome: wonBy("home", "ruling", { home: 2, away: 1 }),
  reason: "A hand on a piece is not yet a move",
  rule: "Rule 1.VI: two minutes at most for any one move.",
};
/** The director agrees with Theo's version, or with Amara's correction. */
export const RULED_OTHERWISE: MatchEvent = {
  ...(RULED as MatchEvent & { type: "Ruled" }),
  outcome: wonBy("away", "ruling", { home: 1, away: 2 }),
};
/** The director confirms that the other side didn't come. */
export const RULED_FORFEIT: MatchEvent = {
  type: "Ruled",
  outcome: wonBy("home", "forfeit", null),
  reason: "Two people saw Amara wait",
  rule: "Rule 5.2: a no-show is a forfeit.",
};

/** The match after these events. */
export function stateAfter(...events: readonly MatchEvent[]): MatchState {
  return foldMatch([PAIRED, ...events]);
}

/** Events as they're stored: numbered, each with its instant. A ruling is by the director. */
export function stored(
  ...happened: readonly (readonly [at: Instant, event: MatchEvent])[]
): readonly StoredEvent[] {
  return happened.map(([at, event], index) => ({
    seq: index + 1,
    at,
    actorUserId: event.type === "Ruled" ? "director" : null,
    event,
  }));
}

/** The sample match's next move for one side at an instant. */
export function wordsFor(side: Side, now: string, ...events: readonly MatchEvent[]): NextMoveWords {
  return wordsUnder(DEPAUL, side, now, ...events);
}

/** The same, under other rules. */
export function wordsUnder(
  rules: RulePack,
  side: Side,
  now: string,
  ...events: readonly MatchEvent[]
): NextMoveWords {
  const state = stateAfter(...events);
  const [you, opponent] = side === "home" ? [STORY.home, STORY.away] : [STORY.away, STORY.home];
  const reader = { side, you, opponent, zone: ZONE, now, rules, slot: SLOT };
  return describeNextMove(nextMove(state, side, now, rules), state, reader);
}
