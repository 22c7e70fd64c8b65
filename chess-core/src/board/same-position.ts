import { type Board, DOUBLE_PUSH } from "./board";
import { canTakeEnPassant } from "./generate";

/** So many moves in a row are played on one board; then a position keeps its own, and no way back is longer. */
const LONGEST_WAY = 16;

/**
 * What a position is inside. Seen from outside it never changes; inside, playing on from it hands its board to the new position,
 * since hardly anybody looks back, and copying it would be half of the work. It remembers how to come back, and does so when asked.
 */
export class KeptBoard {
  private later: KeptBoard | null = null;
  private packed = 0;
  private taken = 0;
  private state = 0;

  /** A board that nobody may take away is held from the longest way on. */
  constructor(
    private own: Board | null,
    private readonly way = LONGEST_WAY,
  ) {}

  get board(): Board {
    return this.own ?? this.comeBack();
  }

  /** The position after a legal move. The en-passant square is kept only if some pawn may really take. */
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
