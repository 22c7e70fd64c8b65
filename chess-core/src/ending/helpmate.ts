import { KING_ATTACKS } from "../board/attacks";
import { BISHOP, type Board, KING, PAWN, QUEEN, ROOK, WHITE } from "../board/board";
import { generate, hasMoves } from "../board/generate";
import { Seen } from "../board/position-words";
import { isAttacked, isInCheck } from "../board/safety";
import { clz32, countOf, highOf, imul, lowOf, squaresOf } from "../board/square-sets";
import { playOn } from "./mate-hunt";
import { cannotMateByMaterial } from "./material";
import { distance, isMateRuledOut } from "./mating-net";

/** Which search order is next. */
const TURNS = [0, 1, 2, 0, 1, 2, 0, 1, 2, 3];

/** Neither a queen, rook nor pawn. */
const NO_POWER = 24;

/** With so few pieces on the board, they must help each other to a mate in a corner. */
const FEW = 8;

/** No position is waiting. */
const NONE = -1;

/** Longer than any way to a corner. */
const FARTHEST = 50;

/**
 * Looks for any legal sequence that ends in mate by `color`, with both sides helping. True if one is found, false if
 * nothing is left to try, "unknown" if `budget` positions were seen. Three search orders take turns: one closes the
 * net around the king, one advances pawns and heavy pieces, and one goes by depth, which makes the search exhaustive.
 */
export function findHelpmate(root: Board, color: number, budget: number): boolean | "unknown" {
  if (isMated(root, color)) return true;
  const board = root.copy();
  const seen = new Seen();
  const queues = new Queues();
  const hopeless = new Hopeless(color);
  queues.add(seen.add(board), board, color, 0);
  for (let turn = 0; ; turn += 1) {
    const number = queues.next(turn);
    if (number === NONE) return false;
    if (!seen.mark(number)) continue;
    seen.load(number, board);
    for (const move of generate(board).sort(backward)) {
      const { state } = board;
      const taken = playOn(board, move);
      const found = seen.add(board);
      if (found >= 0) {
        if (isMated(board, color)) return true;
        if (seen.count > budget) return "unknown";
        const isFinal =
          taken !== 0 || ((board.men[(move >>> 6) & 63]! - 1) & 7) === PAWN || move >>> 12 !== 0;
        if (!isFinal || !hopeless.has(board)) queues.add(found, board, color, turn);
      }
      board.unmake(move, taken, state);
    }
  }
}

/** Sorted, so that what's found within the budget doesn't depend on how moves are generated. */
function backward(one: number, other: number): number {
  return other - one;
}

function isMated(board: Board, color: number): boolean {
  return board.turn !== color && isInCheck(board, board.turn) && !hasMoves(board);
}

/**
 * Skips positions that can't lead to mate anymore. Checked after captures, pawn moves and castling. If the same
 * pieces other than the kings were there before and mate wasn't ruled out, it isn't checked again: that only costs
 * time, and a hash collision does no harm.
 */
class Hopeless {
  private readonly open = new Set<number>();

  constructor(private readonly color: number) {}

  has(board: Board): boolean {
    const key = hashWithoutKings(board.sets);
    if (this.open.has(key)) return false;
    if (cannotMateByMaterial(board, this.color) || isMateRuledOut(board, this.color)) return true;
    this.open.add(key);
    return false;
  }
}

function hashWithoutKings(sets: Int32Array): number {
  const kings = [sets[KING * 2]!, sets[KING * 2 + 1]!] as const;
  let hash = 0;
  for (let word = 0; word < 14; word += 1) {
    hash = imul(hash ^ (sets[word]! & ~kings[word & 1]!), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

/**
 * How open the net around the enemy king is: its free squares, its distance from a corner, the other king's distance.
 */
function netScore(board: Board, color: number): { free: number; corner: number } {
  const { sets } = board;
  const prey = board.kingSquare(color ^ 1);
  const us = 12 + color * 2;
  const ours = [sets[us]!, sets[us + 1]!] as const;
  const theirs = [sets[us ^ 2]!, sets[(us ^ 2) + 1]!] as const;
  const low = (ours[0] | theirs[0]) & ~lowOf(prey);
  const high = (ours[1] | theirs[1]) & ~highOf(prey);
  let free = isInCheck(board, color ^ 1) ? 0 : 1;
  for (let half = 0; half < 2; half += 1) {
    for (let rest = KING_ATTACKS[prey * 2 + half]! & ~theirs[half]!; rest !== 0; rest &= rest - 1) {
      const near = half * 32 + 31 - clz32(rest & -rest);
      if (!isAttacked(sets, near, color ^ 1, ours[0], ours[1], low, high)) free += 1;
    }
  }
  const file = Math.min(prey & 7, 7 - (prey & 7));
  const rank = Math.min(prey >>> 3, 7 - (prey >>> 3));
  return { free, corner: file + rank + distance(prey, board.kingSquare(color)) };
}

/**
 * Minor pieces mate in a corner, usually one that a bishop can attack, with the other king nearby and a piece of the
 * enemy's own next to the enemy king. The sum of their distances from that, at the best corner.
 */
function cornerScore(board: Board, color: number): number {
  const { sets, men } = board;
  const own = 12 + color * 2;
  const prey = board.kingSquare(color ^ 1);
  const hunter = board.kingSquare(color);
  const hunters = squaresOf(sets[own]!, sets[own + 1]!).filter((at) => at !== hunter);
  const blockers = squaresOf(sets[own ^ 2]!, sets[(own ^ 2) + 1]!).filter((at) => at !== prey);
  let best = FARTHEST;
  for (const corner of [0, 7, 56, 63]) {
    let check = FARTHEST;
    for (const at of hunters) if (canStand(men, at, corner)) check = Math.min(check, distance(at, corner));
    let block = 7;
    for (const beside of [corner ^ 1, corner ^ 8])
      for (const at of blockers) if (canStand(men, at, beside)) block = Math.min(block, distance(at, beside));
    const way = distance(prey, corner) * 3 + Math.abs(distance(hunter, corner) - 2) * 2;
    best = Math.min(best, way + block * 2 + Math.max(0, check - 3));
  }
  return best;
}

/** A bishop stays on squares of one color. */
function canStand(men: Uint8Array, from: number, to: number): boolean {
  const isBishop = ((men[from]! - 1) & 7) === BISHOP;
  return !isBishop || ((from ^ to ^ ((from ^ to) >>> 3)) & 1) === 0;
}

/**
 * How far `color` is from having something that mates easily: 0 with a rook or queen, otherwise the steps of its
 * nearest pawn.
 */
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

/**
 * How many steps the pawns of both sides have left, and how many pieces the enemy has left: both only ever decrease.
 */
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

/** The waiting positions, once for each search order. */
class Queues {
  private readonly orders = [new Queue(), new Queue(), new Queue(), new Queue()] as const;

  add(number: number, board: Board, color: number, depth: number): void {
    const { free, corner } = netScore(board, color);
    const power = powerScore(board, color);
    const isWeak = power === NO_POWER;
    const isBare =
      isWeak && countOf(board.sets[12]! | board.sets[14]!, board.sets[13]! | board.sets[15]!) <= FEW;
    const net = corner * 4 + free;
    this.orders[0].push(number, net);
    this.orders[1].push(number, isBare ? cornerScore(board, color) + free : net + power * 6);
    this.orders[2].push(number, free * 3 + corner + (isWeak ? 0 : wayLeft(board, color) * 2 + power * 2));
    this.orders[3].push(number, depth);
  }

  /** The next one in the current order. Another order may already have returned it. */
  next(turn: number): number {
    return this.orders[TURNS[turn % TURNS.length]!]!.pop();
  }
}

/** Lowest score first. Among equals, the last one in. */
class Queue {
  private readonly shelves: number[][] = [];
  private lowest = 0;

  push(number: number, score: number): void {
    this.shelves[score] ??= [];
    this.shelves[score].push(number);
    if (score < this.lowest) this.lowest = score;
  }

  pop(): number {
    for (; this.lowest < this.shelves.length; this.lowest += 1) {
      const number = this.shelves[this.lowest]?.pop();
      if (number !== undefined) return number;
    }
    return NONE;
  }
}
