import type { DecidedBy, MatchOutcome } from "../rules/outcome";
import type { Side } from "../rules/sides";
import type { Case, MatchState, MatchStatus } from "../rules/state";

/** The fixed list of states a match can be shown in, each with one word; `Status` has an icon for each. */
export const MATCH_STATUS_WORDS = {
  "to-schedule": "To schedule",
  "times-suggested": "Times suggested",
  scheduled: "Scheduled",
  reported: "Waiting to be confirmed",
  confirmed: "Confirmed",
  contested: "Contested",
  "with-director": "With the director",
  ruled: "Ruled",
  default: "Default",
  forfeit: "Forfeit",
  "double-forfeit": "Double forfeit",
  overdue: "Overdue",
  void: "Void",
  won: "Won",
  drawn: "Drawn",
  lost: "Lost",
} as const;
export type MatchStatusKind = keyof typeof MATCH_STATUS_WORDS;

/** A state and its word. */
export type StatusWords = { readonly kind: MatchStatusKind; readonly word: string };

/** What the status of a match depends on. Both a match row and a projection have it. */
export type MatchGlance = {
  readonly status: MatchStatus;
  readonly decidedBy: DecidedBy | null;
  /** Whether times are suggested. Rows don't say; the match then counts as still to schedule. */
  readonly hasSuggestion?: boolean | undefined;
  readonly case?: Case | null | undefined;
  /** Has its round closed without a report? */
  readonly isClosed?: boolean | undefined;
};

/** The state of a match from the fixed list. */
export function matchStatus(match: MatchGlance): StatusWords {
  return statusWords(statusKind(match));
}

/** The result for one side: won, drawn, lost. The status if the match isn't decided, or is void. */
export function sideStatus(
  match: MatchGlance,
  outcome: Pick<MatchOutcome, Side> | null,
  side: Side,
): StatusWords {
  if (!outcome || match.status !== "final") return matchStatus(match);
  if (outcome[side] === "win") return statusWords("won");
  if (outcome[side] === "draw") return statusWords("drawn");
  const kind = statusKind(match);
  return statusWords(kind === "default" || kind === "forfeit" || kind === "double-forfeit" ? kind : "lost");
}

/** The status of a match whose events are loaded. */
export function statusOf(state: MatchState): StatusWords {
  return matchStatus({
    status: state.status,
    decidedBy: state.outcome?.decidedBy ?? null,
    hasSuggestion: state.suggestions.home !== null || state.suggestions.away !== null,
    case: state.case,
  });
}

function statusKind({ status, decidedBy, hasSuggestion, case: why, isClosed }: MatchGlance): MatchStatusKind {
  switch (status) {
    case "open":
      if (isClosed) return "overdue";
      return hasSuggestion ? "times-suggested" : "to-schedule";
    case "scheduled":
      return isClosed ? "overdue" : "scheduled";
    case "reported":
      return "reported";
    case "with-director":
      return why === "contested" ? "contested" : "with-director";
    case "final":
      return decidedKind(decidedBy);
    case "void":
      return "void";
  }
}

function decidedKind(decidedBy: DecidedBy | null): MatchStatusKind {
  switch (decidedBy) {
    case "ruling":
      return "ruled";
    case "default":
    case "forfeit":
    case "double-forfeit":
      return decidedBy;
    case "agreed":
    case "stands":
    case null:
      return "confirmed";
  }
}

function statusWords(kind: MatchStatusKind): StatusWords {
  return { kind, word: MATCH_STATUS_WORDS[kind] };
}
