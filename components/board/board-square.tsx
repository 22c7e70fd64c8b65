import type { Piece, Square } from "chess-core";
import { classNames } from "../ui/class-names";
import styles from "./board.module.css";
import { type SquareState, squareLabel } from "./board-words";
import { pieceSymbol } from "./piece";

interface BoardSquareProps {
  readonly square: Square;
  readonly piece: Piece | null;
  readonly state: SquareState;
  /** The only square of the board that the Tab key stops at. */
  readonly isCursor: boolean;
  readonly isMovable: boolean;
  readonly isLifted: boolean;
  /** The coordinates along the edge of the board. */
  readonly rank: string | null;
  readonly file: string | null;
}

/** One square: what is on it, and its role in the move being made. */
export function BoardSquare({ square, piece, state, rank, file, ...is }: BoardSquareProps) {
  const isDark = (square.charCodeAt(0) + square.charCodeAt(1)) % 2 === 0;

  return (
    <div
      role="gridcell"
      data-square={square}
      tabIndex={is.isCursor ? 0 : -1}
      aria-label={squareLabel(square, piece, state)}
      aria-selected={state.isPicked}
      className={classNames(
        styles.square,
        isDark && styles.dark,
        state.isLastMove && styles.last,
        state.isPicked && styles.picked,
        state.isTarget && (piece ? styles.ring : styles.dot),
        is.isMovable && styles.movable,
        is.isLifted && styles.lifted,
      )}
    >
      {rank && <span className={styles.rank}>{rank}</span>}
      {file && <span className={styles.file}>{file}</span>}
      {piece && (
        <svg className={styles.man} aria-hidden="true">
          <use href={pieceSymbol(piece.color, piece.role)} />
        </svg>
      )}
      {state.isInCheck && <span className={styles.check}>+</span>}
    </div>
  );
}
