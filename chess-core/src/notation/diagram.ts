import { FILES, type Piece, RANKS, type Role, type Square, squareNumber } from "../board/vocabulary";
import { PIECE_PATHS } from "./diagram-pieces";

export interface DiagramOptions {
  /** Whose side is at the bottom. White's by default. */
  readonly from?: "white" | "black";
}

export interface SvgOptions extends DiagramOptions {
  /** What the picture shows, for people who can't see it. The pieces by name by default. */
  readonly title?: string;
  /** Marked squares, such as those of the last move. */
  readonly marked?: readonly Square[];
}

const LETTERS: Readonly<Record<Role, string>> = {
  king: "K",
  queen: "Q",
  rook: "R",
  bishop: "B",
  knight: "N",
  pawn: "P",
};

/** A board as text, White's pieces in capitals: eight lines and the files below. Takes `piecesOf` or a `Placement`. */
export function diagramText(pieces: Iterable<Piece>, options: DiagramOptions = {}): string {
  const on = new Map([...pieces].map((piece) => [piece.square, letterOf(piece)]));
  const { ranks, files } = linesOf(options);
  const lines = ranks.map(
    (rank) => `${rank} ${files.map((file) => on.get(`${file}${rank}`) ?? ".").join(" ")}`,
  );
  return [...lines, `  ${files.join(" ")}`].join("\n");
}

/**
 * A board as an SVG picture that stands alone: no scripts, no styles, no fonts. It has a title for screen readers.
 * Takes `piecesOf(position)` or a `Placement`.
 */
export function diagramSvg(pieces: Iterable<Piece>, options: SvgOptions = {}): string {
  const all = [...pieces];
  const { ranks, files } = linesOf(options);
  const place = (square: Square) => {
    const at = squareNumber(square);
    const [file, rank] = [at & 7, at >>> 3];
    return options.from === "black"
      ? { x: (7 - file) * 45, y: rank * 45 }
      : { x: file * 45, y: (7 - rank) * 45 };
  };
  const dark = ranks.flatMap((_, y) =>
    files.flatMap((_, x) => ((x + y) % 2 === 1 ? [`M${x * 45} ${y * 45}h45v45h-45z`] : [])),
  );
  const marks = (options.marked ?? []).map((square) => {
    const { x, y } = place(square);
    return `<rect x="${x}" y="${y}" width="45" height="45" fill="#d9a441" fill-opacity=".55"/>`;
  });
  const men = all.map((piece) => {
    const { x, y } = place(piece.square);
    const fill = piece.color === "white" ? "#fff" : "#222";
    const stroke = piece.color === "white" ? "#222" : "#eee";
    return `<path transform="translate(${x} ${y})" d="${PIECE_PATHS[piece.role]}" fill="${fill}" stroke="${stroke}" stroke-width="1.5" stroke-linejoin="round"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" role="img"><title>${escaped(options.title ?? titleOf(all))}</title>`,
    `<path d="M0 0h360v360H0z" fill="#eee3cf"/><path d="${dark.join("")}" fill="#a9825a"/>`,
    ...marks,
    ...men,
    "</svg>",
  ].join("");
}

/** "White: king e1, rook h1. Black: king e8." */
function titleOf(pieces: readonly Piece[]): string {
  if (pieces.length === 0) return "An empty board";
  const sides = (["white", "black"] as const).flatMap((color) => {
    const men = ROLE_ORDER.flatMap((role) =>
      pieces.filter((man) => man.color === color && man.role === role),
    );
    const names = men.map(({ role, square }) => `${role} ${square}`).join(", ");
    return names === "" ? [] : [`${color === "white" ? "White" : "Black"}: ${names}.`];
  });
  return sides.join(" ");
}

const ROLE_ORDER = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;

/** From the top of the picture down, and from its left. */
function linesOf({ from = "white" }: DiagramOptions) {
  const isWhite = from === "white";
  return {
    ranks: isWhite ? [...RANKS].reverse() : [...RANKS],
    files: isWhite ? [...FILES] : [...FILES].reverse(),
  };
}

function letterOf({ color, role }: Piece): string {
  return color === "white" ? LETTERS[role] : LETTERS[role].toLowerCase();
}

function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
