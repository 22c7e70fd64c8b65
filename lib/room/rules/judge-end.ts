import { adjudicate, type Game, type How, type Verdict } from "chess-core";
import { type Ending, endingKind } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { gameRulesOf } from "@/lib/season/rules/game-rules";
import type { Instant } from "@/lib/shared/instant";
import { type GameDecision, happens, refused } from "./decision";

/** A command waits for the answer, so it looks for a mate only so far, in positions. */
export const SEARCH = { budget: 1_000 };

type EndedBy = { readonly by: Side | null; readonly at: Instant; readonly rules: RulePack };

/**
 * How a game ends, as chess-core judges it. Refusal: `claim-fails` with the reason. Where the rules leave room, the
 * director decides.
 */
export function judgeEnd(game: Game, how: How, { by, at, rules }: EndedBy): GameDecision {
  const verdict = adjudicate(game, how, gameRulesOf(rules), SEARCH);
  if (verdict.kind === "refused") return refused("claim-fails", verdict.sentence);
  const end = { type: "Ended", by, at, why: verdict.sentence } as const;
  if (verdict.kind === "open") return happens({ ...end, outcome: null, ending: "unstated" });
  return happens({ ...end, outcome: verdict.outcome, ending: endingOf(verdict) });
}

/** The ending as the league names it. A draw after a resignation (FIDE 5.1.2) is one that nobody could win. */
function endingOf({ ending, outcome }: Extract<Verdict, { kind: "decided" }>): Ending {
  if (ending === "fivefold") return "threefold";
  if (ending === "seventy-five") return "fifty-move";
  return outcome === "draw" && endingKind(ending) === "win" ? "agreement" : ending;
}
