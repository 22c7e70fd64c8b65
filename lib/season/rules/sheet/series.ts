import { counted } from "@/lib/shared/text";
import { hasTables, knockoutOf, matchLengths } from "@/lib/stages/stages-of";
import { printPointsInWords } from "@/lib/standings/rules/print-points";
import type { RulePack } from "../../input/rule-pack";
import { doDrawsCount } from "../drawn-games";
import { sentences, type Texts, type TitlesOf } from "./texts";

type BestOf = RulePack["match"]["bestOf"];

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const SERIES = {
  length: "Length",
  colors: "Colors",
  stalemate: "Stalemate",
  "other-draws": "Other draws",
  "level-match": "A tied match",
} as const satisfies TitlesOf<"series">;

export function seriesClauses(rules: RulePack): Texts<typeof SERIES> {
  const { match } = rules;
  return {
    length: sentences(length(match), longerRounds(rules)),
    colors: sentences(colors(rules), knockoutOf(rules) !== undefined && ON_BRACKET),
    stalemate: `A game that ends in stalemate is drawn. ${DRAWN_GAME[match.stalemate]}`,
    "other-draws": `A game can also be drawn by agreement, by threefold repetition, by the fifty-move rule, or in a dead position. ${DRAWN_GAME[match.otherDraws]}`,
    "level-match": tiedMatch(rules),
  };
}

function length(match: RulePack["match"]): string {
  if (match.bestOf === 1) return "A match is a single game.";
  return `A match is ${series(match.bestOf)}${firstToWin(match)} Then it ends, and no further game is played.`;
}

/** With half points, a lead of one win can be enough. */
function firstToWin(match: RulePack["match"]): string {
  const half = match.bestOf / 2;
  return doDrawsCount(match)
    ? `. A win counts one point, and the first player with more than ${printPointsInWords(half)} has won the match.`
    : `: the first player with ${counted(Math.ceil(half), "win")} has won it.`;
}

/** The last rounds of a knockout that have a length of their own; false if there are none. */
export function longerRounds(rules: Pick<RulePack, "stages">): string | false {
  const stage = knockoutOf(rules);
  if (!stage) return false;
  const said = sentences(
    stage.semifinalBestOf !== null && `A semifinal is ${series(stage.semifinalBestOf)}.`,
    stage.finalBestOf !== null &&
      `The final ${stage.thirdPlace ? "and the match for third place are each" : "is"} ${series(stage.finalBestOf)}.`,
  );
  return said !== "" && said;
}

function series(bestOf: BestOf): string {
  return bestOf === 1 ? "a single game" : `a best of ${counted(bestOf, "game")}`;
}

function colors(rules: RulePack): string {
  if (Math.max(...matchLengths(rules)) === 1) return "The player named first in the pairing has White.";
  const last =
    rules.match.decidingColors === "lot"
      ? "For the last possible game, the players draw lots for colors."
      : "That goes for the last possible game, too.";
  return `The player named first in the pairing has White in game 1. Colors then alternate. ${last}`;
}

const ON_BRACKET =
  "On a bracket, the order of the names doesn’t say who has White: the match page and the score slip do.";

const DRAWN_GAME: Record<RulePack["match"]["stalemate"], string> = {
  replay: "It’s recorded but doesn’t count, and it’s played again with colors reversed.",
  half: "It counts half a point for each player in the match.",
};

function tiedMatch(rules: RulePack): string {
  const { stalemate, otherDraws } = rules.match;
  const isUntimed = rules.clock.minutesPerMatch === null;
  if (stalemate === "replay" && otherDraws === "replay" && isUntimed) {
    return "A match can’t be drawn: drawn games are played again until someone wins.";
  }
  const stage = knockoutOf(rules);
  const league = `A match that is tied after its last game ${IF_TIED[rules.match.levelMatch]}`;
  if (!stage) return league;
  const knockout = `match that is tied after its last game ${IF_TIED[stage.levelMatch]}`;
  return hasTables(rules) ? `${league} A knockout ${knockout}` : `A ${knockout}`;
}

const IF_TIED: Record<RulePack["match"]["levelMatch"], string> = {
  draw: "is drawn.",
  "one-more-game": "continues: one more game is played with colors reversed, until someone leads.",
  director: "goes to the director, who decides it.",
};
