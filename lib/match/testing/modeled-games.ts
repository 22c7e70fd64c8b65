import type { RulePack } from "@/lib/season/input/rule-pack";
import type { ModeledResult } from "./modeled-match";

/**
 * Games are a string of winners: H, A, D for a draw by agreement, S for a stalemate, T for a game drawn when the time
 * for the match is up. X is an incomplete game.
 */
export function winnerOf(games: string, rules: RulePack): ModeledResult["winner"] | null {
  const counted = withoutReplayed(games, rules);
  if (isTooLong(games, rules) || !isOver(counted, rules)) return null;
  const lead = leadOf(counted);
  if (lead === 0) return "tied";
  return lead > 0 ? "home" : "away";
}

/**
 * Is there a game after the match was over, an incomplete game, one that ran out of a time that has no limit, or more
 * than a dozen?
 */
export function isTooLong(games: string, rules: RulePack): boolean {
  const isOverBefore = [...games].some((_, index) =>
    isOver(withoutReplayed(games.slice(0, index), rules), rules),
  );
  const isUntimed = games.includes("T") && rules.clock.minutesPerMatch === null;
  return games.includes("X") || isUntimed || games.length > 12 || isOverBefore;
}

/**
 * Is the match over? It's over when the trailing side can't catch up within n games, or after n games or once its time
 * is up, unless it's tied and continues until someone leads.
 */
function isOver(counted: string, { match }: RulePack): boolean {
  const left = counted.includes("T") ? 0 : match.bestOf - counted.length;
  const lead = Math.abs(leadOf(counted));
  if (left > 0) return lead > left;
  return lead > 0 || match.levelMatch !== "one-more-game";
}

/** By how many games home leads, ignoring draws. */
function leadOf(counted: string): number {
  return counted.split("H").length - counted.split("A").length;
}

export function draws({ match, clock }: RulePack): boolean {
  return match.stalemate === "half" || match.otherDraws === "half" || clock.minutesPerMatch !== null;
}

function withoutReplayed(games: string, rules: RulePack): string {
  const isReplayed = (letter: string) =>
    (letter === "S" && rules.match.stalemate === "replay") ||
    (letter === "D" && rules.match.otherDraws === "replay");
  return [...games].filter((letter) => !isReplayed(letter)).join("");
}

export function isSameTale(one: string | null | undefined, two: string): boolean {
  const flat = (games: string) => games.replaceAll(/[ST]/g, "D");
  return one != null && flat(one) === flat(two);
}
