import { type Book, canCheckmate, type Ending, type Game, statusOf, turnOf } from "chess-core";
import { SIDE_WORDS } from "@/lib/match/rules/record-words";
import { possessive } from "@/lib/shared/text";
import type { Verdict } from "./verdict-facts";
import { mateFacts, stalemateFacts } from "./verdict-mate";
import { armyFacts } from "./verdict-material";
import { CITED_RULES } from "./verdict-rules";

/** How the position ended the game by itself under a rulebook, without a claim; null if it didn't. */
export function boardVerdict(game: Game, book: Book): Verdict | null {
  const status = statusOf(game, book);
  if (status.kind === "ended") return VERDICTS[status.ending](game);
  return isDead(game) ? VERDICTS["dead-position"](game) : null;
}

const VERDICTS: Record<Ending, (game: Game) => Verdict> = {
  checkmate: (game) => {
    const [mated, winner] = sidesOf(game);
    return {
      kind: "over",
      outcome: winner,
      headline: `Checkmate: ${SIDE_WORDS[winner]} wins`,
      why: `${possessive(SIDE_WORDS[mated])} king is in check and no legal move saves it.`,
      rule: CITED_RULES.checkmate,
      facts: mateFacts(game),
    };
  },
  stalemate: (game) => {
    const [side] = sidesOf(game);
    return {
      ...DRAWN,
      headline: "Stalemate: a draw",
      why: `${SIDE_WORDS[side]} has to move, has no legal move, and isn’t in check.`,
      rule: CITED_RULES.stalemate,
      facts: stalemateFacts(game),
    };
  },
  "dead-position": (game) => ({
    ...DRAWN,
    headline: "Dead position: a draw",
    why: "Neither side can checkmate anymore, whatever is played.",
    rule: CITED_RULES.dead,
    facts: armyFacts(game.position, "black"),
  }),
  fivefold: () => ({
    ...DRAWN,
    headline: "Same position five times: a draw",
    why: "The position on the board has been there five times with the same player to move.",
    rule: CITED_RULES.fivefold,
    facts: [],
  }),
  "seventy-five": () => ({
    ...DRAWN,
    headline: "Seventy-five moves each: a draw",
    why: "Each side made seventy-five moves without a capture or a pawn move.",
    rule: CITED_RULES.seventyFive,
    facts: [],
  }),
};

const DRAWN = { kind: "over", outcome: "draw" } as const;

/** The side to move, and the other. */
function sidesOf({ position }: Game) {
  return turnOf(position) === "white" ? (["white", "black"] as const) : (["black", "white"] as const);
}

/**
 * Locked positions that are dead although there is material left. If that takes long to find out, the position isn't
 * called dead.
 */
function isDead({ position }: Game): boolean {
  return (["white", "black"] as const).every(
    (side) => canCheckmate(position, side, { budget: 20 }) === false,
  );
}
