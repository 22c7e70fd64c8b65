import type { Clause } from "../sheet/clause";

/**
 * The game itself in brief, for those who read it for the first time; the same in every league. Where it is shorter
 * than the Laws, the Laws decide (FIDE Laws of Chess 2023, articles 1 to 6).
 */
export const LAWS_OF_CHESS: readonly (readonly [title: string, clauses: readonly Clause[]])[] = [
  [
    "The pieces",
    [
      [
        "The board",
        "Each player has a light square at the right-hand corner. From the left White's first row holds rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front; Black's stand opposite, so that each queen is on her own color. White moves first, then the players take turns.",
      ],
      ["Rook", "Any number of squares along its rank or file, up to the first piece in the way."],
      ["Bishop", "Any number of squares along a diagonal, up to the first piece in the way."],
      ["Queen", "Like a rook or like a bishop."],
      ["Knight", "Two squares straight and one to the side, over whatever stands between."],
      ["King", "One square in any direction, never to a square that the opponent attacks."],
      [
        "Pawn",
        "One square straight ahead if it is empty; from its starting square two, if both are empty. It captures one square diagonally ahead.",
      ],
      [
        "Capturing",
        "A piece captures by moving to the square of an opponent's piece, which leaves the board. The king is never captured.",
      ],
    ],
  ],
  [
    "Special moves",
    [
      [
        "En passant",
        "When a pawn goes two squares and lands beside an opponent's pawn, that pawn may capture it as if it had gone one. Only on the very next move.",
      ],
      [
        "Promotion",
        "A pawn that reaches the last rank becomes a queen, rook, bishop or knight of its color at once, whatever has been captured before: two queens are fine. To choose another piece than a queen is called underpromotion.",
      ],
      [
        "Castling",
        "Once in a game the king moves two squares toward a rook, and the rook goes to the square that the king crossed. Neither has moved before, nothing stands between them, and the king is not in check, crosses no attacked square and ends on none.",
      ],
    ],
  ],
  [
    "Check, mate and draws",
    [
      [
        "Check",
        "A king that is attacked is in check. The check has to be met at once: move the king away, capture the attacker, or put a piece between. Castling is no answer. No move may leave one's own king in check. It is good manners to say check.",
      ],
      ["Checkmate", "A king in check that no legal move can save is mated, and the game is lost."],
      ["Stalemate", "A player who has no legal move and is not in check is stalemated."],
      [
        "Repetition and fifty moves",
        "The player to move can claim a draw when the same position is on the board for the third time, or when fifty moves by each side have gone by without a capture or a pawn move.",
      ],
      [
        "Dead position",
        "When neither player could give mate by any legal moves, the game is over and drawn.",
      ],
      [
        "Resigning and agreeing",
        "A player may resign at any time. The players may agree on a draw after a move.",
      ],
      [
        "Running out of time",
        "In a game with clocks, a player whose time has run out loses it, unless the opponent has no way left to mate; then it is drawn.",
      ],
    ],
  ],
];
