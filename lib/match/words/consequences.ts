import { comingDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { formatOf } from "@/lib/stages/formats";
import type { MatchSlot, RoundSlot } from "@/lib/stages/words/round-name";
import type { MatchOutcome } from "../rules/outcome";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { ifUnanswered } from "../rules/unanswered";
import { winnerOfMatch } from "./scores";

type Format = Pick<RoundSlot, "format">;

/**
 * What happens when no one reports: the sentence behind every deadline (DePaul sheet, Rule 1.II.b). In a knockout the
 * next opponent gets a bye.
 */
export function ifNobodyReports(closesAt: Instant, now: Instant, zone: Zone, slot: Format): string {
  return `If no one reports by ${comingDayAndTime(closesAt, now, zone)}, ${bothLose(slot)}.`;
}

/** What happens when no one reports, right after the deadline was mentioned. */
export function ifNobodyReportsThen(slot: Format): string {
  return `If no one reports by then, ${bothLose(slot)}.`;
}

/** "you both lose the match", in a knockout "you are both out" */
function bothLose(slot: Format): string {
  return formatOf(slot).words.bothLose.youTheMatch;
}

/**
 * What a decided match means for one side: it counts in the standings or, in a knockout, decides who advances.
 *
 * @param as "forfeit" or "default", if the match wasn't played
 */
export function whatItMeans(
  outcome: Pick<MatchOutcome, Side>,
  side: Side,
  them: string,
  slot: MatchSlot,
  as?: string,
): string {
  return formatOf(slot).words.means(outcome, side, them, slot, as);
}

/** What a decided match means once a player has left. A winner who left doesn't advance; what a final decided stays. */
export function whatItMeansNow(
  outcome: Pick<MatchOutcome, Side>,
  { side, them, slot, gone = [] }: Reader,
  as?: string,
): string {
  const winner = winnerOfMatch(outcome);
  const isBeforeLast = formatOf(slot).after !== null && slot.number < slot.of;
  if (!winner || !isBeforeLast || !gone.includes(winner)) return whatItMeans(outcome, side, them, slot, as);
  return `${winner === side ? "You’re" : `${them} is`} no longer in the division.`;
}

type Reader = {
  readonly side: Side;
  readonly them: string;
  readonly slot: MatchSlot;
  readonly gone?: readonly Side[];
};

type AnswerRules = Parameters<typeof ifUnanswered>[1];

/** What happens when a report or a claim gets no answer, for the player who should answer. */
export function ifYouAreSilent(state: Pick<MatchState, "report">, rules: AnswerRules): string {
  return `If you don’t answer, ${thenWhat(state, rules)}.`;
}

/** What happens when a report or a claim gets no answer, for the player who's waiting. */
export function ifTheyAreSilent(
  name: string,
  answerBy: Instant,
  now: Instant,
  zone: Zone,
  state: Pick<MatchState, "report">,
  rules: AnswerRules,
): string {
  return `If ${name} doesn’t answer by ${comingDayAndTime(answerBy, now, zone)}, ${thenWhat(state, rules)}.`;
}

/** What happens when the other side has no account and so can't answer. */
export function withoutAnswer(
  answerBy: Instant,
  now: Instant,
  zone: Zone,
  state: Pick<MatchState, "report">,
  rules: AnswerRules,
): string {
  return `After ${comingDayAndTime(answerBy, now, zone)}, ${thenWhat(state, rules)}.`;
}

function thenWhat(state: Pick<MatchState, "report">, rules: AnswerRules): string {
  return ifUnanswered(state, rules) === "director" ? "the director decides" : countsUnanswered(state);
}

/** What becomes of a report or a claim that counts without an answer. */
export function countsUnanswered({ report }: Pick<MatchState, "report">): string {
  return report ? "it counts as reported" : "the claim counts";
}
