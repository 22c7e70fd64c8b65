import type { Square } from "chess-core";
import type { BoardArrow } from "@/components/board/arrows";

/** A picture of a rule: a position, and what it shows. */
export type RuleDiagram = {
  readonly name: string;
  readonly caption: string;
  /** A description for readers who can't see the picture. Without it the squares that `movesOf` finds are listed. */
  readonly label?: string;
  readonly fen: string;
  /** Kings that a position has to have but the picture isn't about. */
  readonly hidden?: readonly Square[];
  /** The pieces whose legal moves are dotted. */
  readonly movesOf?: readonly Square[];
  /** Moves. */
  readonly arrows?: readonly BoardArrow[];
  /** What a piece attacks, drawn like a move. */
  readonly attack?: BoardArrow;
  readonly marks?: { readonly from: Square; readonly to: Square };
  readonly crosses?: readonly Square[];
};

const CORNERS = ["a1", "h8"] as const;

/** The pictures of the game's own rules, by the id of their section. */
export const RULE_DIAGRAMS: Readonly<Record<string, readonly RuleDiagram[]>> = {
  pieces: [
    {
      name: "The board",
      caption: "A light square on the right. Each queen on her own color.",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    },
    onItsOwn("Rook", "R", "Any distance along a rank or file."),
    onItsOwn("Bishop", "B", "Any distance along a diagonal."),
    onItsOwn("Queen", "Q", "Like a rook and a bishop together."),
    onItsOwn("Knight", "N", "Two squares straight, one to the side. It jumps."),
    {
      name: "King",
      caption: "One square, but never into an attack.",
      fen: "7k/8/8/3K4/8/8/8/8 w - - 0 1",
      hidden: ["h8"],
      movesOf: ["d5"],
    },
    {
      name: "Pawn",
      caption: "Straight ahead to move, diagonally to capture.",
      label: "A white pawn on b2 can go to b3 and b4. A white pawn on f4 can go to f5 or take on e5 and g5.",
      fen: "7k/8/8/4n1b1/5P2/8/1P6/K7 w - - 0 1",
      hidden: CORNERS,
      movesOf: ["b2", "f4"],
    },
  ],
  "special-moves": [
    {
      name: "En passant",
      caption: "Black has just moved from g7 to g5. White can take on g6.",
      label: "A white pawn on f5 takes a black pawn, which has just come from g7 to g5, by going to g6.",
      fen: "7k/8/8/5Pp1/8/8/8/K7 w - g6 0 1",
      hidden: CORNERS,
      marks: { from: "g7", to: "g5" },
      arrows: [{ from: "f5", to: "g6" }],
    },
    {
      name: "Promotion",
      caption: "On the last rank, a pawn becomes another piece.",
      label: "A white pawn on c7 goes to c8 and becomes a queen, rook, bishop, or knight.",
      fen: "8/2P4k/8/8/8/8/8/K7 w - - 0 1",
      hidden: ["a1", "h7"],
      arrows: [{ from: "c7", to: "c8" }],
    },
    {
      name: "Underpromotion",
      caption: "As a knight, this pawn attacks the king and the queen at the same time.",
      label: "A white pawn goes from e7 to e8. As a knight it attacks the black king on g7 and queen on d6.",
      fen: "8/4P1k1/3q4/8/8/8/8/1K6 w - - 0 1",
      arrows: [{ from: "e7", to: "e8" }],
    },
    {
      name: "Castling, short",
      caption: "The king goes two squares, the rook to the square it crossed.",
      label: "White castles: the king goes from e1 to g1, the rook from h1 to f1.",
      fen: "k7/8/8/8/8/8/8/4K2R w K - 0 1",
      hidden: ["a8"],
      arrows: [
        { from: "e1", to: "g1", bow: 8 },
        { from: "h1", to: "f1", bow: 8 },
      ],
    },
    {
      name: "Castling, long",
      caption: "The same on the other side.",
      label: "White castles: the king goes from e1 to c1, the rook from a1 to d1.",
      fen: "7k/8/8/8/8/8/8/R3K3 w Q - 0 1",
      hidden: ["h8"],
      arrows: [
        { from: "e1", to: "c1", bow: -8 },
        { from: "a1", to: "d1", bow: -8 },
      ],
    },
    {
      name: "No castling",
      caption: "The king would cross f1, which is attacked.",
      label: "White can’t castle: the black rook on f8 attacks f1, which the king on e1 would cross.",
      fen: "k4r2/8/8/8/8/8/8/4K2R w K - 0 1",
      hidden: ["a8"],
      crosses: ["f1"],
    },
  ],
  "end-of-game": [
    {
      name: "Check, and three answers",
      caption: "The king moves away, the knight takes, or the bishop blocks.",
      label:
        "The white rook on e1 attacks the black king on e8. The king can go to d8, the knight on c2 can take the rook, and the bishop on g5 can block on e7.",
      fen: "4k3/8/8/6b1/8/8/2n4K/4R3 b - - 0 1",
      arrows: [
        { from: "e8", to: "d8" },
        { from: "c2", to: "e1" },
        { from: "g5", to: "e7" },
      ],
    },
    {
      name: "Checkmate",
      caption: "The king is attacked and has no way out.",
      label:
        "The white rook on a8 attacks the black king on g8, whose own pawns on f7, g7, and h7 leave it no way out.",
      fen: "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
      attack: { from: "a8", to: "g8" },
    },
    {
      name: "Stalemate",
      caption: "The king isn’t attacked, but there’s no legal move.",
      label:
        "Black to move: the king on h8 isn’t attacked, but the white queen on f7 and king on g6 leave it no move.",
      fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
      crosses: ["g8", "g7", "h7"],
    },
  ],
};

function onItsOwn(name: string, letter: string, caption: string): RuleDiagram {
  return {
    name,
    caption,
    fen: `7k/8/8/3${letter}4/8/8/8/K7 w - - 0 1`,
    hidden: CORNERS,
    movesOf: ["d5"],
  };
}
