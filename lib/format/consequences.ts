import type { Instant } from "@/lib/domain/instant";
import type { RulePack } from "@/lib/schemas/rule-pack";
import { comingDayAndTime } from "./dates";

/** What follows when nobody reports: the sentence behind every deadline (DePaul sheet, Rule 1.II.b). */
export function ifNobodyReports(closesAt: Instant, now: Instant, zone: string): string {
  return `If nobody reports by ${comingDayAndTime(closesAt, now, zone)}, you both lose the match.`;
}

/** What follows when a report or a claim gets no answer, said to the one who should give it. */
export function ifYouAreSilent({ reporting }: Pick<RulePack, "reporting">): string {
  return reporting.unanswered === "director"
    ? "If you do not answer, it goes to the director, who decides."
    : "If you do not answer, it stands as it is.";
}

/** The same, said to the one who waits. */
export function ifTheyAreSilent(
  name: string,
  answerBy: Instant,
  now: Instant,
  zone: string,
  { reporting }: Pick<RulePack, "reporting">,
): string {
  const then = reporting.unanswered === "director" ? "the director decides" : "it stands as it is";
  return `If ${name} is silent until ${comingDayAndTime(answerBy, now, zone)}, ${then}.`;
}
