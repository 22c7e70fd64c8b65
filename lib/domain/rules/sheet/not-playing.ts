import type { RulePack } from "@/lib/schemas/rule-pack";
import { counted, duration } from "../rule-words";
import { knockoutOf, roundRobinOf } from "../stages";
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
  ];
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
