import {
  type Color,
  FILES,
  legalMoves,
  type Move,
  makeSan,
  type Piece,
  type Position,
  parseSan,
  parseUci,
  pieceAt,
  piecesOf,
  RANKS,
  ROLES,
  type Role,
  SQUARES,
  turnOf,
} from "chess-core";
import { withSideNames } from "@/lib/adjudicator/words/side-names";
import { list } from "@/lib/shared/text";

/** What a reader who types can ask about. */
export type TypedBoard = {
  readonly position: Position;
  readonly sans: readonly string[];
  readonly mine: Color;
  /** Both clocks in words; null if nothing is timed. */
  readonly clocks: string | null;
  /** False while the opponent has the move: then only questions are answered. */
  readonly canMove: boolean;
};

/** What was typed is a move, a question with its answer, or a move that isn't possible, with the reason. */
export type Typed =
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "said" | "refused"; readonly text: string };

/**
 * Reads a move ("Nf3", "knight f3", "g1f3", "castle") or a question about the board, as in Lichess's blind mode: the last
 * move, the clocks, pieces, a row, a file, a square, the moves from a square. Anything else gets the
 * reason it isn't a move.
 */
export function readTyped(text: string, board: TypedBoard): Typed {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[?.]+$/, "")
    .replace(/\s+/g, " ");
  for (const [pattern, answer] of QUESTIONS) {
    const found = pattern.exec(words);
    if (found) return { kind: "said", text: answer(board, found[1] ?? "") };
  }
  return readMove(text.trim(), board);
}

type Answer = (board: TypedBoard, about: string) => string;

const QUESTIONS: readonly (readonly [RegExp, Answer])[] = [
  [/^(?:help|h|commands?)$/, () => HELP],
  [/^(?:last|last move|l)$/, lastMove],
  [/^(?:clocks?|time|c)$/, ({ clocks }) => clocks ?? "This game has no clock."],
  [
    /^(?:board|rows|b)$/,
    (board) =>
      [...RANKS]
        .reverse()
        .map((rank) => line(board, rank))
        .join(" "),
  ],
  [/^(?:pieces?|p) (\w+)$/, pieces],
  [/^(white|black|my|your|their) pieces$/, pieces],
  [/^(?:row|rank|r|file|f|column) ([a-h1-8])$/, line],
  [/^(?:square|s|what is on|what’s on|what's on) ([a-h][1-8])$/, square],
  [/^(?:moves from|moves|m|from) ([a-h][1-8])$/, movesFrom],
];

const HELP =
  "Type a move: Nf3, knight f3, g1f3, or castle. Or ask: last move, clock, board, white pieces, pieces knight, row 4, file e, square e4, moves e2.";

function lastMove({ sans }: TypedBoard): string {
  const last = sans.at(-1);
  if (!last) return "No one has moved.";
  const number = Math.ceil(sans.length / 2);
  return `${number}. ${sans.length % 2 === 1 ? "White" : "Black"}: ${last}.`;
}

/** Of a color, of the reader, or of a kind. */
function pieces({ position, mine }: TypedBoard, about: string): string {
  const all = piecesOf(position);
  const role = ROLES.find((one) => one === about || `${one}s` === about);
  if (role) {
    const found = (["white", "black"] as const).map((color) => squaresOf(all, color, role));
    return `${title(role)}s: white ${found[0] || "none"}; black ${found[1] || "none"}.`;
  }
  const color = colorNamed(about, mine);
  if (!color) return `There are no “${about}” pieces. Ask for white, black, or a piece’s name.`;
  const kinds = ROLES.toReversed().map((one) => [one, squaresOf(all, color, one)] as const);
  const own = kinds.filter(([, squares]) => squares).map(([one, squares]) => `${one} ${squares}`);
  return `${title(color)}: ${own.join("; ")}.`;
}

function colorNamed(about: string, mine: Color): Color | null {
  if (about === "white" || about === "w") return "white";
  if (about === "black" || about === "b") return "black";
  const theirs = mine === "white" ? "black" : "white";
  return about === "my" ? mine : about === "your" || about === "their" ? theirs : null;
}

function squaresOf(all: readonly Piece[], color: Color, role: Role): string {
  return all
    .filter((piece) => piece.color === color && piece.role === role)
    .map((piece) => piece.square)
    .join(", ");
}

/** A row or a file, with its pieces from White's side or from the left. */
function line({ position }: TypedBoard, about: string): string {
  const isFile = FILES.some((file) => file === about);
  const own = piecesOf(position).filter((piece) => piece.square.includes(about));
  const name = isFile ? `File ${about}` : `Row ${about}`;
  return `${name}: ${own.length > 0 ? list(own.map(namedAt)) : "empty"}.`;
}

function square({ position }: TypedBoard, about: string): string {
  const piece = pieceOn(position, about);
  return piece ? `${namedAt(piece)}.` : `${about}: empty.`;
}

function movesFrom({ position }: TypedBoard, about: string): string {
  const piece = pieceOn(position, about);
  if (!piece) return `${about}: empty.`;
  if (piece.color !== turnOf(position)) return `It’s ${title(turnOf(position))}’s move.`;
  const moves = legalMoves(position).filter(({ from }) => from === about);
  const names = moves.map((move) => makeSan(position, move));
  return names.length > 0 ? `${namedAt(piece)}: ${list(names)}.` : `${namedAt(piece)}: no moves.`;
}

function pieceOn(position: Position, about: string): Piece | null {
  const at = SQUARES.find((one) => one === about);
  return at ? pieceAt(position, at) : null;
}

function namedAt({ color, role, square: at }: Piece): string {
  return `${at} ${color} ${role}`;
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const BY_SQUARES = /^([a-h][1-8])[- ]?([a-h][1-8])=?([qrbn]?)$/i;

function readMove(text: string, { position, canMove }: TypedBoard): Typed {
  if (text === "") return { kind: "refused", text: "Type a move, such as Nf3, or “help.”" };
  const squares = BY_SQUARES.exec(text);
  const read = squares
    ? parseUci(position, squares.slice(1).join("").toLowerCase())
    : parseSan(position, inLetters(text));
  if (!read.ok && read.error.reason === "not-san") return { kind: "refused", text: notRead(text) };
  if (!canMove) return { kind: "refused", text: "Wait for your opponent’s move." };
  if (read.ok) return { kind: "move", move: read.value };
  return { kind: "refused", text: `${withSideNames(read.error.message)}.` };
}

function notRead(text: string): string {
  const said = text.length > 20 ? `${text.slice(0, 20)}…` : text;
  return `“${said}” isn’t a move or a question. Type “help” to see what you can ask.`;
}

const LETTERS: Readonly<Record<string, string>> = {
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
  pawn: "",
  takes: "x",
  to: "",
};

/** "knight takes f3" is "Nxf3", "nf3" is "Nf3"; "castle" is "O-O". A small b is a pawn's file. */
function inLetters(text: string): string {
  return text
    .replace(/^castles?( short| kingside)?$|^[o0]-[o0]$/i, "O-O")
    .replace(/^castles? (long|queenside)$|^[o0]-[o0]-[o0]$/i, "O-O-O")
    .replace(/[a-z]+\s*/gi, (word) => LETTERS[word.trim().toLowerCase()] ?? word)
    .replace(/\s+/g, "")
    .replace(/^[nrqk](?=[a-h1-8x])/, (letter) => letter.toUpperCase());
}
