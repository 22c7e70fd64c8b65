import type { RulePack } from "@/lib/schemas/rule-pack";
import { addHours, type Instant } from "../instant";
import type { MatchState } from "./state";

/** The last instant at which a report is taken: the deadline and the rule pack's grace. */
export function closesAt(state: Pick<MatchState, "deadlineAt">, rules: RulePack): Instant {
  return addHours(state.deadlineAt, rules.reporting.graceHours);
}

/**
 * Is the match over by the clock, whether or not the clock has come round to say so? A player who is late by a
 * second is as late as one whom the sweep met first.
 */
export function isClosed(state: Pick<MatchState, "deadlineAt">, now: Instant, rules: RulePack): boolean {
  return now >= closesAt(state, rules);
}
