import type { DraftLetter } from "@/lib/mail/letters/draft";
import { FACTS } from "@/lib/mail/testing/sample-facts";
import { lettersFor } from "@/lib/match/letters/for-event";
import type { EventLetterFacts } from "@/lib/match/letters/stored-facts";
import type { MatchEvent, MatchEventType } from "@/lib/match/rules/events";
import { bothLose, wonBy } from "@/lib/match/rules/outcome";
import {
  AGREED,
  ASKED,
  CONTESTED,
  DEADLINE,
  GAMES,
  ONE_TWO,
  PAIRED,
  REPORTED,
  RULED,
  SATURDAY_4_PM,
  SUGGESTED,
  stateAfter,
  TWO_ONE,
} from "@/lib/match/testing/sample-match";

const FRIDAY = "2026-11-20T18:00:00.000Z";
const LATER = "2026-11-25T05:59:00.000Z";
const REPORT = { by: "home", games: GAMES, outcome: TWO_ONE } as const;
const CONFIRMED: MatchEvent = { type: "ReportApproved", by: "away", outcome: TWO_ONE, correctBy: LATER };
const EXCUSED = wonBy("home", "default", null);

type Occasion = { readonly before: readonly MatchEvent[]; readonly event: MatchEvent };

/** A sample of every kind of event. A new kind needs one here, even if it calls for no email. */
const OCCASIONS: Record<MatchEventType, readonly [Occasion, ...Occasion[]]> = {
  MatchPaired: [{ before: [], event: PAIRED }],
  TimesProposed: [
    { before: [], event: SUGGESTED },
    { before: [SUGGESTED, AGREED], event: SUGGESTED },
  ],
  TimeAgreed: [{ before: [SUGGESTED], event: AGREED }],
  TimeCancelled: [
    { before: [SUGGESTED, AGREED], event: { type: "TimeCancelled", by: "away", reason: "I'm ill. Sorry!" } },
  ],
  Arrived: [{ before: [SUGGESTED, AGREED], event: { type: "Arrived", by: "home", arrivedAt: FRIDAY } }],
  ContactLogged: [
    { before: [], event: { type: "ContactLogged", by: "home", means: "email", triedAt: FRIDAY, note: "" } },
  ],
  UnreachableClaimed: [
    {
      before: [{ type: "ContactLogged", by: "home", means: "phone", triedAt: FRIDAY, note: "No answer" }],
      event: { type: "UnreachableClaimed", by: "home", statement: "I called twice and wrote three times." },
    },
  ],
  NoShowClaimed: [
    {
      before: [SUGGESTED, AGREED],
      event: { type: "NoShowClaimed", by: "home", statement: "I waited 40 minutes.", answerBy: DEADLINE },
    },
  ],
  ResultReported: [{ before: [SUGGESTED, AGREED], event: REPORTED }],
  ReportAmended: [{ before: [REPORTED], event: { ...REPORTED, type: "ReportAmended" } as MatchEvent }],
  ReportApproved: [
    { before: [REPORTED], event: { type: "ReportApproved", by: "away", outcome: TWO_ONE } },
    { before: [REPORTED], event: { type: "ReportApproved", by: "away", outcome: null } },
  ],
  ReportContested: [{ before: [REPORTED], event: CONTESTED }],
  ContestWithdrawn: [
    { before: [REPORTED, CONTESTED], event: { type: "ContestWithdrawn", by: "away", answerBy: LATER } },
  ],
  VersionAccepted: [
    {
      before: [REPORTED, CONTESTED],
      event: { type: "VersionAccepted", by: "away", report: REPORT, outcome: TWO_ONE },
    },
    {
      before: [REPORTED, CONTESTED],
      event: { type: "VersionAccepted", by: "away", report: REPORT, outcome: null },
    },
  ],
  CorrectionAsked: [{ before: [REPORTED, CONFIRMED], event: ASKED }],
  CorrectionAgreed: [
    {
      before: [REPORTED, CONFIRMED, ASKED],
      event: { type: "CorrectionAgreed", by: "away", outcome: ONE_TWO },
    },
    { before: [REPORTED, CONFIRMED, ASKED], event: { type: "CorrectionAgreed", by: "away", outcome: null } },
  ],
  CorrectionContested: [
    {
      before: [REPORTED, CONFIRMED, ASKED],
      event: { type: "CorrectionContested", by: "away", statement: "The scoresheet says otherwise." },
    },
  ],
  CorrectionOverdue: [{ before: [REPORTED, CONFIRMED, ASKED], event: { type: "CorrectionOverdue" } }],
  CorrectionWithdrawn: [
    {
      before: [REPORTED, CONFIRMED, ASKED],
      event: { type: "CorrectionWithdrawn", by: "home", wasCase: true },
    },
  ],
  StatementRecorded: [
    {
      before: [REPORTED, CONTESTED],
      event: { type: "StatementRecorded", side: "away", statement: "He rang me." },
    },
  ],
  ResultEntered: [
    {
      before: [],
      event: { type: "ResultEntered", games: [], outcome: TWO_ONE, source: "paper-slip", note: "" },
    },
  ],
  StatementAdded: [
    {
      before: [REPORTED, CONTESTED],
      event: { type: "StatementAdded", by: "home", statement: "The clock showed zero." },
    },
  ],
  Conceded: [
    { before: [], event: { type: "Conceded", by: "away", outcome: wonBy("home", "forfeit", null) } },
  ],
  NoticeGiven: [
    {
      before: [SUGGESTED, AGREED],
      event: { type: "NoticeGiven", by: "away", reason: "Away game", outcome: EXCUSED, deadlineAt: null },
    },
    {
      before: [],
      event: { type: "NoticeGiven", by: "away", outcome: null, deadlineAt: LATER },
    },
  ],
  Ruled: [{ before: [REPORTED, CONTESTED], event: RULED }],
  Reopened: [
    {
      before: [REPORTED, CONTESTED, RULED],
      event: {
        type: "Reopened",
        deadlineAt: LATER,
        reason: "Both players want to play the third game again.",
      },
    },
  ],
  DeadlineExtended: [
    {
      before: [],
      event: { type: "DeadlineExtended", deadlineAt: LATER, reason: "The rec center was closed." },
    },
  ],
  Voided: [{ before: [REPORTED], event: { type: "Voided", reason: "Theo wasn't eligible." } }],
  VenueClosed: [
    {
      before: [SUGGESTED, AGREED],
      event: {
        type: "VenueClosed",
        reason: "Snow",
        venue: "Courtside Lounge",
        canceled: SATURDAY_4_PM,
        movedTo: null,
        deadlineAt: LATER,
      },
    },
  ],
  TimeFixed: [
    { before: [], event: { type: "TimeFixed", scheduledAt: SATURDAY_4_PM, place: "Union Ballroom" } },
  ],
  TimeDefaulted: [{ before: [], event: { type: "TimeDefaulted", scheduledAt: SATURDAY_4_PM } }],
  DefaultTimeMissed: [{ before: [], event: { type: "DefaultTimeMissed" } }],
  Repaired: [
    {
      before: [],
      event: { type: "Repaired", homeEntryId: "e-1", awayEntryId: "e-2", deadlineAt: LATER },
    },
  ],
  Unpaired: [{ before: [], event: { type: "Unpaired" } }],
  Withdrawn: [
    {
      before: [],
      event: { type: "Withdrawn", side: "away", outcome: EXCUSED, reason: "Left the university" },
    },
  ],
  DeadlinePassed: [{ before: [], event: { type: "DeadlinePassed", outcome: bothLose("double-forfeit") } }],
  AnswerOverdue: [
    { before: [REPORTED], event: { type: "AnswerOverdue", outcome: null } },
    {
      before: [REPORTED],
      event: { type: "AnswerOverdue", outcome: wonBy("home", "stands", { home: 2, away: 1 }) },
    },
  ],
};

/** Every kind of event, as it happens to a match. */
export function matchOccasions(): readonly Omit<EventLetterFacts, "match">[] {
  return Object.values(OCCASIONS).flatMap((occasions) =>
    occasions.map(({ before, event }) => ({
      event,
      seq: before.length + 2,
      state: stateAfter(...before, event),
      at: FRIDAY,
    })),
  );
}

/** The emails of each kind of event; empty if it calls for none. */
export function matchEmails(): readonly {
  readonly of: MatchEventType;
  readonly letters: readonly DraftLetter[];
}[] {
  return matchOccasions().map(({ event, seq, state, at }) => ({
    of: event.type,
    letters: lettersFor(event, seq, state, FACTS, at),
  }));
}
