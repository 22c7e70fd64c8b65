import type { MatchEvent } from "@/lib/match/rules/events";

/** What can give a match its result. The last of them says since when it's the one that counts. */
export const DECIDING_EVENTS = [
  "ReportApproved",
  "VersionAccepted",
  "ResultEntered",
  "CorrectionAgreed",
  "Conceded",
  "NoticeGiven",
  "Ruled",
  "Withdrawn",
  "DeadlinePassed",
  "AnswerOverdue",
] as const satisfies readonly MatchEvent["type"][];
