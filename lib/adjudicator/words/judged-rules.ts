import type { RulePack } from "@/lib/season/input/rule-pack";
import type { RulesOfGames } from "@/lib/season/rules/game-rules";
import { type LeagueRuleName, leagueRule } from "@/lib/season/words/league-rule";
import { knockoutOf } from "@/lib/stages/stages-of";
import type { CitedRule } from "./verdict-rules";

/** What a verdict depends on in the rules of a league: plain data, so a page needs no rule sheet to judge by it. */
export type JudgedRules = RulesOfGames & {
  /** What equal points mean for the match when its time is up; empty if nothing follows. */
  readonly ifTied: string;
  readonly cited: Readonly<Record<LeagueRuleName, CitedRule>>;
};

export function judgedRules(rules: RulePack): JudgedRules {
  const cite = (name: LeagueRuleName) => leagueRule(rules, name);
  return {
    authority: rules.authority,
    clock: rules.clock,
    ifTied: whatTiedMeans(rules),
    cited: {
      moveTime: cite("moveTime"),
      timeUp: cite("timeUp"),
      captured: cite("captured"),
      stalemate: cite("stalemate"),
      otherDraws: cite("otherDraws"),
      illegalMove: cite("illegalMove"),
    },
  };
}

function whatTiedMeans(rules: RulePack): string {
  const tied = knockoutOf(rules)?.levelMatch;
  if (!tied) return "";
  const then = tied === "one-more-game" ? "one more game is played" : "the director decides";
  return ` A knockout needs a winner, so there ${then}.`;
}
