import type { DraftLetter } from "@/lib/mail/letters/draft";
import type { LetterFacts } from "@/lib/mail/letters/facts";
import type { Instant } from "@/lib/shared/instant";
import type { MatchEvent } from "../rules/events";
import type { MatchState } from "../rules/state";
import { contestWithdrawnLetters, versionAcceptedLetters } from "./contest-letters";
import {
  correctionAgreedLetters,
  correctionAskedLetters,
  correctionContestedLetters,
  correctionOverdueLetters,
  correctionWithdrawnLetters,
} from "./correction-letters";
import { enteredLetters } from "./entered-result-letters";
import { concededLetters, forfeitedLetters, noShowLetters, unreachableLetters } from "./forfeit-letters";
import { repairedLetters, timeFixedLetters, unpairedLetters, withdrawnLetters } from "./league-letters";
import { noticeLetters } from "./notice-letters";
import { approvedLetters, contestedLetters, overdueLetters, reportedLetters } from "./report-letters";
import { extendedLetters, reopenedLetters, ruledLetters, voidedLetters } from "./ruling-letters";
import {
  agreedLetters,
  cancelledLetters,
  defaultedLetters,
  defaultMissedLetters,
  suggestionLetters,
} from "./time-letters";
import { askWithoutEmailLetters, tellWithoutEmailLetters } from "./without-email";

/**
 * The letters that one event calls for. The person who caused it gets none, because they saw it happen. Pairings have
 * their own letters, written when their round opens; see `pairingLetters`.
 */
export function lettersFor(
  event: MatchEvent,
  seq: number,
  state: MatchState,
  facts: LetterFacts,
  at: Instant,
): readonly DraftLetter[] {
  const known = { seq, state, facts, at };
  switch (event.type) {
    case "TimesProposed":
      return suggestionLetters({ event, ...known });
    case "TimeAgreed":
      return agreedLetters({ event, ...known });
    case "TimeDefaulted":
      return [...defaultedLetters({ event, ...known }), ...tellWithoutEmailLetters({ event, ...known })];
    case "DefaultTimeMissed":
      return defaultMissedLetters({ event, ...known });
    case "TimeCancelled":
      return [...cancelledLetters({ event, ...known }), ...tellWithoutEmailLetters({ event, ...known })];
    case "ResultReported":
    case "ReportAmended":
      return [...reportedLetters({ event, ...known }), ...askWithoutEmailLetters({ event, ...known })];
    case "ReportApproved":
      return approvedLetters({ event, ...known });
    case "ReportContested":
      return contestedLetters({ event, ...known });
    case "ContestWithdrawn":
      return contestWithdrawnLetters({ event, ...known });
    case "VersionAccepted":
      return versionAcceptedLetters({ event, ...known });
    case "CorrectionAsked":
      return correctionAskedLetters({ event, ...known });
    case "CorrectionAgreed":
      return correctionAgreedLetters({ event, ...known });
    case "CorrectionContested":
      return correctionContestedLetters({ event, ...known });
    case "CorrectionOverdue":
      return correctionOverdueLetters({ event, ...known });
    case "CorrectionWithdrawn":
      return correctionWithdrawnLetters({ event, ...known });
    case "ResultEntered":
      return enteredLetters({ event, ...known });
    case "AnswerOverdue":
      return overdueLetters({ event, ...known });
    case "UnreachableClaimed":
      return unreachableLetters({ event, ...known });
    case "NoShowClaimed":
      return [...noShowLetters({ event, ...known }), ...askWithoutEmailLetters({ event, ...known })];
    case "Conceded":
      return [...concededLetters({ event, ...known }), ...tellWithoutEmailLetters({ event, ...known })];
    case "NoticeGiven":
      return [...noticeLetters({ event, ...known }), ...tellWithoutEmailLetters({ event, ...known })];
    case "DeadlinePassed":
      return forfeitedLetters({ event, ...known });
    case "Ruled":
      return ruledLetters({ event, ...known });
    case "Reopened":
      return reopenedLetters({ event, ...known });
    case "DeadlineExtended":
      return extendedLetters({ event, ...known });
    case "Voided":
      return voidedLetters({ event, ...known });
    case "TimeFixed":
      return timeFixedLetters({ event, ...known });
    case "Repaired":
      return repairedLetters({ event, ...known });
    case "Unpaired":
      return unpairedLetters({ event, ...known });
    case "Withdrawn":
      return withdrawnLetters({ event, ...known });
    case "MatchPaired":
    case "Arrived":
    case "ContactLogged":
    case "StatementAdded":
    case "StatementRecorded":
    // A closure concerns many matches, and each person gets one email about all of theirs: `closedLetter`.
    case "VenueClosed":
      return [];
  }
}
