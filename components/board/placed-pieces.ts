import { PIECE_ROLES, type PlacedPiece } from "./piece";

/**
 * The pieces in the first field of a FEN. For drawing positions that are known to be valid: chess-core, which checks
 * them, is too large for a page that only shows them.
 */
export function placedPieces(fen: string): readonly PlacedPiece[] {
  const [placement = ""] = fen.split(" ");
  return placement.split("/").flatMap((rank, row) => {
    const men = [...rank].flatMap((letter) =>
      /\d/.test(letter) ? Array(Number(letter)).fill(null) : letter,
    );
    return men.flatMap((letter, column) => placed(letter, `${"abcdefgh"[column]}${8 - row}`));
  });
}

function placed(letter: string | null, square: string): readonly PlacedPiece[] {
  const role = PIECE_ROLES.find((name) => LETTERS[name] === letter?.toLowerCase());
  return role ? [{ square, color: letter === LETTERS[role] ? "black" : "white", role }] : [];
}

const LETTERS = { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p" } as const;
