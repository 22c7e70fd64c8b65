import { knockoutOf, roundRobinOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
import { counted, duration } from "../rule-words";
import { type Clause, sentences } from "./clause";

export function notPlayingClauses(rules: RulePack): readonly Clause[] {
  const { noShowGraceMinutes, contactAttempts, hoursBetweenAttempts } = rules.forfeits;
  const late = noShowGraceMinutes === 0 ? "late" : `more than ${counted(noShowGraceMinutes, "minute")} late`;
  const apart =
    hoursBetweenAttempts === 0
      ? "Attempts count however close together they are made."
      : `An attempt counts only if it is made at least ${duration(hoursBetweenAttempts)} after the last one that counted.`;
  return [
    [
      "Not coming",
      `Whoever is ${late} for an agreed time can be reported as not having come. The absent player is asked first; if that is admitted, the match is forfeited.`,
    ],
    [
      "Giving up a match",
      "A player can give a match to the opponent without playing it. That is a forfeit too.",
    ],
    [
      "An opponent who cannot be reached",
      `After ${counted(contactAttempts, "attempt")} to reach the opponent, each logged with its time and means, a player can ask the director to decide the match. ${apart}`,
    ],
    ["What a forfeit is worth", "The opponent wins the match. No games are recorded for it."],
    ["Leaving the season", leaving(rules)],
    ["Notice", notice(rules)],
    [
      "Too many forfeits",
      rules.forfeits.strikes === null
        ? "No number of forfeits takes a player out of the season by itself."
        : `After ${counted(rules.forfeits.strikes, "forfeit")} the director decides whether a player is removed. A forfeit that the director forgives does not count.`,
    ],
  ];
}

function notice({ forfeits: { noticeHours, noticesPerYear, noticeMeans }, schedule }: RulePack): string {
  if (noticeHours === null) return "There is no milder way not to play than a forfeit.";
  const effect =
    noticeMeans === "default"
      ? "the match counts as a default: it is lost, and is no forfeit"
      : `the match gets ${counted(schedule.daysPerRound, "more day")}`;
  return `Who gives notice at least ${duration(noticeHours)} before the agreed time, or before the round closes where none is agreed, is excused: ${effect}. Each player can do so ${times(noticesPerYear)} a year.`;
}

function times(count: number): string {
  return count === 1 ? "once" : count === 0 ? "never" : `${counted(count, "time")}`;
}

function leaving(rules: RulePack): string {
  const share = rules.withdrawal.annulBelowPercent;
  const isForfeited = "their other matches are forfeited";
  return sentences(
    roundRobinOf(rules) !== undefined &&
      (share === 0
        ? `Whoever leaves the season keeps the results they have, and ${isForfeited}.`
        : `Whoever leaves the season with less than ${share} percent of their round robin matches settled is taken out of the standings, and none of those matches counts for anybody. With more settled, the results stand and ${isForfeited}.`),
    knockoutOf(rules) !== undefined &&
      "Whoever leaves during the knockout forfeits, and the opponent goes on.",
  );
}
