import type { CapturedPoints, PieceValues } from "../board/captured";
import { type Book, CLAIM_KINDS, type ClaimKind, ENDINGS } from "../board/status";
import type { Color, PlainMove } from "../board/vocabulary";

/** Every way a game ends: by what's on the board, by a claim, or by what the players or the clock did. */
export const VERDICT_ENDINGS = [
  ...ENDINGS,
  ...CLAIM_KINDS,
  "resignation",
  "agreement",
  "flag",
  "illegal-move",
  "move-time",
  "match-time",
] as const;
export type VerdictEnding = (typeof VERDICT_ENDINGS)[number];

export type Outcome = Color | "draw";

/**
 * What happened, or what's claimed. `by` is the player it happened to: who resigned, whose flag fell, who took too
 * long. `position` only asks about the board.
 */
export type How =
  | { readonly kind: "position" }
  | { readonly kind: "resignation"; readonly by: Color }
  | { readonly kind: "agreement" }
  | { readonly kind: "flag"; readonly by: Color }
  /** Completed an illegal move, the player's first, second and so on in this game (FIDE 7.5.5). */
  | { readonly kind: "illegal-move"; readonly by: Color; readonly count: number }
  /** Took more time on one move than the league allows. `seconds` if they were measured. */
  | { readonly kind: "move-time"; readonly by: Color; readonly seconds?: number }
  /** The time for the whole match is up. */
  | { readonly kind: "match-time" }
  /** By the player to move. `move` is the intended move, written down but not played (FIDE 9.2.1, 9.3.1). */
  | { readonly kind: "claim"; readonly claim: ClaimKind; readonly move?: PlainMove };

/** Which rulebook applies, and the league's own rules under the league's names. */
export interface GameRules {
  /** "fide" by default. It matters when a flag falls: US Chess 14E draws more than FIDE 6.9. */
  readonly book?: Book;
  readonly moveTime?: { readonly rule: string; readonly seconds: number };
  /** Captured pieces decide when time is up, and equal points are a draw. The default is the usual values. */
  readonly matchTime?: { readonly rule: string; readonly values?: Partial<PieceValues> };
  /** Where the league's own sheet covers an ending, besides the rulebook: `{ stalemate: "Rule 3.VII" }`. */
  readonly cites?: Partial<Readonly<Record<VerdictEnding, string>>>;
}

/** FIDE article ("5.2.1"), US Chess rule ("14E2"), or the league's own name for its rule. */
export interface RuleCited {
  readonly book: "FIDE" | "US Chess" | "league";
  readonly rule: string;
}

interface Reasoned {
  /** First the rule that decides, then others that say the same. Never empty. */
  readonly rules: readonly RuleCited[];
  /** In plain English, for both players to read. */
  readonly sentence: string;
}

/**
 * `decided`: the game is over. `refused`: the claim is wrong, and the game continues. `open`: the rule leaves it to a
 * person, or the search couldn't tell whether mate was still possible.
 */
export type Verdict =
  | (Reasoned & {
      readonly kind: "decided";
      readonly outcome: Outcome;
      readonly ending: VerdictEnding;
      /** If captured pieces decided. */
      readonly points?: CapturedPoints;
    })
  | (Reasoned & { readonly kind: "refused" })
  | (Reasoned & { readonly kind: "open" });

/** The article or rule of the governing rulebook for each ending. Only the league has the last two. */
export const BOOK_RULES: Readonly<Record<VerdictEnding, readonly RuleCited[]>> = {
  checkmate: [fide("5.1.1"), usChess("13A")],
  stalemate: [fide("5.2.1"), usChess("14A")],
  "dead-position": [fide("5.2.2"), usChess("14D")],
  fivefold: [fide("9.6.1")],
  "seventy-five": [fide("9.6.2")],
  threefold: [fide("9.2"), usChess("14C")],
  "fifty-move": [fide("9.3"), usChess("14F")],
  resignation: [fide("5.1.2"), usChess("13B")],
  agreement: [fide("5.2.3"), usChess("14B")],
  flag: [fide("6.9"), usChess("13C")],
  "illegal-move": [fide("7.5.5"), usChess("11D")],
  "move-time": [],
  "match-time": [],
};

export function fide(rule: string): RuleCited {
  return { book: "FIDE", rule };
}

export function usChess(rule: string): RuleCited {
  return { book: "US Chess", rule };
}

/** The rulebook that applies first, then the other, then the league's sheet. */
export function citeRules(ending: VerdictEnding, { book, cites }: GameRules): readonly RuleCited[] {
  const rules = BOOK_RULES[ending];
  const own = cites?.[ending];
  return [
    ...(book === "us-chess" ? [...rules].reverse() : rules),
    ...(own === undefined ? [] : [{ book: "league", rule: own } as const]),
  ];
}
