import type { RulePack } from "@/lib/season/input/rule-pack";
import { comingDayAndTime } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { isForThird, type MatchPlace, type RoundPlace } from "@/lib/stages/words/round-name";
import type { MatchOutcome } from "../rules/outcome";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";
import { ifUnanswered } from "../rules/unanswered";
import { winnerOfMatch } from "./scores";

type Format = Pick<RoundPlace, "format">;

/**
 * What follows when nobody reports: the sentence behind every deadline (DePaul sheet, Rule 1.II.b). In a knockout the
 * next opponent of both has a bye.
 */
export function ifNobodyReports(closesAt: Instant, now: Instant, zone: string, place: Format): string {
  return `If nobody reports by ${comingDayAndTime(closesAt, now, zone)}, ${bothLose(place)}.`;
}

/** The same where the moment has just been named. */
export function ifNobodyReportsThen(place: Format): string {
  return `If nobody reports by then, ${bothLose(place)}.`;
}

/** "you both lose the match", in a knockout "you are both out" */
function bothLose({ format }: Format): string {
  return format === "knockout" ? "you are both out" : "you both lose the match";
}

/** What a settled match means, said to one side: it counts in the table, or in a knockout who goes on. */
export function whatItMeans(
  outcome: Pick<MatchOutcome, Side>,
  side: Side,
  them: string,
  place: MatchPlace,
): string {
  if (place.format !== "knockout") return "It counts in the standings.";
  const winner = winnerOfMatch(outcome);
  if (!winner) return "You are both out.";
  const who = (you: string, they: string) => (winner === side ? `You ${you}.` : `${them} ${they}.`);
  if (place.number < place.of) return who("advance", "advances");
  return isForThird(place) ? who("are third", "is third") : who("are the champion", "is the champion");
}

/** What follows when a report or a claim gets no answer, said to the one who should give it. */
export function ifYouAreSilent(state: Pick<MatchState, "report">, rules: RulePack): string {
  return ifUnanswered(state, rules) === "director"
    ? "If you don’t answer, the director decides."
    : "If you don’t answer, it counts as reported.";
}

/** The same, said to the one who waits. */
export function ifTheyAreSilent(
  name: string,
  answerBy: Instant,
  now: Instant,
  zone: string,
  state: Pick<MatchState, "report">,
  rules: RulePack,
): string {
  const then = ifUnanswered(state, rules) === "director" ? "the director decides" : "it counts as reported";
  return `If ${name} doesn’t answer by ${comingDayAndTime(answerBy, now, zone)}, ${then}.`;
}
