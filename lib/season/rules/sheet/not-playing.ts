import { counted } from "@/lib/shared/text";
import { hasTables, knockoutOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
import { duration, tooLate } from "../rule-words";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const NOT_PLAYING = {
  "not-coming": "No-shows",
  "giving-up": "Giving up a match",
  "out-of-reach": "An opponent who can’t be reached",
  "forfeit-worth": "What a forfeit is worth",
  leaving: "Leaving the season",
  notice: "Advance notice",
  "too-many-forfeits": "Too many forfeits",
} as const satisfies TitlesOf<"not-playing">;

export function notPlayingClauses(rules: RulePack): Texts<typeof NOT_PLAYING> {
  const { noShowGraceMinutes, contactAttempts, hoursBetweenAttempts } = rules.forfeits;
  const apart =
    hoursBetweenAttempts === 0
      ? ""
      : ` An attempt counts only if it’s made at least ${duration(hoursBetweenAttempts)} after the last one that counted.`;
  return {
    "not-coming": `A player who is ${tooLate(noShowGraceMinutes)} for an agreed time can be reported as a no-show. The absent player is asked first. ${ifAbsent(rules)}`,
    "giving-up": "A player can give up a match without playing it. That’s a forfeit, too.",
    "out-of-reach": `After ${counted(contactAttempts, "attempt")} to reach the opponent, each logged with its time and method, a player can ask the director to decide the match.${apart} A player can log attempts and ask only while no time is set for the match.`,
    "forfeit-worth": "The opponent wins the match. No games are recorded for it.",
    leaving: leaving(rules),
    notice: notice(rules),
    "too-many-forfeits":
      rules.forfeits.strikes === null
        ? null
        : `After ${counted(rules.forfeits.strikes, "forfeit")}, the director decides whether a player is removed. A forfeit that the director forgives doesn’t count.`,
  };
}

/** What follows from the absent player's answer. */
function ifAbsent({ reporting: { hoursToAnswer, unanswered } }: RulePack): string {
  const silent = `don’t answer within ${duration(hoursToAnswer)}`;
  return unanswered === "stands"
    ? `If they admit it or ${silent}, the match is forfeited. If they contest it, the director decides.`
    : `If they admit it, the match is forfeited. If they contest it or ${silent}, the director decides.`;
}

function notice({
  forfeits: { noticeHours, noticesPerYear, noticeMeans },
  schedule,
}: RulePack): string | null {
  if (noticeHours === null || noticesPerYear === 0) return null;
  const effect =
    noticeMeans === "default"
      ? "the match counts as a default, which is a loss but not a forfeit"
      : `the match gets ${counted(schedule.daysPerRound, "more day")}`;
  const fixed =
    noticeMeans === "more-days"
      ? " It doesn’t move a match whose time and place the league set: only the director can."
      : "";
  return `A player who gives advance notice at least ${duration(noticeHours)} before the agreed time, or before the round closes if no time is agreed, is excused: ${effect}. Each player can do this ${times(noticesPerYear)} a year.${fixed}`;
}

function times(count: number): string {
  return count === 1 ? "once" : counted(count, "time");
}

function leaving(rules: RulePack): string {
  const share = rules.withdrawal.annulBelowPercent;
  const isForfeited = "their other matches are forfeited";
  return sentences(
    hasTables(rules) &&
      (share === 0
        ? `A player who leaves the season keeps their results, and ${isForfeited}.`
        : `A player who leaves the season with less than ${share} percent of their round robin matches decided is taken out of the standings, and none of those matches count for anyone. With that share or more decided, their results count, and ${isForfeited}.`),
    knockoutOf(rules) !== undefined &&
      "A player who leaves during the knockout forfeits, and the opponent advances.",
  );
}
