import { ENDINGS, type Ending, isDrawEnding, type ReportedGame } from "@/lib/domain/match/games";
import { isReplayed } from "@/lib/domain/match/series";
import type { RulePack } from "@/lib/schemas/rule-pack";
import { numberWord } from "./names";

const ENDING_WORDS: Record<Exclude<Ending, "move-time">, string> = {
  checkmate: "Checkmate",
  resignation: "Resigned",
  flag: "Ran out of time",
  forfeit: "Did not play",
  stalemate: "Stalemate",
  agreement: "Draw agreed",
  threefold: "Same position three times",
  "fifty-move": "Fifty moves, no pawn, no capture",
  "dead-position": "Nothing left to mate with",
};

/** How a game ended, in a word or two: "Checkmate", "Two minutes ran out". */
export function endingWord(ending: Ending, rules: Pick<RulePack, "clock">): string {
  if (ending !== "move-time") return ENDING_WORDS[ending];
  const { secondsPerMove } = rules.clock;
  return secondsPerMove === null
    ? "Too long on one move"
    : `${capitalized(spanWords(secondsPerMove))} ran out`;
}

/** The same of a game that was played, with what its draw means here: "Stalemate (replayed here)". */
export function gameEnding(game: Pick<ReportedGame, "outcome" | "ending">, rules: RulePack): string {
  const word = endingWord(game.ending, rules);
  return isReplayed(game, rules.match) ? `${word} (replayed here)` : word;
}

/** A choice of a form: how a game can end under these rules, wins before draws. */
export type EndingChoice = { readonly value: Ending; readonly label: string; readonly isDraw: boolean };

/** The ways a game can end under these rules. Without a limit on a move nobody can lose by one. */
export function endingChoices(rules: RulePack): readonly EndingChoice[] {
  return ENDINGS.filter((ending) => ending !== "move-time" || rules.clock.secondsPerMove !== null).map(
    (value) => {
      const isDraw = isDrawEnding(value);
      const label = isDraw ? gameEnding({ outcome: "draw", ending: value }, rules) : endingWord(value, rules);
      return { value, label, isDraw };
    },
  );
}

/** "two minutes", "90 seconds" */
export function spanWords(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  const minutes = seconds / 60;
  return minutes === 1 ? "one minute" : `${numberWord(minutes)} minutes`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
