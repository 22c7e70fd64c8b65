import {
  checkOf,
  legalMoves,
  type Move,
  makeFen,
  type Piece,
  type Position,
  parseFen,
  pieceAt,
  piecesOf,
  play,
  playMove,
  type Square,
  START,
  startGame,
  turnOf,
} from "chess-core";
import { useMemo, useState } from "react";
import { moveInWords, pickInWords, whyNoMove } from "./board-words";

interface BoardMoves {
  readonly fen: string;
  readonly disabled: boolean;
  readonly onMove: (move: Move) => void;
  readonly whenPicked?: string | undefined;
}

/**
 * Makes a move on a board with any pointing method: pick up a piece, then choose a square. Keeps what is picked up, a
 * pending promotion, and what there is to say about it; the position itself comes from outside.
 */
export function useBoardMoves({ fen, disabled, onMove, whenPicked }: BoardMoves) {
  const position = useMemo(() => readPosition(fen), [fen]);
  const [pick, setPick] = useState<{ readonly fen: string; readonly square: Square } | null>(null);
  const [promotion, setPromotion] = useState<{
    readonly fen: string;
    readonly moves: readonly Move[];
  } | null>(null);
  const [said, setSaid] = useState({ fen, words: "" });

  const say = (words: string) => setSaid({ fen, words });

  // When the position changes from outside, drop what was picked up and said before.
  const picked = pick?.fen === fen && !disabled ? pick.square : null;
  const targets = useMemo(() => (picked ? targetsOf(position, picked) : []), [position, picked]);
  const movable = useMemo(
    () => new Set(disabled ? [] : legalMoves(position).map(({ from }) => from)),
    [position, disabled],
  );
  const checked = useMemo(() => kingInCheck(position), [position]);

  function drop(): void {
    setPick(null);
    setPromotion(null);
    say("");
  }

  /** Picks up the piece on a square, or says why it can't move. */
  function lift(square: Square): void {
    const piece = pieceAt(position, square);
    const isFree = piece !== null && movable.has(square);
    setPick(isFree ? { fen, square } : null);
    say(
      isFree
        ? pickInWords(piece, targetsOf(position, square), whenPicked)
        : whyNoMove(position, square, turnOf(position)),
    );
  }

  /** Moves if that is legal, asks first what a pawn promotes to, or says why it can't. */
  function put(from: Square, to: Square): void {
    const moves = legalMoves(position, from).filter((move) => move.to === to);
    if (moves.length > 1) {
      setPromotion({ fen, moves });
      return;
    }
    if (moves[0]) {
      commit(moves[0]);
      return;
    }
    const refused = playMove(startGame(position), { from, to });
    setPick(null);
    if (!refused.ok) say(`${refused.error.message}.`);
  }

  function commit(move: Move): void {
    setPick(null);
    setPromotion(null);
    setSaid({ fen: makeFen(play(position, move)), words: moveInWords(position, move) });
    onMove(move);
  }

  /** What pressing a square means now: pick up, put down, capture or let go. */
  function act(square: Square): void {
    if (disabled) return;
    if (picked === square) drop();
    else if (picked && (targets.includes(square) || !movable.has(square))) put(picked, square);
    else lift(square);
  }

  const promoting = promotion?.fen === fen ? promotion.moves : null;
  const words = said.fen === fen ? said.words : "";
  return {
    position,
    picked,
    targets,
    movable,
    checked,
    promoting,
    said: words,
    act,
    lift,
    put,
    drop,
    commit,
  };
}

/** Positions come from chess-core; an invalid text shows the starting position. */
function readPosition(fen: string): Position {
  const parsed = parseFen(fen, { composed: true });
  return parsed.ok ? parsed.value : START;
}

function targetsOf(position: Position, from: Square): readonly Square[] {
  return [...new Set(legalMoves(position, from).map(({ to }) => to))];
}

/** The square of the king that is in check. */
function kingInCheck(position: Position): Square | null {
  if (checkOf(position) === null) return null;
  const turn = turnOf(position);
  const isKing = (man: Piece) => man.role === "king" && man.color === turn;
  return piecesOf(position).find(isKing)?.square ?? null;
}
