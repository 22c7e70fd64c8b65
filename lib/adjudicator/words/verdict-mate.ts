import {
  checkOf,
  FILES,
  type Game,
  type Piece,
  type Position,
  piecesOf,
  playMove,
  RANKS,
  type Square,
  startGame,
  turnOf,
} from "chess-core";
import { list } from "@/lib/shared/text";
import type { VerdictFact } from "./verdict-facts";
import { boardSentence, pieceOn, reasonOf } from "./verdict-material";

/** Why a mate is a mate: who gives check, and why each of the three answers fails (FIDE 3.9, 5.1.1). */
export function mateFacts({ position }: Game): readonly VerdictFact[] {
  const { checkers = [] } = checkOf(position) ?? {};
  const [checker, other] = checkers;
  const king = kingOf(position);
  if (!checker) return [];
  return [
    {
      term: "In check",
      texts: [
        boardSentence(
          `the king on ${king.square} is attacked by ${list(checkers.map((square) => pieceOn(position, square)))}`,
        ),
      ],
    },
    { term: "Moving away", texts: kingSteps(position, king) },
    ...(other
      ? [{ term: "Anything else", texts: ["Two pieces give check at once, so only the king could move."] }]
      : otherAnswers(position, king, checker)),
  ];
}

/** Why a stalemate is one: the king is safe where it is and can't move. */
export function stalemateFacts({ position }: Game): readonly VerdictFact[] {
  const king = kingOf(position);
  const others = piecesOf(position).filter((man) => man.color === king.color && man.role !== "king");
  return [
    { term: "Not in check", texts: [`Nothing attacks the king on ${king.square}.`] },
    { term: "The king", texts: kingSteps(position, king) },
    ...(others.length === 0
      ? []
      : [{ term: "The others", texts: others.map((man) => noMoveFor(position, man)) }]),
  ];
}

function otherAnswers(position: Position, king: Piece, checker: Square): readonly VerdictFact[] {
  const between = squaresBetween(checker, king.square);
  return [
    {
      term: "Taking",
      texts: whyNotTo(position, [checker], `Nothing can take ${pieceOn(position, checker)}.`),
    },
    {
      term: "Between",
      texts:
        between.length === 0
          ? [`There is no square between ${pieceOn(position, checker)} and the king.`]
          : whyNotTo(position, between, `Nothing can go to ${list(between)}.`),
    },
  ];
}

/** Says that nothing can go there, and for each piece that could except for its pin, that it's pinned. */
function whyNotTo(position: Position, squares: readonly Square[], nothing: string): readonly string[] {
  const pinned = piecesOf(position)
    .filter((man) => man.color === turnOf(position) && man.role !== "king")
    .map((man) => withoutCheck(position, man, squares))
    .filter((reason) => reason !== null);
  return [nothing, ...new Set(pinned)];
}

/**
 * A king in check hides a pin, because chess-core names the check first. A piece that reaches the square but still may
 * not go there is pinned.
 */
function withoutCheck(position: Position, man: Piece, squares: readonly Square[]): string | null {
  const reaches = squares.some((to) => whyNot(position, man.square, to).includes("does not answer it"));
  return reaches ? `The ${man.role} on ${man.square} is pinned.` : null;
}

/** For each square next to the king, why it can't go there. */
function kingSteps(position: Position, king: Piece): readonly string[] {
  return neighborsOf(king.square).map((to) => boardSentence(whyNot(position, king.square, to)));
}

function noMoveFor(position: Position, man: Piece): string {
  if (man.role !== "pawn") return `The ${man.role} on ${man.square} can’t move.`;
  const ahead = `${man.square[0]}${Number(man.square[1]) + (man.color === "white" ? 1 : -1)}` as Square;
  return boardSentence(whyNot(position, man.square, ahead));
}

/** The reason in chess-core's words, without the move in front. */
function whyNot(position: Position, from: Square, to: Square): string {
  const tried = playMove(startGame(position), { from, to });
  return tried.ok ? "" : reasonOf(tried.error.message);
}

function kingOf(position: Position): Piece {
  const king = piecesOf(position).find((man) => man.role === "king" && man.color === turnOf(position));
  if (!king) throw new Error("a position without a king");
  return king;
}

function neighborsOf(square: Square): readonly Square[] {
  return squaresWhere(square, (files, ranks) => Math.max(Math.abs(files), Math.abs(ranks)) === 1);
}

/** The squares between two squares on a line; none if they are adjacent or a knight's move apart. */
function squaresBetween(a: Square, b: Square): readonly Square[] {
  const [files, ranks] = stepsTo(a, b);
  if (files !== 0 && ranks !== 0 && Math.abs(files) !== Math.abs(ranks)) return [];
  return squaresWhere(a, (df, dr) => {
    const [left, down] = [files - df, ranks - dr];
    const isOnLine = df * ranks === dr * files && df * files >= 0 && dr * ranks >= 0;
    const isInside = Math.max(Math.abs(df), Math.abs(dr)) > 0 && Math.max(Math.abs(left), Math.abs(down)) > 0;
    return isOnLine && isInside && Math.abs(df) <= Math.abs(files) && Math.abs(dr) <= Math.abs(ranks);
  });
}

function squaresWhere(from: Square, isWanted: (files: number, ranks: number) => boolean): readonly Square[] {
  return RANKS.flatMap((rank) => FILES.map((file): Square => `${file}${rank}`)).filter((to) =>
    isWanted(...stepsTo(from, to)),
  );
}

function stepsTo(from: Square, to: Square): [files: number, ranks: number] {
  return [to.charCodeAt(0) - from.charCodeAt(0), to.charCodeAt(1) - from.charCodeAt(1)];
}
