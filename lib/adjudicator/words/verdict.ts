import type { Game, SearchOptions } from "chess-core";
import type { Claimed } from "./claimed";
import type { JudgedRules } from "./judged-rules";
import { boardVerdict } from "./verdict-board";
import { CLAIM_VERDICTS } from "./verdict-claims";
import type { Verdict } from "./verdict-facts";
import { CITED_RULES, US_CHESS_RULES } from "./verdict-rules";

/**
 * What these rules say about a game and the players' claim. What the position ends by itself comes first: checkmate,
 * stalemate and, under FIDE, the draws that need no claim end the game immediately, and nothing said afterward changes
 * that (5.1.1, 5.2, 9.6). `search` limits how long to look for a mate that was still possible.
 */
export function verdictOf(
  game: Game,
  claimed: Claimed,
  rules: JudgedRules,
  search: SearchOptions = {},
): Verdict {
  const ended = boardVerdict(game, rules.authority);
  if (ended === null) return inLeague(CLAIM_VERDICTS[claimed.end](game, claimed.side, rules, search), rules);
  const verdict = inLeague(ended, rules);
  if (claimed.end === "none") return verdict;
  return {
    ...verdict,
    facts: [
      ...verdict.facts,
      { term: "The claim", texts: ["The game was already over, so the claim changes nothing."] },
    ],
  };
}

/** The verdict with its rule in the rulebook of the league, and what a drawn game means there. */
function inLeague(verdict: Verdict, rules: JudgedRules): Verdict {
  const full = withLeague(verdict, rules);
  const own = rules.authority === "us-chess" ? US_CHESS_RULES[full.rule.name] : undefined;
  return own ? { ...full, rule: own } : full;
}

/** What a drawn game means in the league: played again, or half a point each. */
function withLeague(verdict: Verdict, rules: JudgedRules): Verdict {
  if (verdict.outcome !== "draw" || verdict.league || verdict.rule === rules.cited.timeUp) return verdict;
  const name = verdict.rule === CITED_RULES.stalemate ? "stalemate" : "otherDraws";
  return { ...verdict, league: rules.cited[name] };
}
