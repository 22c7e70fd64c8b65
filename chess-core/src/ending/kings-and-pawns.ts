import { BISHOP_LINES, KING_ATTACKS, PAWN_ATTACKS, ROOK_LINES } from "../board/attacks";
import { BISHOP, BLACK, Board, KING, PAWN, packMove, QUEEN, ROOK, WHITE } from "../board/board";
import { generate } from "../board/generate";
import { type Mobility, mobilitiesOf } from "../board/mobility";
import { Seen } from "../board/position-words";
import { isInCheck, isSeen } from "../board/safety";
import { aheadHigh, aheadLow, beside, squaresOf } from "../board/square-sets";
import { playOn } from "./mate-hunt";
import { canReach, guardedBy, isClosed, type Squares } from "./mating-net";

/** With more positions of kings and pawns, it hardly ever proves anything. */
const MOST_POSITIONS = 4_000;
const CASTLING_RIGHTS = 15;

/**
 * Whether mate by `color` is ruled out by how kings and pawns can move in turn. Follows only these, as if the other
 * pieces could always be anywhere they ever get to: there they guard, block and capture pawns, and they can always
 * wait. This proves, for example, that a king in a cage of pawns is never mated, because whenever the other king takes
 * its last square it's stalemate. True is certain. False only means that this doesn't rule it out: it gives up when a
 * pawn promotes, and doesn't try if a king could castle.
 */
export function isMateOutOfStep(root: Board, color: number, most: number): boolean {
  if ((root.state & CASTLING_RIGHTS) !== 0) return false;
  return new Chase(root, color).isHopeless(Math.min(most, MOST_POSITIONS));
}

class Chase {
  /** Only kings and pawns. */
  private readonly board = new Board();
  private readonly seen = new Seen();
  /** Neither kings nor pawns, of white and of black. */
  private readonly officers: readonly (readonly Mobility[])[];
  /** What the officers of the side that mates could attack. */
  private readonly guards: Squares;
  private isOver = false;

  constructor(
    root: Board,
    private readonly color: number,
  ) {
    const mobilities = mobilitiesOf(root);
    const isOfficer = ({ role }: Mobility) => role !== KING && role !== PAWN;
    const officersOf = (side: number) => mobilities.men.filter((man) => isOfficer(man) && man.color === side);
    this.officers = [officersOf(WHITE), officersOf(BLACK)];
    this.guards = guardedBy(this.officers[color]!, mobilities);
    for (const man of mobilities.men) if (!isOfficer(man)) this.board.put(man.square, man.role, man.color);
    this.board.turn = root.turn;
    this.board.enPassant = root.enPassant;
  }

  /** Tries everything. False also if there's too much to try. */
  isHopeless(most: number): boolean {
    const { board, seen } = this;
    this.arrive(true);
    for (let number = 0; number < seen.count; number += 1) {
      seen.load(number, board);
      this.playKingsAndPawns();
      this.playCapturesByPawns();
      this.playOfficers(number);
      if (this.isOver || seen.count > most) return false;
    }
    return true;
  }

  private playKingsAndPawns(): void {
    const { board } = this;
    for (const move of generate(board)) {
      const isPawn = ((board.men[move & 63]! - 1) & 7) === PAWN;
      if (((move >>> 12) & 7) !== 0) this.isOver = true;
      const { state } = board;
      const taken = playOn(board, move);
      this.arrive(isPawn || this.uncovers(move & 63));
      board.unmake(move, taken, state);
    }
  }

  /** Pawns that capture officers. */
  private playCapturesByPawns(): void {
    const { board } = this;
    const { sets, turn, state } = board;
    const own = 12 + turn * 2;
    for (const from of squaresOf(sets[0]! & sets[own]!, sets[1]! & sets[own + 1]!)) {
      const at = turn * 128 + from * 2;
      for (const to of squaresOf(PAWN_ATTACKS[at]!, PAWN_ATTACKS[at + 1]!)) {
        if (board.men[to] !== 0 || !canCome(this.officers[turn ^ 1]!, to)) continue;
        if (to < 8 || to > 55) this.isOver = true;
        const move = packMove(from, to, 0, 0);
        board.make(move);
        this.arrive(true);
        board.unmake(move, 0, state);
      }
    }
  }

  /** An officer moves to wherever it likes, or captures a pawn. */
  private playOfficers(number: number): void {
    const { board, seen } = this;
    const { sets, turn } = board;
    const own = this.officers[turn]!;
    if (own.length === 0) return;
    const enemy = 12 + (turn ^ 1) * 2;
    const pawns = squaresOf(sets[0]! & sets[enemy]!, sets[1]! & sets[enemy + 1]!);
    for (const square of [null, ...pawns.filter((pawn) => canCome(own, pawn))]) {
      if (square !== null) lift(board, square);
      board.enPassant = 0;
      board.turn ^= 1;
      this.arrive(true);
      seen.load(number, board);
    }
  }

  /** After a move. A king that was left in check by a king or pawn shows that it wasn't legal. */
  private arrive(mayBeCheck: boolean): void {
    const { board, color } = this;
    if (isInCheck(board, board.turn ^ 1)) return;
    this.seen.add(board);
    if (mayBeCheck && board.turn !== color && this.mayBeMate()) this.isOver = true;
  }

  private mayBeMate(): boolean {
    const { board, color, guards } = this;
    const { sets } = board;
    const prey = board.kingSquare(color ^ 1);
    if (!isInCheck(board, color ^ 1) && !canReach(guards, prey)) return false;
    const at = board.kingSquare(color) * 2;
    const us = 12 + color * 2;
    const pawnsLow = sets[0]! & sets[us]!;
    const pawnsHigh = sets[1]! & sets[us + 1]!;
    return isClosed(
      prey,
      guards,
      this.officers[color ^ 1]!,
      KING_ATTACKS[at]! | beside(aheadLow(color, pawnsLow, pawnsHigh)) | sets[us ^ 2]!,
      KING_ATTACKS[at + 1]! | beside(aheadHigh(color, pawnsLow, pawnsHigh)) | sets[(us ^ 2) + 1]!,
    );
  }

  /** Whether a king that left this square can have uncovered a check by an officer of its own. */
  private uncovers(from: number): boolean {
    const { board, color } = this;
    const prey = board.kingSquare(color ^ 1);
    const at = prey * 2 + (from >>> 5);
    const isOn = (lines: Int32Array) => (lines[at]! & (1 << from)) !== 0;
    return (
      isSeen(board, prey, from) &&
      this.officers[color]!.some(
        ({ role }) =>
          (isOn(ROOK_LINES) && (role === ROOK || role === QUEEN)) ||
          (isOn(BISHOP_LINES) && (role === BISHOP || role === QUEEN)),
      )
    );
  }
}

function canCome(men: readonly Mobility[], square: number): boolean {
  return men.some((man) => canReach(man, square));
}

function lift({ sets, men }: Board, square: number): void {
  const man = men[square]!;
  const half = square >>> 5;
  sets[((man - 1) & 7) * 2 + half]! &= ~(1 << square);
  sets[12 + (man >>> 3) * 2 + half]! &= ~(1 << square);
  men[square] = 0;
}
