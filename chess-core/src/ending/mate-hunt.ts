import { KING_ATTACKS } from "../board/attacks";
import { type Board, PAWN, QUEEN } from "../board/board";
import { canTakeEnPassant, generate, hasMoves } from "../board/generate";
import { isInCheck } from "../board/safety";
import { imul } from "../board/square-sets";
import { type Plan, planMates } from "./mate-plan";

/** How many positions are planned from, and how many positions may be looked at while plans are played. */
const MOST_STARTS = 800;
const MOST_LOOKS = 20_000;
/** Plans played from each position, the shortest first. */
const MOST_PLANS = 10;
/** Moves of the side that's being mated that are tried at each step. */
const MOST_WAITS = 2;
/** Positions looked at for one plan. One that works needs few. */
const MOST_LOOKS_PER_PLAN = 20;
/** How far the board is shuffled before planning starts again from the root. */
const LONGEST_SHUFFLE = 40;

/**
 * Looks for a mate by `color` with plans, which is quick on a full board: sketches where pieces have to go, and plays
 * it while the other side waits. If no plan works, the board is shuffled by a few legal moves, and planning starts
 * again. Returns the moves to the mate, or null, which says nothing. The shuffles are the same on every run.
 */
export function huntMate(root: Board, color: number, most: number): number[] | null {
  const hunt = new Hunt(color, Math.min(most, MOST_LOOKS));
  let seed = 1;
  const way: number[] = [];
  let board = root.copy();
  const starts = Math.min(MOST_STARTS, Math.ceil(most / MOST_LOOKS_PER_PLAN));
  for (let start = 0; start < starts && hunt.looks > 0; start += 1) {
    const end = hunt.from(board);
    if (end !== null) return [...way, ...end];
    const moves = generate(board);
    if (moves.length === 0 || way.length >= LONGEST_SHUFFLE) {
      if (way.length === 0) return null;
      way.length = 0;
      board = root.copy();
      continue;
    }
    seed = (imul(seed, 1664525) + 1013904223) >>> 0;
    const move = pickMove(board, moves, color, seed);
    playOn(board, move);
    way.push(move);
  }
  return null;
}

/**
 * A move for shuffling. Every other time, the side that mates promotes or pushes a pawn, because a queen mates most
 * easily, and the other side captures nothing.
 */
function pickMove({ men, turn }: Board, moves: readonly number[], color: number, seed: number): number {
  const isPlain = (seed & 0x80000) === 0;
  const wanted = isPlain
    ? moves
    : moves.filter((move) =>
        turn === color ? men[move & 63] === 1 + PAWN + color * 8 : men[(move >>> 6) & 63] === 0,
      );
  const queens = wanted.filter((move) => ((move >>> 12) & 7) === QUEEN);
  const from = queens.length > 0 ? queens : wanted.length > 0 ? wanted : moves;
  return from[Math.floor((seed / 0x100000000) * from.length)]!;
}

class Hunt {
  constructor(
    private readonly color: number,
    /** How many more positions may be looked at. */
    public looks: number,
  ) {}

  /** How many of them for the current plan. */
  private left = 0;

  from(board: Board): number[] | null {
    const prey = board.kingSquare(this.color ^ 1);
    for (const plan of planMates(board, this.color).slice(0, MOST_PLANS)) {
      this.left = Math.min(MOST_LOOKS_PER_PLAN, this.looks);
      const line = this.follow(board, plan, 0, prey);
      if (line !== null) return line;
    }
    return null;
  }

  /** Plays the rest of a plan on the board and takes it back. Returns the moves if it ends in mate. */
  private follow(board: Board, plan: Plan, step: number, prey: number): number[] | null {
    return board.turn === this.color
      ? this.playStep(board, plan, step, prey)
      : this.playWait(board, plan, step, prey);
  }

  private playStep(board: Board, plan: Plan, step: number, prey: number): number[] | null {
    const wanted = plan[step]! | (plan[step + 1]! << 6);
    const move = generate(board).find((one) => (one & 0xfff) === wanted);
    if (move === undefined) return null;
    const { state } = board;
    const taken = playOn(board, move);
    this.look();
    const isLast = step + 2 === plan.length;
    const isMate = isLast && isInCheck(board, board.turn) && !hasMoves(board);
    const rest = isMate ? [] : isLast ? null : this.follow(board, plan, step + 2, prey);
    board.unmake(move, taken, state);
    return rest === null ? null : [move, ...rest];
  }

  private look(): void {
    this.looks -= 1;
    this.left -= 1;
  }

  /** The mated side plays something that leaves its king, the pieces around it and the plan alone. */
  private playWait(board: Board, plan: Plan, step: number, prey: number): number[] | null {
    let waits = 0;
    for (const move of generate(board)) {
      const from = move & 63;
      const isNear = (KING_ATTACKS[prey * 2 + (from >>> 5)]! & (1 << from)) !== 0;
      if (from === prey || isNear || plan.includes((move >>> 6) & 63)) continue;
      if (waits === MOST_WAITS || this.left <= 0) return null;
      const { state } = board;
      const taken = playOn(board, move);
      waits += 1;
      this.look();
      const rest = isInCheck(board, this.color) ? null : this.follow(board, plan, step, prey);
      board.unmake(move, taken, state);
      if (rest !== null) return [move, ...rest];
    }
    return null;
  }
}

/** Plays a move in place. Keeps the en-passant square only if a pawn can really capture. */
export function playOn(board: Board, move: number): number {
  const taken = board.make(move);
  if (board.enPassant !== 0 && !canTakeEnPassant(board)) board.enPassant = 0;
  return taken;
}
