"use client";

import { type Move, pieceAt, type Square } from "chess-core";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import styles from "./board.module.css";
import { rowsOf, squareAfterKey } from "./board-keys";
import { BoardSquare } from "./board-square";
import { pieceSymbol } from "./piece";
import { PromotionChooser } from "./promotion-chooser";
import type { Side } from "./squares";
import { squareOf, useBoardDrag } from "./use-board-drag";
import { useBoardMoves } from "./use-board-moves";

interface BoardProps {
  /** The position as FEN. */
  readonly position: string;
  /** A legal move was made here. The board shows it once `position` has changed. */
  readonly onMove: (move: Move) => void;
  readonly orientation?: Side | undefined;
  /** Nothing can be moved, but the squares can still be read. */
  readonly disabled?: boolean | undefined;
  /** It's disabled only until React has come, and what's pressed before that is repeated. */
  readonly isComing?: boolean | undefined;
  /** The squares of the last move. */
  readonly lastMove?: Pick<Move, "from" | "to"> | undefined;
  readonly label?: string | undefined;
  /** What else to say when a piece is picked up. */
  readonly whenPicked?: string | undefined;
}

/**
 * A board to play on: tap and tap, drag, or arrow keys with Enter and Escape. It marks legal moves and announces what
 * was done; an illegal move gets its reason below the board. It keeps no game: the position comes from outside.
 */
export function Board({
  position: fen,
  onMove,
  orientation = "white",
  disabled = false,
  isComing = false,
  lastMove,
  label = "Board",
  whenPicked,
}: BoardProps) {
  const board = useBoardMoves({ fen, disabled, onMove: moveAndFocus, whenPicked });
  const [cursor, setCursor] = useState<Square>(orientation === "white" ? "e2" : "e7");
  const grid = useRef<HTMLDivElement>(null);

  function moveAndFocus(move: Move): void {
    onMove(move);
    focusOn(move.to);
  }

  function focusOn(square: Square): void {
    setCursor(square);
    grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = squareOf(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = squareAfterKey(at, event.key, orientation);
    if (next) focusOn(next);
    else if (event.key === "Enter" || event.key === " ") board.act(at);
    else if (event.key === "Escape" && board.picked) board.drop();
    else return;
    event.preventDefault();
  }

  const drag = useBoardDrag({
    disabled,
    canDrag: (square) => board.movable.has(square),
    onLift: board.lift,
    onDrop: (from, to) => (to && to !== from ? board.put(from, to) : board.drop()),
    onTap: press,
  });

  function press(square: Square): void {
    setCursor(square);
    board.act(square);
  }

  function onClick(event: MouseEvent): void {
    const square = squareOf(event.target);
    if (square && !drag.wasDrag()) press(square);
  }

  const lifted = drag.lifted && pieceAt(board.position, drag.lifted);
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        className={styles.board}
        role="grid"
        aria-label={label}
        aria-readonly={disabled}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...drag.handlers}
      >
        {rowsOf(orientation).map((row, index) => (
          <div key={row[0]} role="row" className={styles.row}>
            {row.map((square, column) => (
              <BoardSquare
                key={square}
                square={square}
                piece={pieceAt(board.position, square)}
                state={{
                  isPicked: square === board.picked,
                  isTarget: board.targets.includes(square),
                  isLastMove: square === lastMove?.from || square === lastMove?.to,
                  isInCheck: square === board.checked,
                }}
                isCursor={square === cursor}
                isMovable={board.movable.has(square)}
                isLifted={square === drag.lifted}
                rank={column === 0 ? square.charAt(1) : null}
                file={index === 7 ? square.charAt(0) : null}
              />
            ))}
          </div>
        ))}
      </div>
      {lifted && (
        <svg ref={drag.ghost} className={styles.ghost} aria-hidden="true">
          <use href={pieceSymbol(lifted.color, lifted.role)} />
        </svg>
      )}
      <p className={styles.said} role="status">
        {board.said || ((!disabled || isComing) && HOW_TO)}
      </p>
      {board.promoting && (
        <PromotionChooser moves={board.promoting} onChoose={board.commit} onCancel={board.drop} />
      )}
    </div>
  );
}

const HOW_TO = "Tap a piece, then the square it goes to. Or drag it, or use the arrow keys and Enter.";
