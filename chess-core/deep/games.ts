import { Chess as ChessJs } from "chess.js";
import { Chess as Chessops } from "chessops/chess";
import { makeFen as makeFenOps } from "chessops/fen";
import { makeSan as makeSanOps, parseSan as parseSanOps } from "chessops/san";
import { makeSquare } from "chessops/util";
import {
  legalMoves,
  makeFen,
  makeSan,
  makeUci,
  type Position,
  parseFen,
  parseSan,
  play,
  START,
} from "../src/index";
import { Chance } from "./chance";

const LONGEST = 120;

/**
 * Plays random games and compares every ply: all moves with chessops, the FEN and the SAN with chessops and chess.js.
 */
export function checkGames(games: number): string {
  const chance = new Chance(5);
  let plies = 0;
  let moves = 0;
  for (let game = 0; game < games; game += 1) {
    let position = START;
    const ops = Chessops.default();
    const js = new ChessJs();
    for (let ply = 0; ply < LONGEST; ply += 1) {
      const legal = legalMoves(position);
      moves += legal.length;
      same("legal moves", legal.map(makeUci).sort().join(), movesOf(ops).sort().join(), position);
      if (ply % 16 === 15) same("SAN list", sansOf(position), js.moves().sort().join(), position);
      if (legal.length === 0) break;
      const move = chance.pick(legal);
      const san = makeSan(position, move);
      const opsMove = parseSanOps(ops, san);
      if (opsMove === undefined) throw new Error(`chessops does not read ${san} in ${makeFen(position)}`);
      same("SAN", san, makeSanOps(ops, opsMove), position);
      ops.play(opsMove);
      same(
        "SAN",
        san,
        js.move({ from: move.from, to: move.to, promotion: makeUci(move)[4] ?? "" }).san,
        position,
      );
      const read = parseSan(position, san);
      if (!read.ok || makeUci(read.value) !== makeUci(move))
        throw new Error(`${san} is read as another move in ${makeFen(position)}`);
      const before = position;
      position = play(position, move);
      const fen = makeFen(position);
      same("FEN", fen, makeFenOps(ops.toSetup()), before);
      same("FEN", fen, js.fen(), before);
      const again = parseFen(fen);
      if (!again.ok || makeFen(again.value) !== fen) throw new Error(`${fen} does not read back`);
      plies += 1;
    }
  }
  return `${games.toLocaleString("en")} games, ${plies.toLocaleString("en")} plies, ${moves.toLocaleString("en")} legal moves, 0 differences to chess.js and chessops`;
}

function sansOf(position: Position): string {
  return legalMoves(position)
    .map((move) => makeSan(position, move))
    .sort()
    .join();
}

function movesOf(position: Chessops): string[] {
  const ucis: string[] = [];
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const isKing = position.board.king.has(from);
      const isCastling = isKing && position.board[position.turn].has(to);
      const goal = isCastling ? from + (to > from ? 2 : -2) : to;
      const uci = makeSquare(from) + makeSquare(goal);
      if (position.board.pawn.has(from) && (to >= 56 || to < 8))
        ucis.push(..."qrbn".split("").map((letter) => uci + letter));
      else ucis.push(uci);
    }
  }
  return [...new Set(ucis)];
}

function same(what: string, ours: string, theirs: string, position: Position): void {
  if (ours === theirs) return;
  throw new Error(`${what} differ in ${makeFen(position)}\n  ours   ${ours}\n  theirs ${theirs}`);
}
