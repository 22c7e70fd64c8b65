/** A rule as a verdict names it: where it stands, and what it says in short words. */
export interface CitedRule {
  /** "FIDE 5.1.1" or "Rule 1.VI" */
  readonly name: string;
  readonly text: string;
}

/** The rules that decide how a game ends: the Laws of Chess (FIDE, 2023), and US Chess where it decides otherwise. */
export const CITED_RULES = {
  checkmate: {
    name: "FIDE 5.1.1",
    text: "A king in check that no legal move can save is mated, and the game is lost.",
  },
  resignation: {
    name: "FIDE 5.1.2",
    text: "A player who resigns loses at once, unless no series of legal moves would let the opponent give mate. Then it is a draw.",
  },
  stalemate: {
    name: "FIDE 5.2.1",
    text: "A player who has no legal move and is not in check is stalemated. The game is drawn.",
  },
  dead: {
    name: "FIDE 5.2.2",
    text: "When neither player could give mate by any legal moves, the game is over and drawn.",
  },
  agreement: {
    name: "FIDE 5.2.3",
    text: "The players may agree on a draw once each of them has made a move.",
  },
  flag: {
    name: "FIDE 6.9",
    text: "A player whose time is up loses, unless no series of legal moves would let the opponent give mate. Then it is a draw.",
  },
  usResignation: { name: "US Chess 13B", text: "A player who resigns loses at once." },
  usFlag: {
    name: "US Chess 14E",
    text: "A player whose time is up does not lose to a bare king, a king and one bishop or knight, or a king and two knights, unless the opponent shows a forced win.",
  },
  threefold: {
    name: "FIDE 9.2",
    text: "The player to move can claim a draw when the same position is on the board for the third time, or will be after the move written down.",
  },
  fiftyMove: {
    name: "FIDE 9.3",
    text: "The player to move can claim a draw when fifty moves by each side have gone by without a capture or a pawn move.",
  },
  fivefold: {
    name: "FIDE 9.6.1",
    text: "When the same position has been on the board five times, the game is drawn. Nobody has to claim it.",
  },
  seventyFive: {
    name: "FIDE 9.6.2",
    text: "After seventy-five moves by each side without a capture or a pawn move the game is drawn. Nobody has to claim it.",
  },
  turns: { name: "FIDE 1.3", text: "A player has the move when the opponent's move has been made." },
  check: {
    name: "FIDE 3.9",
    text: "A check has to be met at once: move the king away, capture the attacker, or put a piece between.",
  },
  illegal: {
    name: "FIDE 7.5",
    text: "An illegal move is taken back, and the touched piece moves if it can. In our leagues there is no other penalty.",
  },
} as const satisfies Record<string, CitedRule>;
