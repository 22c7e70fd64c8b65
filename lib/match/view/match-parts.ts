import { addMinutes } from "@/lib/shared/instant";
import { lastCancel, lastTimeToPlay } from "../rules/deadline-rules";
import type { NextMoveKind } from "../rules/next-move";
import type { MatchScene } from "./match-scene";

/** How a form appears on the page: open, folded, or not at all. */
export type Shown = "open" | "fold" | null;

/** What the match page shows besides its head, its next move and its scoresheet. */
export type MatchParts = {
  /** The main part of the page, by the state of the match. */
  readonly main:
    | "coming"
    | "play"
    | "answer"
    | "waiting"
    | "director"
    | "correction"
    | "result"
    | "void"
    | "late"
    | null;
  readonly times: Shown;
  readonly report: Shown;
  /** Whether the agreed time can be canceled, can't be anymore, or doesn't exist (null). */
  readonly cancel: "possible" | "too-late" | null;
  readonly noShow: boolean;
  /** How to reach the other side: from when the round opens until the match is decided. */
  readonly reach: boolean;
  /** The log of attempts to reach the other side. */
  readonly contacts: boolean;
  readonly concede: boolean;
  /** Which part has the page's one green button. */
  readonly green: "times" | "accept" | "report" | "approve" | null;
};

const NOTHING: MatchParts = {
  main: null,
  times: null,
  report: null,
  cancel: null,
  noShow: false,
  reach: false,
  contacts: false,
  concede: false,
  green: null,
};

type PartFacts = "state" | "move" | "now" | "rules" | "hasNoAccount" | "haveBothPlayed";

/** Which parts belong on the page: only what can be done now without being refused. */
export function matchParts(scene: Pick<MatchScene, PartFacts | "isComing">): MatchParts {
  if (scene.isComing) return { ...NOTHING, main: "coming" };
  switch (scene.move.kind) {
    case "void":
      return { ...NOTHING, main: "void" };
    case "decided":
      return { ...NOTHING, main: "result" };
    case "late":
      return { ...NOTHING, main: "late", reach: true };
    case "answer-correction":
      return { ...NOTHING, main: "correction", green: "approve" };
    case "wait-for-correction":
      return { ...NOTHING, main: "correction" };
    case "director-decides":
      return { ...NOTHING, main: "director", reach: true };
    case "wait-for-approval":
      return { ...NOTHING, main: "waiting", reach: true };
    case "answer-report":
    case "answer-no-show":
      return { ...NOTHING, main: "answer", reach: true, green: "approve" };
    case "suggest-times":
    case "pick-time":
    case "wait-for-answer":
    case "play":
    case "report":
      return partsBeforeReport(scene);
  }
}

function partsBeforeReport({
  state,
  move,
  now,
  rules,
  hasNoAccount,
  haveBothPlayed = false,
}: Pick<MatchScene, PartFacts>): MatchParts {
  const { scheduledAt } = state;
  const canStillMeet = now < lastTimeToPlay(state, rules);
  const graceOver = scheduledAt !== null && now >= addMinutes(scheduledAt, rules.forfeits.noShowGraceMinutes);
  const isFixed = state.fixedPlace !== null;
  // Someone without an account can't pick a time.
  const canSuggest = canStillMeet && !isFixed && !hasNoAccount;
  const green = GREEN[move.kind] ?? null;
  return {
    main: move.kind === "play" ? "play" : null,
    times: canSuggest ? (move.kind === "suggest-times" ? "open" : "fold") : null,
    report: move.kind === "report" ? "open" : "fold",
    cancel: isFixed || scheduledAt === null || now >= scheduledAt ? null : canCancel(scheduledAt, now, rules),
    noShow: graceOver && !haveBothPlayed,
    reach: true,
    contacts: state.status === "open",
    concede: true,
    green,
  };
}

const GREEN: Partial<Record<NextMoveKind, MatchParts["green"]>> = {
  "suggest-times": "times",
  "pick-time": "accept",
  "wait-for-answer": "report",
  play: "report",
  report: "report",
};

function canCancel(
  scheduledAt: string,
  now: string,
  rules: MatchScene["rules"],
): NonNullable<MatchParts["cancel"]> {
  return now > lastCancel(scheduledAt, rules) ? "too-late" : "possible";
}
