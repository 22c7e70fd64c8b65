import type { CapturedPoints, Color, Game, SearchOptions } from "chess-core";
import type { GameOutcome } from "@/lib/match/rules/games";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { leagueRule } from "@/lib/season/words/league-rule";
import { boardVerdict } from "./verdict-board";
import { CLAIM_VERDICTS } from "./verdict-claims";
import { CITED_RULES, type CitedRule } from "./verdict-rules";

/** What the players claim, besides what the board shows. */
export const CLAIMED_ENDS = [
  "none",
  "resignation",
  "agreement",
  "flag",
  "move-time",
  "hour",
  "threefold",
  "fifty-move",
] as const;
export type ClaimedEnd = (typeof CLAIMED_ENDS)[number];

/** What was claimed, and whose flag, resignation or long move it was; the side doesn't matter for other claims. */
export interface Claimed {
  readonly end: ClaimedEnd;
  readonly side: Color;
}

/** Does the claimed ending name a player? */
export function namesPlayer(end: ClaimedEnd): boolean {
  return end === "resignation" || end === "flag" || end === "move-time";
}

/** A line of the reasons: what it's about, and the fact. */
export interface VerdictFact {
  readonly term: string;
  readonly texts: readonly string[];
}

/** The rules' answer to a dispute, ready to print. */
export interface Verdict {
  /** `over`: the game has ended; `goes-on`: it hasn't; `open`: the rules leave it to the director. */
  readonly kind: "over" | "goes-on" | "open";
  readonly outcome: GameOutcome | null;
  /** "Checkmate: White wins" */
  readonly headline: string;
  /** One or two sentences. */
  readonly why: string;
  readonly rule: CitedRule;
  /** What the league's own rule sheet adds. */
  readonly league?: CitedRule | undefined;
  readonly facts: readonly VerdictFact[];
  /** What each side has captured, when that decides. */
  readonly captured?: CapturedPoints;
}

/**
 * What these rules say about a game and the players' claim. What the position ends by itself comes first: checkmate,
 * stalemate and the draws that need no claim end the game immediately, and nothing said afterward changes that (FIDE
 * 5.1.1, 5.2, 9.6). `search` limits how long to look for a mate that was still possible.
 */
export function verdictOf(
  game: Game,
  claimed: Claimed,
  rules: RulePack,
  search: SearchOptions = {},
): Verdict {
  const ended = boardVerdict(game);
  if (ended === null)
    return withLeague(CLAIM_VERDICTS[claimed.end](game, claimed.side, rules, search), rules);
  const verdict = withLeague(ended, rules);
  if (claimed.end === "none") return verdict;
  return {
    ...verdict,
    facts: [
      ...verdict.facts,
      { term: "The claim", texts: ["The game was already over, so the claim changes nothing."] },
    ],
  };
}

/** What a drawn game means in the league: played again, or half a point each. */
function withLeague(verdict: Verdict, rules: RulePack): Verdict {
  if (verdict.outcome !== "draw" || verdict.league) return verdict;
  const name = verdict.rule === CITED_RULES.stalemate ? "stalemate" : "otherDraws";
  return { ...verdict, league: leagueRule(rules, name) };
}
