/** A rule as a verdict cites it: where it is, and what it says in short. */
export interface CitedRule {
  /** "FIDE 5.1.1" or "Rule 1.VI" */
  readonly name: string;
  readonly text: string;
}

/** The rules that decide how a game ends: the Laws of Chess (FIDE, 2023), and US Chess where it differs. */
export const CITED_RULES = {
  checkmate: {
    name: "FIDE 5.1.1",
    text: "A king in check that no legal move can save is checkmated, and that player loses.",
  },
  resignation: {
    name: "FIDE 5.1.2",
    text: "A player who resigns loses immediately, unless no series of legal moves would let the opponent checkmate. Then it’s a draw.",
  },
  stalemate: {
    name: "FIDE 5.2.1",
    text: "A player who has no legal move and isn’t in check is stalemated. The game is drawn.",
  },
  dead: {
    name: "FIDE 5.2.2",
    text: "When neither player can checkmate by any series of legal moves, the game is over and drawn.",
  },
  agreement: {
    name: "FIDE 5.2.3",
    text: "The players can agree to a draw once each of them has made a move.",
  },
  flag: {
    name: "FIDE 6.9",
    text: "A player whose time is up loses, unless no series of legal moves would let the opponent checkmate. Then it’s a draw.",
  },
  usResignation: { name: "US Chess 13B", text: "A player who resigns loses immediately." },
  usFlag: {
    name: "US Chess 14E",
    text: "A player whose time is up doesn’t lose to a bare king, a king and one bishop or knight, or a king and two knights against no pawns, unless the opponent shows a forced win.",
  },
  threefold: {
    name: "FIDE 9.2",
    text: "The player to move can claim a draw when the same position is on the board for the third time, or will be after the move written down.",
  },
  fiftyMove: {
    name: "FIDE 9.3",
    text: "The player to move can claim a draw when each side has made fifty moves without a capture or a pawn move.",
  },
  fivefold: {
    name: "FIDE 9.6.1",
    text: "When the same position has been on the board five times, the game is drawn. No one has to claim it.",
  },
  seventyFive: {
    name: "FIDE 9.6.2",
    text: "After seventy-five moves by each side without a capture or a pawn move, the game is drawn. No one has to claim it.",
  },
  turns: { name: "FIDE 1.3", text: "It’s your move once your opponent has made theirs." },
  check: {
    name: "FIDE 3.9",
    text: "A check must be answered immediately: move the king away, capture the attacker, or block the check.",
  },
  illegal: {
    name: "FIDE 7.5",
    text: "An illegal move is taken back, and the touched piece moves if it can.",
  },
} as const satisfies Record<string, CitedRule>;

/**
 * The same rules in the US Chess rulebook (7th edition), by their names in the Laws of Chess. Rules that it doesn't have
 * in this form are cited from the Laws.
 */
export const US_CHESS_RULES: Readonly<Record<string, CitedRule | undefined>> = {
  [CITED_RULES.checkmate.name]: { name: "US Chess 13A", text: CITED_RULES.checkmate.text },
  [CITED_RULES.stalemate.name]: { name: "US Chess 14A", text: CITED_RULES.stalemate.text },
  [CITED_RULES.agreement.name]: {
    name: "US Chess 14B",
    text: "The game is drawn when both players agree to it.",
  },
  [CITED_RULES.threefold.name]: { name: "US Chess 14C", text: CITED_RULES.threefold.text },
  [CITED_RULES.dead.name]: { name: "US Chess 14D", text: CITED_RULES.dead.text },
  [CITED_RULES.fiftyMove.name]: { name: "US Chess 14F", text: CITED_RULES.fiftyMove.text },
};
