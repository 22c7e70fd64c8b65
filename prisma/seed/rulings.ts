import type { DirectorCommand } from "@/lib/match/rules/commands";
import type { ShownMatch } from "@/lib/match/store/match-record";

/**
 * How the director rules on a match that needs a ruling. Null if it doesn't. If it's contested or unanswered, the
 * reporter's version stands. A tied match that can't be a draw goes to home. Otherwise, the player who made an
 * effort wins.
 */
export function rulingOn({ state, rules }: ShownMatch): DirectorCommand | null {
  if (state.status !== "with-director") return null;
  const { report, noShow, contacts } = state;
  const reason = report
    ? "The report fits the moves that were written down; nothing else does."
    : "Repeated efforts are in the log, and nobody answered.";
  const rule = report ? "3.IV" : "1.I.d";
  const isTied = report?.outcome.home === "draw";
  if (isTied && rules.match.levelMatch !== "draw") {
    return {
      type: "rule",
      result: "home",
      score: null,
      reason: "Someone has to advance, so the lot decided.",
      rule,
    };
  }
  const reported = isTied ? "draw" : report?.outcome.home === "win" ? "home" : "away";
  const result = report ? reported : (noShow?.by ?? contacts[0]?.by ?? "home");
  return { type: "rule", result, score: report?.outcome.score ?? null, reason, rule };
}
