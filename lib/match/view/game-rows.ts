import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type ReportedGame, winnerOf } from "../rules/games";
import { isSameGame } from "../rules/same-games";
import { gameEnding } from "../words/endings";
import { differenceNote } from "../words/game-differences";

/** A game of a report, with every word ready to print. */
export type GameRow = {
  readonly number: number;
  readonly white: string;
  /** Null if it was drawn. */
  readonly winner: string | null;
  readonly ending: string;
};

/** The games of a report as rows of a table. */
export function gameRows(games: readonly ReportedGame[], names: Pair, rules: RulePack): readonly GameRow[] {
  return games.map((game, index) => {
    const winner = winnerOf(game);
    return {
      number: index + 1,
      white: names[game.white],
      winner: winner && names[winner],
      ending: gameEnding(game, rules),
    };
  });
}

/** A game as both sides report it. Null if a side doesn't have such a game. */
export type DifferRow = {
  readonly number: number;
  readonly one: string | null;
  readonly other: string | null;
  readonly differs: boolean;
};

/**
 * Two versions of a series side by side: the reporter's first. The other is null if it says that no games were played.
 */
export function differRows(
  reported: readonly ReportedGame[],
  contested: readonly ReportedGame[] | null,
  names: Pair,
  rules: RulePack,
): readonly DifferRow[] {
  const other = contested ?? [];
  return Array.from({ length: Math.max(reported.length, other.length) }, (_, index) => {
    const [one, two] = [reported[index], other[index]];
    return {
      number: index + 1,
      one: one ? inWords(one, names, rules) + differenceNote(one, two, names) : null,
      other: two ? inWords(two, names, rules) + differenceNote(two, one, names) : null,
      differs: !isSameGame(one, two),
    };
  });
}

/** "Amara, checkmate" */
function inWords(game: ReportedGame, names: Pair, rules: RulePack): string {
  const winner = winnerOf(game);
  const who = winner ? names[winner] : "Drawn";
  if (game.ending === "unstated") return who;
  const ending = gameEnding(game, rules);
  return `${who}, ${ending.charAt(0).toLowerCase()}${ending.slice(1)}`;
}
