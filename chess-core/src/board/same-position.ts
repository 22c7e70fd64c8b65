import { type Board, DOUBLE_PUSH } from "./board";
import { canTakeEnPassant } from "./generate";

declare const sealed: unique symbol;

/**
 * A legal position with everything that affects what can be played: the pieces, whose turn it is, castling rights, en
 * passant, the fifty-move clock and the move number. It never changes. Its contents are private; see `makeFen`.
 */
export interface Position {
  readonly [sealed]: "Position";
}

/**
 * At most this many moves in a row are played on one board. Then a position keeps its own, so no way back is longer.
 */
const LONGEST_WAY = 16;

/**
 * The inside of a position. Seen from outside it never changes. Inside, playing on hands its board to the new
 * position, because code rarely looks back and copying would be half the work. It remembers how to get back, and does
 * so on request.
 */
export class KeptBoard implements Position {
  declare readonly [sealed]: "Position";
  private later: KeptBoard | null = null;
  private packed = 0;
  private taken = 0;
  private state = 0;

  /** After the longest way, the position keeps its board for good. */
  constructor(
    private own: Board | null,
    private readonly way = LONGEST_WAY,
  ) {}

  get board(): Board {
    return this.own ?? this.comeBack();
  }

  /** The position after a legal move. Keeps the en-passant square only if a pawn can really capture. */
  after(packed: number): KeptBoard {
    const kept = this.board;
    const isGiven = this.way < LONGEST_WAY;
    const board = isGiven ? kept : kept.copy();
    const next = new KeptBoard(board, isGiven ? this.way + 1 : 0);
    const { state } = board;
    const taken = board.make(packed);
    if (packed >>> 15 === DOUBLE_PUSH && !canTakeEnPassant(board)) board.enPassant = 0;
    if (!isGiven) return next;
    this.own = null;
    this.later = next;
    this.packed = packed;
    this.taken = taken;
    this.state = state;
    return next;
  }

  /** Copies the board of the next later position that has one, and takes the moves back. */
  private comeBack(): Board {
    const way: KeptBoard[] = [];
    let at: KeptBoard = this;
    for (; at.own === null; at = at.later!) way.push(at);
    const board = at.own.copy();
    for (const step of way.reverse()) board.unmake(step.packed, step.taken, step.state);
    this.own = board;
    this.later = null;
    return board;
  }
}
