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

/** "the queen on h4" */
export function manOn(position: Position, square: Square): string {
  const man = pieceAt(position, square);
  return man ? `the ${man.role} on ${square}` : square;
}

/** "king, queen and two pawns", or "only the king" */
export function armyOf(position: Position, color: Color): string {
  const men = piecesOf(position).filter((piece) => piece.color === color);
  const groups = [...ROLES].reverse().flatMap((role) => countOf(men, role));
  return groups.length === 1 ? "only the king" : listed(groups);
}

/** "a", "a and b", "a, b and c" */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "the knight on g1 is pinned" becomes "The knight on g1 is pinned."; the name of a square stays small. */
export function sentence(words: string): string {
  const start = /^[a-h][1-8]\b/.test(words) ? words.charAt(0) : words.charAt(0).toUpperCase();
  return `${start}${words.slice(1)}.`;
}

/** The reason of a move that chess-core refused, without the move in front and with the sides' names as we write them. */
export function reasonOf(message: string): string {
  const reason = message.replace(/^.*? is not possible: /, "");
  return reason.replace(/\b(white|black)(?='s\b| has\b| is\b)/g, (side) =>
    side === "white" ? "White" : "Black",
  );
}

function countOf(men: readonly Piece[], role: Role): readonly string[] {
  const count = men.filter((man) => man.role === role).length;
  if (count === 0) return [];
  return [count === 1 ? role : `${NUMBERS[count] ?? count} ${role}s`];
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
