import type { DecidedBy, MatchOutcome } from "../rules/outcome";
import type { Side } from "../rules/sides";
import type { Case, MatchState, MatchStatus } from "../rules/state";

/** The fixed list of states a match can be shown in; each has one icon and one word. */
export const MATCH_STATUS_WORDS = {
  "to-schedule": { word: "To schedule", icon: "calendar-plus", tone: "soon" },
  "times-proposed": { word: "Times suggested", icon: "calendar-clock", tone: "soon" },
  scheduled: { word: "Scheduled", icon: "calendar-check", tone: "plain" },
  reported: { word: "Waiting to be confirmed", icon: "pen-line", tone: "soon" },
  confirmed: { word: "Confirmed", icon: "check", tone: "done" },
  disputed: { word: "Contested", icon: "flag", tone: "bad" },
  "with-director": { word: "With the director", icon: "flag", tone: "bad" },
  ruled: { word: "Ruled", icon: "gavel", tone: "done" },
  forfeit: { word: "Forfeit", icon: "x", tone: "bad" },
  "double-forfeit": { word: "Double forfeit", icon: "double-forfeit", tone: "bad" },
  overdue: { word: "Overdue", icon: "clock-alert", tone: "bad" },
  void: { word: "Void", icon: "minus", tone: "plain" },
  won: { word: "Won", icon: "check", tone: "done" },
  drawn: { word: "Drawn", icon: "equal", tone: "plain" },
  lost: { word: "Lost", icon: "minus", tone: "plain" },
} as const;
export type MatchStatusKind = keyof typeof MATCH_STATUS_WORDS;

/** A state as an icon and a word; `kind` selects the icon. */
export type StatusWords = {
  readonly kind: MatchStatusKind;
  readonly word: string;
  readonly icon: (typeof MATCH_STATUS_WORDS)[MatchStatusKind]["icon"];
  readonly tone: (typeof MATCH_STATUS_WORDS)[MatchStatusKind]["tone"];
};

/** What the status of a match depends on. Both a match row and a projection have it. */
export type MatchGlance = {
  readonly status: MatchStatus;
  readonly decidedBy: DecidedBy | null;
  /** Whether times are on offer. Rows don't say; the match then counts as still to schedule. */
  readonly hasOffer?: boolean | undefined;
  readonly case?: Case | null | undefined;
  /** Has its round closed without a report? */
  readonly isClosed?: boolean | undefined;
};

/** The state of a match from the fixed list. */
export function matchStatus(match: MatchGlance): StatusWords {
  return statusWords(statusKind(match));
}

/** The result for one side: won, drawn, lost. The status if the match isn't settled, or is void. */
export function sideStatus(
  match: MatchGlance,
  outcome: Pick<MatchOutcome, Side> | null,
  side: Side,
): StatusWords {
  if (!outcome || match.status !== "final") return matchStatus(match);
  if (outcome[side] === "win") return statusWords("won");
  if (outcome[side] === "draw") return statusWords("drawn");
  const kind = statusKind(match);
  return statusWords(kind === "forfeit" || kind === "double-forfeit" ? kind : "lost");
}

/** The status of a match whose events are loaded. */
export function statusOf(state: MatchState): StatusWords {
  return matchStatus({
    status: state.status,
    decidedBy: state.outcome?.decidedBy ?? null,
    hasOffer: state.offers.home !== null || state.offers.away !== null,
    case: state.case,
  });
}

function statusKind({ status, decidedBy, hasOffer, case: why, isClosed }: MatchGlance): MatchStatusKind {
  switch (status) {
    case "open":
      if (isClosed) return "overdue";
      return hasOffer ? "times-proposed" : "to-schedule";
    case "scheduled":
      return isClosed ? "overdue" : "scheduled";
    case "reported":
      return "reported";
    case "with-director":
      return why === "contested" ? "disputed" : "with-director";
    case "final":
      return settledKind(decidedBy);
    case "void":
      return "void";
  }
}

function settledKind(decidedBy: DecidedBy | null): MatchStatusKind {
  switch (decidedBy) {
    case "ruling":
      return "ruled";
    case "forfeit":
    case "double-forfeit":
      return decidedBy;
    case "default":
      return "forfeit";
    case "agreed":
    case "stands":
    case null:
      return "confirmed";
  }
}

function statusWords(kind: MatchStatusKind): StatusWords {
  return { kind, ...MATCH_STATUS_WORDS[kind] };
}
