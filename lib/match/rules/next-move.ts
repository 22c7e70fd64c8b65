import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { closesAt, isAnswerTimeOver, isClosed, lastTimeToPlay } from "./deadline-rules";
import { isCorrectionDirectors } from "./decide-correction";
import { liveTimes } from "./live-times";
import { otherSide, type Side } from "./sides";
import type { Correction, MatchState } from "./state";
import { ifUnanswered } from "./unanswered";

export const NEXT_MOVE_KINDS = [
  "suggest-times",
  "pick-time",
  "wait-for-answer",
  "play",
  "report",
  "answer-report",
  "answer-no-show",
  "wait-for-approval",
  "answer-correction",
  "wait-for-correction",
  "director-decides",
  "late",
  "decided",
  "void",
] as const;
export type NextMoveKind = (typeof NEXT_MOVE_KINDS)[number];

export const TURNS = ["you", "them", "director", "none"] as const;
export type Turn = (typeof TURNS)[number];

/** Who has to do what next in a match, and by when; the same for pages and letters. */
export type NextMove = { readonly turn: Turn; readonly kind: NextMoveKind; readonly by: Instant | null };

type MoveRules = Pick<RulePack, "match" | "schedule" | "reporting">;

/**
 * What one side of a match has to do next. `late` is a match whose round has closed without a report: the double
 * forfeit is about to be recorded (DePaul sheet, Rule 1.II.b). An agreed time comes before suggestions, because a
 * suggestion to move it doesn't excuse anyone from coming. A report whose time to answer is over counts or is the
 * director's even before the sweep records it, so this never asks for something that `decide` would refuse. `by`: for a
 * suggestion its last time, for play the agreed time, for a report the moment the round closes, for a report that
 * counts the moment the time to answer was over.
 */
export function nextMove(state: MatchState, side: Side, now: Instant, rules: MoveRules): NextMove {
  switch (state.status) {
    case "final":
      return state.correction ? answerCorrection(state, state.correction, side, now) : DECIDED;
    case "void":
      return { turn: "none", kind: "void", by: null };
    case "with-director":
      return { turn: "director", kind: "director-decides", by: null };
    case "reported":
      return isAnswerTimeOver(state, now) ? unanswered(state, rules) : answerOf(state, side);
    case "open":
    case "scheduled":
      return beforeReport(state, side, now, rules);
  }
}

/** Most urgent first: by instant, then the reader's own moves; moves without an instant come last. */
export function compareByDeadline(one: NextMove, two: NextMove): number {
  if (one.by !== two.by) {
    if (one.by === null) return 1;
    if (two.by === null) return -1;
    return one.by < two.by ? -1 : 1;
  }
  return TURNS.indexOf(one.turn) - TURNS.indexOf(two.turn);
}

const DECIDED: NextMove = { turn: "none", kind: "decided", by: null };

function answerCorrection(state: MatchState, { by }: Correction, side: Side, now: Instant): NextMove {
  if (isCorrectionDirectors(state, now)) return { turn: "director", kind: "director-decides", by: null };
  return by === side
    ? { turn: "them", kind: "wait-for-correction", by: state.answerBy }
    : { turn: "you", kind: "answer-correction", by: state.answerBy };
}

function answerOf({ report, noShow, answerBy }: MatchState, side: Side): NextMove {
  const claimed = report ?? noShow;
  if (claimed?.by === side) return { turn: "them", kind: "wait-for-approval", by: answerBy };
  return { turn: "you", kind: report ? "answer-report" : "answer-no-show", by: answerBy };
}

function unanswered(state: MatchState, rules: MoveRules): NextMove {
  return ifUnanswered(state, rules) === "stands"
    ? { turn: "none", kind: "decided", by: state.answerBy }
    : { turn: "director", kind: "director-decides", by: null };
}

function beforeReport(state: MatchState, side: Side, now: Instant, rules: MoveRules): NextMove {
  const closes = closesAt(state, rules);
  if (isClosed(state, now, rules)) return { turn: "none", kind: "late", by: closes };
  if (state.status === "scheduled" && state.scheduledAt) {
    if (now < state.scheduledAt) return { turn: "you", kind: "play", by: state.scheduledAt };
    return { turn: "you", kind: "report", by: closes };
  }
  // Shortly before the deadline, and in the grace period, no more times can be suggested, but a result is still accepted.
  if (now >= lastTimeToPlay(state, rules)) return { turn: "you", kind: "report", by: closes };
  const theirs = liveTimes(state, otherSide(side), now).at(-1);
  if (theirs) return { turn: "you", kind: "pick-time", by: theirs };
  const own = liveTimes(state, side, now).at(-1);
  if (own) return { turn: "them", kind: "wait-for-answer", by: own };
  return { turn: "you", kind: "suggest-times", by: state.deadlineAt };
}
