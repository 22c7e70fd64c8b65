"use client";

import {
  checkOf,
  legalMoves,
  type Move,
  type Position,
  parseFen,
  pieceAt,
  playMove,
  type Square,
  START,
  startGame,
  turnOf,
} from "chess-core";
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from "react";
import styles from "./board.module.css";
import { rowsOf, squareAfterKey } from "./board-keys";
import { BoardSquare } from "./board-square";
import { moveInWords, pickInWords, stuckInWords } from "./board-words";
import { pieceSymbol } from "./piece";
import { PromotionChooser } from "./promotion-chooser";
import type { Side } from "./squares";
import { squareOf, useBoardDrag } from "./use-board-drag";

interface BoardProps {
  /** The position as FEN. */
  readonly position: string;
  /** A legal move was made here. The board shows it once `position` has followed. */
  readonly onMove: (move: Move) => void;
  readonly orientation?: Side | undefined;
  /** Nothing can be moved; the squares can still be read. */
  readonly disabled?: boolean | undefined;
  /** The squares of the last move. */
  readonly lastMove?: Pick<Move, "from" | "to"> | undefined;
  readonly label?: string | undefined;
}

/**
 * A board to play on: tap and tap, drag, or arrow keys with Enter and Escape. It marks what is legal and says what was done;
 * what is not legal gets its reason below the board. It keeps no game: the position comes from outside.
 */
export function Board({
  position: fen,
  onMove,
  orientation = "white",
  disabled = false,
  lastMove,
  label = "Board",
}: BoardProps) {
  const position = useMemo(() => readPosition(fen), [fen]);
  const [pick, setPick] = useState<{ readonly fen: string; readonly square: Square } | null>(null);
  const [promoting, setPromoting] = useState<{
    readonly fen: string;
    readonly moves: readonly Move[];
  } | null>(null);
  const [cursor, setCursor] = useState<Square>(orientation === "white" ? "e2" : "e7");
  const [said, setSaid] = useState("");
  const grid = useRef<HTMLDivElement>(null);

  // A position that came from outside drops what was picked up in the one before.
  const picked = pick?.fen === fen && !disabled ? pick.square : null;
  const targets = useMemo(
    () => (picked ? legalMoves(position, picked).map(({ to }) => to) : []),
    [position, picked],
  );
  const movable = useMemo(
    () => new Set(disabled ? [] : legalMoves(position).map(({ from }) => from)),
    [position, disabled],
  );
  const turn = turnOf(position);
  const isCheck = useMemo(() => checkOf(position) !== null, [position]);

  function drop(): void {
    setPick(null);
    setSaid("");
  }

  function lift(square: Square): void {
    const piece = pieceAt(position, square);
    setCursor(square);
    if (!piece || !movable.has(square)) {
      setPick(null);
      setSaid(disabled ? "" : stuckInWords(position, square, turn));
      return;
    }
    setPick({ fen, square });
    setSaid(pickInWords(piece, [...new Set(legalMoves(position, square).map(({ to }) => to))]));
  }

  function place(from: Square, to: Square): void {
    const moves = legalMoves(position, from).filter((move) => move.to === to);
    setCursor(to);
    if (moves.length > 1) {
      setPromoting({ fen, moves });
    } else if (moves[0]) {
      commit(moves[0]);
    } else {
      const refused = playMove(startGame(position), { from, to });
      setPick(null);
      if (!refused.ok) setSaid(`${refused.error.message}.`);
    }
  }

  function commit(move: Move): void {
    setPick(null);
    setPromoting(null);
    setSaid(moveInWords(position, move));
    onMove(move);
    focusOn(move.to);
  }

  function act(square: Square): void {
    if (disabled) return setCursor(square);
    if (picked === square) return drop();
    if (picked && !(movable.has(square) && !targets.includes(square))) return place(picked, square);
    lift(square);
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
    else if (event.key === "Enter" || event.key === " ") act(at);
    else if (event.key === "Escape" && picked) drop();
    else return;
    event.preventDefault();
  }

  const drag = useBoardDrag({
    canDrag: (square) => movable.has(square),
    onLift: lift,
    onDrop: (from, to) => (to && to !== from ? place(from, to) : drop()),
  });

  function onClick(event: MouseEvent): void {
    const square = squareOf(event.target);
    if (square && !drag.wasDrag()) act(square);
  }

  const ghostPiece = drag.lifted && pieceAt(position, drag.lifted);
  const rows = rowsOf(orientation);

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
        {rows.map((row, index) => (
          <div key={row[0]} role="row" className={styles.row}>
            {row.map((square, column) => {
              const piece = pieceAt(position, square);
              return (
                <BoardSquare
                  key={square}
                  square={square}
                  piece={piece}
                  state={{
                    isPicked: square === picked,
                    isTarget: targets.includes(square),
                    isLastMove: square === lastMove?.from || square === lastMove?.to,
                    isInCheck: isCheck && piece?.role === "king" && piece.color === turn,
                  }}
                  isCursor={square === cursor}
                  isMovable={movable.has(square)}
                  isLifted={square === drag.lifted}
                  rank={column === 0 ? square.charAt(1) : null}
                  file={index === 7 ? square.charAt(0) : null}
                />
              );
            })}
          </div>
        ))}
      </div>
      {ghostPiece && (
        <svg ref={drag.ghost} className={styles.ghost} aria-hidden="true">
          <use href={pieceSymbol(ghostPiece.color, ghostPiece.role)} />
        </svg>
      )}
      <p className={styles.said} role="status">
        {said || (!disabled && HOW_TO)}
      </p>
      {promoting?.fen === fen && promoting.moves[0] && (
        <PromotionChooser
          color={promoting.moves[0].color}
          square={promoting.moves[0].to}
          onChoose={(role) =>
            commit(promoting.moves.find(({ promotion }) => promotion === role) ?? promoting.moves[0]!)
          }
          onCancel={() => {
            setPromoting(null);
            drop();
          }}
        />
      )}
    </div>
  );
}

const HOW_TO = "Tap a piece, then the square it goes to. Or drag it, or use the arrow keys and Enter.";

/** Positions come from chess-core; a text that is none shows the position at the start. */
function readPosition(fen: string): Position {
  const parsed = parseFen(fen, { composed: true });
  return parsed.ok ? parsed.value : START;
}
