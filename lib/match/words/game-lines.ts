import type { Pair } from "@/lib/people/words/names";
import { capitalize } from "@/lib/shared/text";
import { type ReportedGame, winnerOf } from "../rules/games";
import { type GameRules, gameEnding } from "./endings";

/** "Game 1: Amara won. Checkmate." One line per game of a report; a single game has no number. */
export function gameLines(games: readonly ReportedGame[], names: Pair, rules: GameRules): readonly string[] {
  return games.map((game, index) => {
    const winner = winnerOf(game);
    const outcome = winner ? `${names[winner]} won` : "drawn";
    const number = games.length === 1 ? "" : `Game ${index + 1}: `;
    const ending = game.ending === "unstated" ? "" : ` ${gameEnding(game, rules)}.`;
    return `${capitalize(`${number}${outcome}`)}.${ending} ${names[game.white]} had White.`;
  });
}
