import type { RulePack } from "@/lib/season/input/rule-pack";
import { doDrawsCount } from "@/lib/season/rules/drawn-games";
import { numberWord } from "@/lib/shared/text";
import { canBeHalved } from "../rules/series";
import { matchSpan, spanWords } from "./endings";

type Match = Pick<RulePack, "match">;

/** " in game 1" after a color; empty if the match is a single game. */
export function inGameOne({ match }: Match): string {
  return match.bestOf === 1 ? "" : " in game 1";
}

/** What a player reports: "the game" if the match is a single game, otherwise "the result". */
export function whatToReport({ match }: Match): "the game" | "the result" {
  return match.bestOf === 1 ? "the game" : "the result";
}

/** "Best of three, two minutes a move", "One game, within the hour" */
export function matchFormat({ match, clock }: Pick<RulePack, "match" | "clock">): string {
  const length = match.bestOf === 1 ? "One game" : `Best of ${numberWord(match.bestOf)}`;
  const aMove = clock.secondsPerMove === null ? "" : `, ${spanWords(clock.secondsPerMove)} a move`;
  const inAll = clock.minutesPerMatch === null ? "" : `, within ${matchSpan(clock.minutesPerMatch)}`;
  return `${length}${aMove}${inAll}`;
}

/**
 * How colors alternate after the first game, and what follows a tied match; empty for a single game that can be drawn.
 */
export function furtherColors({ match, clock }: Match & Pick<RulePack, "clock">): string {
  const last = match.decidingColors === "lot" ? "; for a last game, draw lots" : "";
  const after = match.bestOf === 1 ? "" : `Colors alternate${last}.`;
  return [after, furtherGame({ match, clock })].filter(Boolean).join(" ");
}

function furtherGame({ match, clock }: Match & Pick<RulePack, "clock">): string {
  if (match.bestOf > 1) return canBeHalved({ match, clock }) ? ifTied(match, "tied") : "";
  if (doDrawsCount(match)) return ifTied(match, "drawn");
  const again = "play it again with colors reversed.";
  if (!canBeHalved({ match, clock })) return `If it’s drawn, ${again}`;
  const atTheEnd =
    clock.timeUp === "director"
      ? "If time runs out, the director decides the game."
      : ifTied(match, "drawn when time runs out");
  return `If it’s drawn with time left, ${again} ${atTheEnd}`.trim();
}

function ifTied({ levelMatch }: RulePack["match"], what: string): string {
  switch (levelMatch) {
    case "one-more-game":
      return `If it’s ${what}, play one more game with colors reversed, until someone wins.`;
    case "director":
      return `If it’s ${what}, the director decides.`;
    case "draw":
      return "";
  }
}
