import { type Game, makePgn, type PgnResult } from "chess-core";
import type { TypedGame } from "@/lib/match/rules/games";
import { judgeGame } from "@/lib/match/rules/judge-game";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { GameEnd, GameState, Play } from "./state";
import { areTapsFurthest, sheetsByLength } from "./table-points";

/**
 * The games of a room as a report has them: who had White, how each ended, and its moves with what the clocks showed.
 * Players at a table may stop writing before the end, so the moves are those of the first scoresheet that the judge
 * accepts with the end that was entered: the reporter's, or what captured points were counted from. Without one, it's
 * what each side captured by the clock, or only how the game ended. The room keeps the rest.
 *
 * @param by whose scoresheet comes first
 */
export function typedGames(games: readonly GameState[], by: Side, rules: RulePack): readonly TypedGame[] {
  return games.flatMap(({ play, ended }) => (play && ended ? [typedGame(play, ended, by, rules)] : []));
}

function typedGame(play: Play, ended: GameEnd, by: Side, rules: RulePack): TypedGame {
  if (play.game.moves.length > 0) return withMoves(play, ended, play.game);
  // An hour without a move on the board: nothing was captured.
  if (play.keptAs === "board" && ended.ending === "match-time") return withTaken(play, ended);
  const versions = ended.ending === "match-time" ? timeUp(play, ended, by) : written(play, ended, by);
  return versions.find((version) => judgeGame(version, rules).ok) ?? endOf(play, ended);
}

function written(play: Play, ended: GameEnd, by: Side): readonly TypedGame[] {
  const sheet = play.sheets[by];
  return sheet.moves.length > 0 ? [withMoves(play, ended, sheet)] : [];
}

/** First what the captured points were counted from. */
function timeUp(play: Play, ended: GameEnd, by: Side): readonly TypedGame[] {
  const sheets = sheetsByLength(play, by).map((sheet) => withMoves(play, ended, sheet));
  const taps = play.turn.number > 0 ? [withTaken(play, ended)] : [];
  return areTapsFurthest(play) ? [...taps, ...sheets] : [...sheets, ...taps];
}

function endOf({ white }: Play, { outcome, ending }: GameEnd): TypedGame {
  return { white, ...(outcome && { outcome }), ...(ending !== "unstated" && { ending }) };
}

function withMoves(play: Play, ended: GameEnd, game: Game): TypedGame {
  const result = RESULTS[ended.outcome ?? "none"];
  return { ...endOf(play, ended), pgn: makePgn(game, [], { moves: clocksOf(play), result }) };
}

function withTaken(play: Play, ended: GameEnd): TypedGame {
  return { ...endOf(play, ended), taken: takenBy(play) };
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
