import { KING_ATTACKS } from "./attacks";
import { BISHOP, type Board, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from "./board";
import { canTakeEnPassant, generate, hasMoves } from "./generate";
import { cannotMateByMaterial, LIGHT } from "./material";
import { distance, isMateRuledOut } from "./mating-net";
import { countOf, isAttacked, isInCheck, squaresOf } from "./safety";

/** Which order of search has its turn. */
const TURNS = [0, 1, 2, 0, 1, 2, 0, 1, 2, 3];

/** Neither heavy piece nor pawn. */
const NO_POWER = 24;

/** So few men on the board that they must help each other to a mate in a corner. */
const FEW = 8;

/** More than any way to a corner. */
const FARTHEST = 50;

interface Node {
  readonly board: Board;
  isDone: boolean;
}

/**
 * Looks for any legal sequence that ends in mate by `color`, both sides helping. True when one is found, false when there is nothing
 * left to try, "unknown" when `budget` positions were seen. Three orders of search take turns: the one that closes the net round the
 * king, the one that brings pawns and heavy pieces forward, and the plain one by depth, which makes it exhaustive.
 */
export function findHelpmate(root: Board, color: number, budget: number): boolean | "unknown" {
  const seen = new Set<string>([keyOf(root)]);
  const queues = [new Queue(), new Queue(), new Queue(), new Queue()] as const;
  const add = (board: Board, depth: number) => {
    const node = { board, isDone: false };
    const net = netScore(board, color);
    const power = powerScore(board, color);
    const simple = wayLeft(board, color);
    queues[0].push(node, net.corner * 4 + net.free);
    const isWeak = power === NO_POWER;
    const isBare =
      isWeak && countOf(board.sets[12]! | board.sets[14]!, board.sets[13]! | board.sets[15]!) <= FEW;
    queues[1].push(
      node,
      isBare ? cornerScore(board, color) + net.free : net.corner * 4 + net.free + power * 6,
    );
    queues[2].push(node, net.free * 3 + net.corner + (isWeak ? 0 : simple * 2 + power * 2));
    queues[3].push(node, depth);
  };
  if (isMated(root, color)) return true;
  add(root, 0);
  let open = 1;
  for (let turn = 0; open > 0; turn += 1) {
    const entry = queues[TURNS[turn % TURNS.length]!]!.pop();
    if (entry === null || entry.isDone) continue;
    entry.isDone = true;
    open -= 1;
    const { board } = entry;
    for (const move of generate(board)) {
      const next = board.copy();
      next.make(move);
      next.state &= 0x3ff;
      if (next.enPassant !== 0 && !canTakeEnPassant(next)) next.enPassant = 0;
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (isMated(next, color)) return true;
      if (seen.size > budget) return "unknown";
      const wasFinal = board.men[(move >>> 6) & 63] !== 0 || ((board.men[move & 63]! - 1) & 7) === PAWN;
      if (wasFinal && isHopeless(next, color)) continue;
      add(next, turn);
      open += 1;
    }
  }
  return false;
}

function isMated(board: Board, color: number): boolean {
  return board.turn !== color && isInCheck(board, board.turn) && !hasMoves(board);
}

function isHopeless(board: Board, color: number): boolean {
  return cannotMateByMaterial(board, color) || isMateRuledOut(board, color);
}

/** Everything that decides what may be played, as text. */
function keyOf({ sets, state, turn }: Board): string {
  const codes = [(state & 0x3ff) | (turn << 10)];
  for (let word = 0; word < 14; word += 1) codes.push(sets[word]! & 0xffff, sets[word]! >>> 16);
  return String.fromCharCode(...codes);
}

/** How open the net round the enemy king is: his free squares, how far he is from a corner, how far the other king is. */
function netScore(board: Board, color: number): { free: number; corner: number } {
  const { sets, men } = board;
  const prey = board.kingSquare(color ^ 1);
  const us = 12 + color * 2;
  const low = (sets[12]! | sets[14]!) & ~(prey < 32 ? 1 << prey : 0);
  const high = (sets[13]! | sets[15]!) & ~(prey < 32 ? 0 : 1 << prey);
  const isHit = (at: number) => isAttacked(sets, at, color ^ 1, sets[us]!, sets[us + 1]!, low, high);
  let free = 0;
  for (const near of squaresOf(KING_ATTACKS[prey * 2]!, KING_ATTACKS[prey * 2 + 1]!)) {
    const man = men[near]!;
    if ((man === 0 || man >>> 3 === color) && !isHit(near)) free += 1;
  }
  const file = Math.min(prey & 7, 7 - (prey & 7));
  const rank = Math.min(prey >>> 3, 7 - (prey >>> 3));
  const apart = distance(prey, board.kingSquare(color));
  return { free: free + (isHit(prey) ? 0 : 1), corner: file + rank + apart };
}

/**
 * Minor pieces mate in a corner, mostly one that a bishop can attack, with the other king near and a man of his own in the enemy
 * king's way: how far all of them are from that, at the best corner.
 */
function cornerScore(board: Board, color: number): number {
  const { sets, men } = board;
  const own = 12 + color * 2;
  const prey = board.kingSquare(color ^ 1);
  const hunter = board.kingSquare(color);
  const bishopsLow = sets[BISHOP * 2]! & sets[own]!;
  const bishopsHigh = sets[BISHOP * 2 + 1]! & sets[own + 1]!;
  const light = (bishopsLow & LIGHT) | (bishopsHigh & LIGHT);
  const dark = (bishopsLow & ~LIGHT) | (bishopsHigh & ~LIGHT);
  const hasKnight = ((sets[KNIGHT * 2]! & sets[own]!) | (sets[KNIGHT * 2 + 1]! & sets[own + 1]!)) !== 0;
  let best = FARTHEST;
  for (const corner of [0, 7, 56, 63]) {
    const isLight = corner === 7 || corner === 56;
    if (!hasKnight && (isLight ? light : dark) === 0) continue;
    let block = 7;
    for (const at of squaresOf(sets[own ^ 2]!, sets[(own ^ 2) + 1]!))
      if (men[at] !== 0 && at !== prey) block = Math.min(block, distance(at, corner));
    const way = distance(prey, corner) * 3 + Math.abs(distance(hunter, corner) - 2) * 2;
    best = Math.min(best, way + Math.max(0, block - 1) * 2);
  }
  return best;
}

/** How far `color` is from having something that mates easily: 0 with a rook or a queen, else the way of its nearest pawn. */
function powerScore({ sets, men }: Board, color: number): number {
  const own = 12 + color * 2;
  const heavyLow = (sets[ROOK * 2]! | sets[QUEEN * 2]!) & sets[own]!;
  const heavyHigh = (sets[ROOK * 2 + 1]! | sets[QUEEN * 2 + 1]!) & sets[own + 1]!;
  if ((heavyLow | heavyHigh) !== 0) return 0;
  const pawn = 1 + PAWN + color * 8;
  const forward = color === WHITE ? 8 : -8;
  let nearest = NO_POWER;
  for (let square = 8; square < 56; square += 1) {
    if (men[square] !== pawn) continue;
    let way = 0;
    for (let at = square + forward; at >= 0 && at < 64; at += forward) way += men[at] === 0 ? 1 : 3;
    nearest = Math.min(nearest, way);
  }
  return nearest;
}

/** How many steps the pawns of both sides have before them, and how many men the enemy has left: what only ever gets less. */
function wayLeft({ men }: Board, color: number): number {
  let way = 0;
  for (let square = 0; square < 64; square += 1) {
    const man = men[square]!;
    if (man === 0) continue;
    const isOwn = man >>> 3 === color;
    if (((man - 1) & 7) === PAWN) way += man >>> 3 === WHITE ? 7 - (square >>> 3) : square >>> 3;
    else way += isOwn ? 0 : 3;
    if (isOwn && ((man - 1) & 7) === PAWN) way -= 2;
  }
  return Math.max(0, way + 16);
}

/** Lowest score first; among equals the last one in. */
class Queue {
  private readonly shelves: Node[][] = [];
  private lowest = 0;

  push(node: Node, score: number): void {
    (this.shelves[score] ??= []).push(node);
    if (score < this.lowest) this.lowest = score;
  }

  pop(): Node | null {
    for (; this.lowest < this.shelves.length; this.lowest += 1) {
      const node = this.shelves[this.lowest]?.pop();
      if (node !== undefined) return node;
    }
    return null;
  }
}
