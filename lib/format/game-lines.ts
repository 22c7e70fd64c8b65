import { type ReportedGame, winnerOf } from "@/lib/domain/match/games";
import type { RulePack } from "@/lib/schemas/rule-pack";
import { gameEnding } from "./endings";
import { capitalized, type Pair } from "./names";

/** "Game 1: Amara won. Checkmate." One line per game of a report; a single game has no number. */
export function gameLines(games: readonly ReportedGame[], names: Pair, rules: RulePack): readonly string[] {
  return games.map((game, index) => {
    const winner = winnerOf(game);
    const outcome = winner ? `${names[winner]} won` : "drawn";
    const number = games.length === 1 ? "" : `Game ${index + 1}: `;
    return `${capitalized(`${number}${outcome}`)}. ${gameEnding(game, rules)}. ${names[game.white]} had White.`;
  });
}
