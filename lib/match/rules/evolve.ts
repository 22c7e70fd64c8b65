import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent, SuggestedTimes } from "./events";
import { type MatchOutcome, wonBy } from "./outcome";
import { type MatchProjection, projectedOutcome } from "./project";
import type { Side } from "./sides";
import type { Case, MatchState, Statement, Suggestion } from "./state";

/** The state of a match after its events, in order. The first is always MatchPaired. */
export function foldMatch(events: readonly MatchEvent[]): MatchState {
  const [first, ...rest] = events;
  if (first?.type !== "MatchPaired") throw new Error("A match begins with MatchPaired");
  return rest.reduce(evolve, pairedState(first.deadlineAt));
}

/**
 * The state after one more event. It never refuses an event, because what happened has happened; `decide` is what
 * refuses.
 */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  switch (event.type) {
    case "MatchPaired":
    case "Repaired":
    case "Reopened":
      return pairedState(event.deadlineAt);
    case "TimesProposed": {
      const suggestion = { times: event.times, ...(event.note === undefined ? {} : { note: event.note }) };
      return { ...state, suggestions: { ...state.suggestions, [event.by]: suggestion } };
    }
    case "TimeAgreed":
      return { ...state, ...timed(event.scheduledAt), suggestions: NO_SUGGESTIONS };
    // The suggestions stay: either side can still pick one of the other's times.
    case "TimeDefaulted":
      return { ...state, ...timed(event.scheduledAt), isDefaultTime: true };
    case "DefaultTimeMissed":
      return { ...state, isDefaultMissed: true };
    case "TimeCancelled":
      return {
        ...state,
        ...UNTIMED,
        suggestions: suggestionsWithout(state, { canceled: state.scheduledAt }),
        canceled: state.scheduledAt && { by: event.by, time: state.scheduledAt },
      };
    case "Arrived": {
      const { by, arrivedAt: at, table = null } = event;
      return { ...state, arrivals: { ...state.arrivals, [by]: { at, table } } };
    }
    case "ContactLogged": {
      const { type: _, ...attempt } = event;
      return { ...state, contacts: [...state.contacts, attempt] };
    }
    case "UnreachableClaimed":
      return {
        ...withDirector(state, "unreachable"),
        unreachableBy: event.by,
        statements: withStatement(state, event),
      };
    case "NoShowClaimed":
      return {
        ...state,
        status: "reported",
        answerBy: event.answerBy,
        noShow: { by: event.by, statement: event.statement, outcome: wonBy(event.by, "forfeit", null) },
        statements: withStatement(state, event),
      };
    case "ResultReported":
    case "ReportAmended":
      return {
        ...state,
        status: "reported",
        answerBy: event.answerBy,
        report: { by: event.by, games: event.games, outcome: event.outcome },
      };
    case "ReportContested":
      return {
        ...withDirector(state, "contested"),
        contest: { by: event.by, games: event.games },
        statements: withStatement(state, event),
      };
    case "ContestWithdrawn":
      return { ...state, status: "reported", case: null, contest: null, answerBy: event.answerBy };
    case "VersionAccepted":
      return decidedState(
        {
          ...state,
          report: event.report,
          noShow: event.report ? null : state.noShow,
          contest: null,
          case: null,
        },
        event,
      );
    case "StatementAdded":
      return { ...state, statements: withStatement(state, event) };
    case "StatementRecorded":
      return {
        ...state,
        statements: withStatement(state, { by: event.side, statement: event.statement, isWrittenDown: true }),
      };
    case "ReportApproved":
      return decidedState(state, event);
    case "ResultEntered":
      return final(state, event.outcome, {
        entered: { games: event.games, source: event.source },
        correctBy: event.correctBy ?? null,
      });
    case "CorrectionAsked": {
      const { type: _, answerBy, ...correction } = event;
      return {
        ...state,
        answerBy,
        correction: { ...correction, isWithDirector: false },
        statements: withStatement(state, event),
      };
    }
    case "CorrectionAgreed": {
      if (!state.correction) throw new Error("Nobody asked for a correction");
      const { by, games, outcome } = state.correction;
      return decidedState(
        {
          ...state,
          report: { by, games, outcome },
          entered: null,
          noShow: null,
          correction: null,
          case: null,
        },
        event,
      );
    }
    case "CorrectionContested":
      return { ...toDirector(state), statements: withStatement(state, event) };
    case "CorrectionOverdue":
      return toDirector(state);
    case "CorrectionWithdrawn":
      return { ...state, answerBy: null, correction: null, case: null };
    case "Conceded":
    case "DeadlinePassed":
      return final(state, event.outcome);
    case "Withdrawn":
      return final(state, event.outcome, { left: event.side });
    case "NoticeGiven":
      if (event.outcome) return final(state, event.outcome);
      if (!event.deadlineAt) return state;
      return {
        ...state,
        ...UNTIMED,
        fixedPlace: null,
        deadlineAt: event.deadlineAt,
        isDefaultMissed: false,
      };
    case "AnswerOverdue":
      return event.outcome
        ? final(state, event.outcome, { isUnanswered: true })
        : withDirector(state, "unanswered");
    case "Ruled":
      return final(state, event.outcome, {
        correctBy: null,
        correction: null,
        ruling: {
          reason: event.reason,
          rule: event.rule,
          replaced: state.ruling ? state.ruling.replaced : state.outcome,
        },
      });
    case "DeadlineExtended":
      return { ...state, deadlineAt: event.deadlineAt, isDefaultMissed: false };
    case "VenueClosed":
      return closeVenue(state, event);
    case "TimeFixed":
      return {
        ...state,
        ...timed(event.scheduledAt),
        fixedPlace: event.place,
        suggestions: NO_SUGGESTIONS,
      };
    case "Unpaired":
    case "Voided":
      return { ...state, status: "void", answerBy: null, outcome: null, correctBy: null, correction: null };
  }
}

/** Both sides agree. Without an outcome the match is tied, and the director decides it. */
function decidedState(
  before: MatchState,
  {
    outcome,
    correctBy = null,
  }: { readonly outcome: MatchOutcome | null; readonly correctBy?: string | null },
): MatchState {
  const state = { ...before, correctBy };
  return outcome ? final(state, outcome) : { ...withDirector(state, "level"), outcome };
}

/** The match has an outcome, and no one has to answer anymore. */
function final(state: MatchState, outcome: MatchOutcome, more: Partial<MatchState> = {}): MatchState {
  return { ...state, status: "final", answerBy: null, outcome, ...more };
}

/** The director decides, and the players no longer have to answer. */
function withDirector(state: MatchState, why: Case): MatchState {
  return { ...state, status: "with-director", answerBy: null, case: why };
}

/** A correction that the two don't agree on is the director's. The result counts until the ruling. */
function toDirector(state: MatchState): MatchState {
  if (!state.correction) throw new Error("Nobody asked for a correction");
  return {
    ...state,
    answerBy: null,
    case: "correction",
    correction: { ...state.correction, isWithDirector: true },
  };
}

function closeVenue(
  state: MatchState,
  { canceled, movedTo, deadlineAt, withdrawn }: Extract<MatchEvent, { type: "VenueClosed" }>,
): MatchState {
  const left = withdrawn ? { suggestions: suggestionsWithout(state, { canceled, withdrawn }) } : {};
  const later = { ...state, ...left, ...(deadlineAt && { deadlineAt, isDefaultMissed: false }) };
  const unclaimed = canceled ? { ...later, noShow: null, answerBy: null } : later;
  if (movedTo) return { ...unclaimed, ...timed(movedTo) };
  return canceled ? { ...unclaimed, ...UNTIMED, ...left, fixedPlace: null } : unclaimed;
}

const NO_SUGGESTIONS = { home: null, away: null } as const;
const NO_ARRIVALS = { home: null, away: null } as const;
const UNTIMED = {
  status: "open",
  scheduledAt: null,
  canceled: null,
  isDefaultTime: false,
  suggestions: NO_SUGGESTIONS,
  arrivals: NO_ARRIVALS,
} as const;

/** A time to play, for which no one has checked in yet. */
function timed(scheduledAt: Instant) {
  return {
    status: "scheduled",
    scheduledAt,
    canceled: null,
    isDefaultTime: false,
    arrivals: NO_ARRIVALS,
  } as const;
}

/** What the two have suggested, except times that no one can pick anymore: one that was canceled, and those withdrawn. */
function suggestionsWithout(
  { suggestions }: MatchState,
  { canceled, withdrawn }: { readonly canceled: Instant | null; readonly withdrawn?: SuggestedTimes },
): MatchState["suggestions"] {
  const rest = (side: Side): Suggestion | null => {
    const suggestion = suggestions[side];
    if (!suggestion) return null;
    const gone = withdrawn?.[side] ?? [];
    const times = suggestion.times.filter((time) => time !== canceled && !gone.includes(time));
    const taken = [...(suggestion.withdrawn ?? []), ...gone];
    if (times.length === 0 && taken.length === 0) return null;
    return { ...suggestion, times, ...(taken.length > 0 && { withdrawn: taken }) };
  };
  return { home: rest("home"), away: rest("away") };
}

/**
 * The state of a decided match by its projection alone, for lists: without its history, and so without its report, its
 * ruling and the time to correct it.
 */
export function projectedState(projection: MatchProjection): MatchState {
  const { status, deadlineAt, scheduledAt } = projection;
  return { ...pairedState(deadlineAt), status, scheduledAt, outcome: projectedOutcome(projection) };
}

/** A fresh match. Reopening starts over, while the history keeps what happened before. */
function pairedState(deadlineAt: string): MatchState {
  return {
    status: "open",
    deadlineAt,
    suggestions: NO_SUGGESTIONS,
    scheduledAt: null,
    canceled: null,
    isDefaultTime: false,
    fixedPlace: null,
    isDefaultMissed: false,
    arrivals: NO_ARRIVALS,
    contacts: [],
    unreachableBy: null,
    report: null,
    noShow: null,
    answerBy: null,
    isUnanswered: false,
    contest: null,
    entered: null,
    correctBy: null,
    correction: null,
    statements: [],
    case: null,
    outcome: null,
    left: null,
    ruling: null,
  };
}

function withStatement(state: MatchState, { by, statement, isWrittenDown }: Statement) {
  if (statement === "") return state.statements;
  return [...state.statements, { by, statement, ...(isWrittenDown && { isWrittenDown }) }];
}
