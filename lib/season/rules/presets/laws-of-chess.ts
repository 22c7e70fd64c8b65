/**
 * The game itself in brief, for people who are new to it; the same in every league. Where it simplifies, the Laws of
 * Chess decide (FIDE Laws of Chess 2023, articles 1 to 6).
 */
export const LAWS_OF_CHESS = [
  {
    id: "pieces",
    title: "The pieces",
    rules: [
      {
        id: "the-board",
        title: "The board",
        text: "Each player has a light square at the right-hand corner. From the left White's first row holds rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front; Black's stand opposite, so that each queen is on her own color. White moves first, then the players take turns.",
      },
      {
        id: "rook",
        title: "Rook",
        text: "Any number of squares along its rank or file, up to the first piece in the way.",
      },
      {
        id: "bishop",
        title: "Bishop",
        text: "Any number of squares along a diagonal, up to the first piece in the way.",
      },
      { id: "queen", title: "Queen", text: "Like a rook or like a bishop." },
      {
        id: "knight",
        title: "Knight",
        text: "Two squares straight and one to the side, over whatever stands between.",
      },
      {
        id: "king",
        title: "King",
        text: "One square in any direction, never to a square that the opponent attacks.",
      },
      {
        id: "pawn",
        title: "Pawn",
        text: "One square straight ahead if it is empty; from its starting square two, if both are empty. It captures one square diagonally ahead.",
      },
      {
        id: "capturing",
        title: "Capturing",
        text: "A piece captures by moving to the square of an opponent's piece, which leaves the board. The king is never captured.",
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
        text: "When a pawn goes two squares and lands beside an opponent's pawn, that pawn may capture it as if it had gone one. Only on the very next move.",
      },
      {
        id: "promotion",
        title: "Promotion",
        text: "A pawn that reaches the last rank becomes a queen, rook, bishop or knight of its color at once, whatever has been captured before: two queens are fine. To choose another piece than a queen is called underpromotion.",
      },
      {
        id: "castling",
        title: "Castling",
        text: "Once in a game the king moves two squares toward a rook, and the rook goes to the square that the king crossed. Neither has moved before, nothing stands between them, and the king is not in check, crosses no attacked square and ends on none.",
      },
    ],
  },
  {
    id: "end-of-game",
    title: "Check, mate and draws",
    rules: [
      {
        id: "check",
        title: "Check",
        text: "A king that is attacked is in check. The check has to be met at once: move the king away, capture the attacker, or put a piece between. Castling is no answer. No move may leave one's own king in check. It is good manners to say check.",
      },
      {
        id: "checkmate",
        title: "Checkmate",
        text: "A king in check that no legal move can save is mated, and the game is lost.",
      },
      {
        id: "stalemated",
        title: "Stalemate",
        text: "A player who has no legal move and is not in check is stalemated.",
      },
      {
        id: "repetition",
        title: "Repetition and fifty moves",
        text: "The player to move can claim a draw when the same position is on the board for the third time, or when fifty moves by each side have gone by without a capture or a pawn move.",
      },
      {
        id: "dead-position",
        title: "Dead position",
        text: "When neither player could give mate by any legal moves, the game is over and drawn.",
      },
      {
        id: "resigning",
        title: "Resigning and agreeing",
        text: "A player may resign at any time. The players may agree on a draw after a move.",
      },
      {
        id: "out-of-time",
        title: "Running out of time",
        text: "In a game with clocks, a player whose time has run out loses it, unless the opponent has no way left to mate; then it is drawn.",
      },
    ],
  },
] as const;
