/**
 * The game itself in brief, for people who are new to it; the same in every league, except as US Chess has it below.
 * Where it simplifies, the Laws of Chess decide (FIDE Laws of Chess 2023, articles 1 to 6).
 */
export const LAWS_OF_CHESS = [
  {
    id: "pieces",
    title: "The pieces",
    rules: [
      {
        id: "the-board",
        title: "The board",
        text: "Each player has a light square in the right-hand corner. White’s first row, from the left, is rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front. Black’s pieces face White’s, so each queen is on her own color. White moves first, then the players take turns.",
      },
      {
        id: "rook",
        title: "Rook",
        text: "Any number of squares along its rank or file, up to the first piece in the way.",
      },
      {
        id: "bishop",
        title: "Bishop",
        text: "Any number of squares along a diagonal, up to the first piece in the way. It stays on squares of one color: each side begins with a bishop on light squares and one on dark squares.",
      },
      { id: "queen", title: "Queen", text: "Like a rook or like a bishop." },
      {
        id: "knight",
        title: "Knight",
        text: "Two squares straight and one to the side. It jumps over any piece in between, and each move takes it to a square of the other color.",
      },
      {
        id: "king",
        title: "King",
        text: "One square in any direction, but never to a square that the opponent attacks.",
      },
      {
        id: "pawn",
        title: "Pawn",
        text: "One square straight ahead if it’s empty, or two from its starting square if both are empty. It captures one square diagonally ahead.",
      },
      {
        id: "capturing",
        title: "Capturing",
        text: "A piece captures by moving to the square of an opponent’s piece, which is removed from the board. The king is never captured.",
      },
    ],
  },
  {
    id: "special-moves",
    title: "Special moves",
    rules: [
      {
        id: "en-passant",
        title: "En passant",
        text: "When a pawn moves two squares and lands beside an opponent’s pawn, that pawn can capture it as if it had moved only one, but only on the very next move.",
      },
      {
        id: "promotion",
        title: "Promotion",
        text: "A pawn that reaches the last rank becomes a queen, rook, bishop, or knight of its color right away, no matter what has been captured before: two queens are fine. Choosing a piece other than a queen is called underpromotion.",
      },
      {
        id: "castling",
        title: "Castling",
        text: "Once in a game, the king can move two squares toward a rook, and the rook goes to the square that the king crossed. Neither may have moved before, and there can’t be a piece between them. The king can’t be in check, cross an attacked square, or end up on one.",
      },
    ],
  },
  {
    id: "end-of-game",
    title: "Check, mate, and draws",
    rules: [
      {
        id: "check",
        title: "Check",
        text: "A king that is attacked is in check. The player has to get out of check right away: move the king, capture the attacker, or block the check, which helps only against a rook, bishop, or queen. Castling out of check isn’t allowed. No move may leave a player’s own king in check. It’s good manners to say check.",
      },
      {
        id: "checkmate",
        title: "Checkmate",
        text: "A king in check that no legal move can save is checkmated, and that player loses.",
      },
      {
        id: "stalemated",
        title: "Stalemate",
        text: "A player who has no legal move and isn’t in check is stalemated.",
      },
      {
        id: "repetition",
        title: "Repetition and fifty moves",
        text: "The player to move can claim a draw when the same position is on the board for the third time, or when fifty moves by each side have gone by without a capture or a pawn move. Some kinds of play, such as correspondence chess, don’t use the fifty-move rule.",
      },
      {
        id: "dead-position",
        title: "Dead position",
        text: "When neither player can checkmate by any series of legal moves, the game is over and drawn.",
      },
      {
        id: "resigning",
        title: "Resigning and agreeing",
        text: "A player can resign at any time. It’s bad manners to play on in a hopeless position. The players can agree to a draw once each of them has made a move.",
      },
      {
        id: "out-of-time",
        title: "Running out of time",
        text: "In a game with clocks, a player who runs out of time loses, unless the opponent has no way left to checkmate. Then it’s a draw.",
      },
    ],
  },
] as const;

/** US Chess 14E: what doesn't win on time. */
export const FEW_MEN =
  "It’s also a draw if the opponent has only a king and one bishop or knight, or a king and two knights against no pawns, unless they show a forced win.";

/** What these rules say under US Chess: a draw can be agreed at any time (14B), and fewer flags win (14E). */
export const LAWS_UNDER_US_CHESS: Readonly<Record<string, string | undefined>> = {
  resigning:
    "A player can resign at any time. It’s bad manners to play on in a hopeless position. The players can agree to a draw.",
  "out-of-time": `In a game with clocks, a player who runs out of time loses, unless the opponent has no way left to checkmate. Then it’s a draw. ${FEW_MEN}`,
};
