import { decidingDirectors, type LetterFacts, type Recipient } from "@/lib/mail/letters/facts";
import type { MatchEvent } from "../rules/events";
import { otherSide, SIDES, type Side } from "../rules/sides";
import { keyToDirector, keyToPlayer, occasionOf } from "./match-letter";
import type { EventLetterFacts } from "./stored-facts";
import { withoutEmail } from "./without-email";

/** Someone who gets a letter that isn't written yet. */
export type Reader = { readonly key: string; readonly to: Recipient; readonly isDirector: boolean };

/** Who gets a letter about an event. The letters themselves are written when they're sent: `lettersFor`. */
export function readersOf(
  happened: Omit<EventLetterFacts, "match"> & { readonly facts: LetterFacts },
): readonly Reader[] {
  const { event, facts } = happened;
  const { occasion } = occasionOf(happened);
  const { sides, withDirectors } = toldOf(event, facts);
  return [
    ...sides
      .map((side) => facts[side])
      .map((to) => ({
        key: keyToPlayer(facts.matchId, occasion, to.userId),
        to,
        isDirector: false,
      })),
    ...(withDirectors ? decidingDirectors(facts) : []).map((to) => ({
      key: keyToDirector(facts.matchId, occasion, to.userId),
      to,
      isDirector: true,
    })),
  ];
}

type Told = { readonly sides: readonly Side[]; readonly withDirectors: boolean };

const NOBODY: Told = { sides: [], withDirectors: false };

function toldOf(event: MatchEvent, facts: LetterFacts): Told {
  switch (event.type) {
    case "TimesProposed":
    case "TimeAgreed":
    case "CorrectionAsked":
      return otherThan(event.by);
    case "TimeCancelled":
    case "Conceded":
    case "NoticeGiven":
    case "ResultReported":
    case "ReportAmended":
    case "NoShowClaimed":
      return otherThan(event.by, withoutEmail([otherSide(event.by)], facts).length > 0);
    case "TimeDefaulted":
      return { sides: SIDES, withDirectors: withoutEmail(SIDES, facts).length > 0 };
    // Tied: the director decides it.
    case "ReportApproved":
      return otherThan(event.by, !event.outcome);
    case "CorrectionWithdrawn":
      return otherThan(event.by, event.wasCase);
    case "ReportContested":
    case "ContestWithdrawn":
    case "VersionAccepted":
    case "CorrectionAgreed":
    case "CorrectionContested":
    case "UnreachableClaimed":
      return otherThan(event.by, true);
    case "DefaultTimeMissed":
    case "ResultEntered":
    case "DeadlinePassed":
    case "Ruled":
    case "Reopened":
    case "DeadlineExtended":
    case "Voided":
    case "TimeFixed":
    case "Repaired":
    case "Unpaired":
    case "Withdrawn":
      return { sides: SIDES, withDirectors: false };
    case "AnswerOverdue":
      return { sides: SIDES, withDirectors: !event.outcome };
    case "CorrectionOverdue":
      return { sides: SIDES, withDirectors: true };
    case "MatchPaired":
    case "Arrived":
    case "ContactLogged":
    case "StatementAdded":
    case "StatementRecorded":
    case "VenueClosed":
      return NOBODY;
  }
}

function otherThan(by: Side, withDirectors = false): Told {
  return { sides: [otherSide(by)], withDirectors };
}
