import type { MatchEvent, MatchEventType, StoredEvent } from "../rules/events";

/** Who did what since a page was opened, for the reader whose answer came too late. */
export function changedSentence(
  newer: readonly StoredEvent[] | "unknown",
  { reader, nameOf }: { readonly reader: string | null; readonly nameOf: (userId: string) => string | null },
): string {
  const newest = newer === "unknown" ? undefined : newer.at(-1);
  if (!newest) return OLD_PAGE;
  const { event, actorUserId } = newest;
  const did = DID[event.type];
  if (did.startsWith("The ")) return `${did} after you opened this page. ${LOOK_AGAIN}`;
  const who = actorUserId === null ? "The league" : (nameOf(actorUserId) ?? officeOf(event));
  // In another tab, or in this one, if its answer got lost on the way.
  if (actorUserId !== null && actorUserId === reader)
    return `You ${did} after you opened this page. ${LOOK_AGAIN}`;
  return `${who} ${did} after you opened this page. ${lookAt(event)}`;
}

const LOOK_AGAIN = "Here’s what’s there now.";
const OLD_PAGE =
  "This page was opened before Rookery was updated, so we couldn’t tell what you were looking at. Check what’s here now, then send it again.";

function lookAt({ type }: MatchEvent): string {
  return type === "ReportAmended" ? "Here’s the new one." : LOOK_AGAIN;
}

function officeOf({ type }: MatchEvent): string {
  return type === "ResultEntered" ? "The front desk" : "The director";
}

/** What a person did, to follow their name; a whole sentence if no person did it. */
const DID: Record<MatchEventType, string> = {
  MatchPaired: "paired this match",
  TimesProposed: "suggested times",
  TimeAgreed: "agreed to a time",
  TimeCancelled: "canceled the time",
  Arrived: "checked in",
  ContactLogged: "logged a contact attempt",
  UnreachableClaimed: "told the director that the other player can’t be reached",
  NoShowClaimed: "reported a no-show",
  ResultReported: "reported the result",
  ReportAmended: "changed the report",
  ReportApproved: "confirmed the report",
  ReportContested: "contested the report",
  ContestWithdrawn: "withdrew the contest",
  VersionAccepted: "accepted the other version",
  CorrectionAsked: "asked for a correction",
  CorrectionAgreed: "agreed to the correction",
  CorrectionContested: "contested the correction",
  CorrectionWithdrawn: "withdrew the correction",
  CorrectionOverdue: "The time to answer the correction ran out",
  ResultEntered: "entered the result",
  StatementAdded: "added a statement",
  StatementRecorded: "wrote down what a player said",
  Conceded: "gave up the match",
  NoticeGiven: "gave advance notice",
  Ruled: "ruled on this match",
  Reopened: "reopened this match",
  DeadlineExtended: "extended the deadline",
  Voided: "voided this match",
  VenueClosed: "closed the venue",
  TimeFixed: "set the time of this match",
  TimeDefaulted: "set a time for this match",
  DefaultTimeMissed: "looked for a time and found none",
  Repaired: "paired this match again",
  Unpaired: "undid this pairing",
  Withdrawn: "closed this match because a player left",
  DeadlinePassed: "The deadline passed",
  AnswerOverdue: "The time to answer the report ran out",
};
