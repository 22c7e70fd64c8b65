import {
  type Color,
  type Piece,
  type Position,
  pieceAt,
  piecesOf,
  ROLES,
  type Role,
  type Square,
} from "chess-core";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { counted, list, sentence } from "@/lib/shared/text";
import { withSideNames } from "./side-names";
import type { VerdictFact } from "./verdict-facts";

/** "the queen on h4" */
export function pieceOn(position: Position, square: Square): string {
  const man = pieceAt(position, square);
  return man ? `the ${man.role} on ${square}` : square;
}

/** "king, queen, and two pawns", or "only the king" */
export function armyOf(position: Position, color: Color): string {
  const men = piecesOf(position).filter((piece) => piece.color === color);
  const groups = [...ROLES].reverse().flatMap((role) => countOf(men, role));
  return groups.length === 1 ? "only the king" : list(groups);
}

/** What both sides have left, starting with the opponent of the side in question. */
export function armyFacts(position: Position, about: Color): readonly VerdictFact[] {
  const sides: readonly Color[] = about === "white" ? ["black", "white"] : ["white", "black"];
  return [
    {
      term: "On the board",
      texts: sides.map((side) => boardSentence(`${SIDE_WORDS[side]} has ${armyOf(position, side)}`)),
    },
  ];
}

/**
 * Why a side that would have won doesn't: "Black has only the king, and no series of legal moves ends in mate by
 * Black."
 */
export function cannotMate(position: Position, side: Color): string {
  const name = SIDE_WORDS[side];
  return `${name} has ${armyOf(position, side)}, and no series of legal moves ends in mate by ${name}.`;
}

/**
 * "the knight on g1 is pinned" becomes "The knight on g1 is pinned."; squares and pawn moves stay lowercase, because
 * Bxc3 is a bishop's move.
 */
export function boardSentence(words: string): string {
  return /^[a-h](?:[1-8]|x[a-h][1-8])/.test(words) ? `${words}.` : sentence(words);
}

/** The reason a move was refused by chess-core, without the move in front. */
export function reasonOf(message: string): string {
  return withSideNames(message.replace(/^.*? is not possible: /, ""));
}

function countOf(men: readonly Piece[], role: Role): readonly string[] {
  const count = men.filter((man) => man.role === role).length;
  if (count === 0) return [];
  return [count === 1 ? role : counted(count, role)];
}
