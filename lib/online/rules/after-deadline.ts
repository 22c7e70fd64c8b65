import { closesAt } from "@/lib/match/rules/deadline-rules";
import type { MatchState } from "@/lib/match/rules/state";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";

/** Chess.com's archive can be twelve hours late, and the league looks once an hour. */
const LATE_HOURS = 13;

/**
 * A double forfeit at the deadline whose games may still appear at the site: they were played in time, and no one reported them. Once
 * one is found, the director is told and decides; the league changes nothing by itself.
 */
export function isFoundLate(
  state: Pick<MatchState, "status" | "deadlineAt" | "outcome" | "ruling">,
  rules: RulePack,
  now: Instant,
): boolean {
  return (
    state.status === "final" &&
    state.outcome?.decidedBy === "double-forfeit" &&
    state.ruling === null &&
    now < addHours(closesAt(state, rules), LATE_HOURS)
  );
}
