import { makePgn, type PgnResult } from "chess-core";
import type { TypedGame } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { GameEnd, GameState, Play } from "./state";

/**
 * The games of a room as a report has them: who had White, how each ended, and its moves with what the clocks showed.
 * At a table the moves are those that the reporter wrote down, and if nobody did, what each side captured by the clock.
 *
 * @param by whose scoresheet is taken
 */
export function typedGames(games: readonly GameState[], by: Side): readonly TypedGame[] {
  return games.flatMap(({ play, ended }) => (play && ended ? [typedGame(play, ended, by)] : []));
}

function typedGame(play: Play, { outcome, ending }: GameEnd, by: Side): TypedGame {
  const game = play.keptAs === "board" ? play.game : play.sheets[by];
  return {
    white: play.white,
    ...(outcome && { outcome }),
    ...(ending !== "unstated" && { ending }),
    ...(game.moves.length > 0 && {
      pgn: makePgn(game, [], { moves: clocksOf(play), result: RESULTS[outcome ?? "none"] }),
    }),
    ...(game.moves.length === 0 && ending === "match-time" && { taken: takenBy(play) }),
  };
}

const RESULTS: Readonly<Record<"white" | "black" | "draw" | "none", PgnResult>> = {
  white: "1-0",
  black: "0-1",
  draw: "1/2-1/2",
  none: "*",
};

/** What the mover's clock showed after each move of a game that was played in Rookery, in seconds. */
function clocksOf({ keptAs, times }: Play) {
  if (keptAs !== "board") return [];
  return times.map(({ left }) => (left === null ? {} : { clock: Math.max(0, Math.floor(left / 1000)) }));
}

function takenBy({ took }: Play) {
  const count = (color: "white" | "black") => {
    const of = (role: string) => took[color].filter((one) => one === role).length;
    return {
      pawn: of("pawn"),
      knight: of("knight"),
      bishop: of("bishop"),
      rook: of("rook"),
      queen: of("queen"),
    };
  };
  return { white: count("white"), black: count("black") };
}
