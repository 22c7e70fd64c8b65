import type { Game, How, Verdict } from "chess-core";
import { type Ending, endingKind } from "@/lib/match/rules/games";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { Instant } from "@/lib/shared/instant";
import { type GameDecision, happens, refused } from "./decision";
import type { Judge } from "./judge";

type EndedBy = {
  readonly by: Side | null;
  readonly at: Instant;
  readonly rules: RulePack;
  readonly judge: Judge | null;
};

/**
 * How a game ends, as the judge says; nothing on a device, which waits for the server. Refusal: `claim-fails` with the reason. Where the rules leave room, the
 * director decides.
 */
export function judgeEnd(game: Game, how: How, { by, at, rules, judge }: EndedBy): GameDecision {
  if (!judge) return happens();
  const verdict = judge(game, how, rules);
  if (verdict.kind === "refused") return refused("claim-fails", verdict.sentence);
  const end = { type: "Ended", by, at, why: verdict.sentence } as const;
  if (verdict.kind === "open") return happens({ ...end, outcome: null, ending: "unstated" });
  return happens({ ...end, outcome: verdict.outcome, ending: endingOf(verdict) });
}

/** The ending as the league names it. A draw after a resignation (FIDE 5.1.2) is one that no one could win. */
export function endingOf({ ending, outcome }: Extract<Verdict, { kind: "decided" }>): Ending {
  if (ending === "fivefold") return "threefold";
  if (ending === "seventy-five") return "fifty-move";
  // The room doesn't ask about illegal moves, because none can be made.
  if (ending === "illegal-move") return "unstated";
  return outcome === "draw" && endingKind(ending) === "win" ? "agreement" : ending;
}
