import type { RulePack } from "@/lib/season/input/rule-pack";
import { addLocalDays } from "@/lib/shared/wall-clock";
import type { PlayerCommand } from "./commands";
import { isClosed, lastNotice } from "./deadline-rules";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import { wonBy } from "./outcome";
import { otherSide, type Side } from "./sides";
import { isToPlay, type MatchState } from "./state";

/**
 * Gives notice that a player can't play. It's a default, which is milder than not showing up (a forfeit), or, in some
 * rule packs, it moves the deadline. The rule pack says whether notice is accepted and how many times a year. It can't
 * move a match whose time and place the league set.
 */
export function giveNotice(
  state: MatchState,
  { reason }: Extract<PlayerCommand, { type: "give-notice" }>,
  by: Side,
  { now, rules, zone, noticesGiven = 0 }: MatchContext,
): Decision {
  if (!isToPlay(state.status)) return refused("wrong-stage");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (isTimeFixed(state, rules)) return refused("time-fixed");
  const latest = lastNotice(state, rules);
  if (latest === null) return refused("no-notice");
  if (now > latest) return refused("too-late-for-notice");
  if (noticesGiven >= rules.forfeits.noticesPerYear) return refused("notices-used-up");

  const isDefault = rules.forfeits.noticeMeans === "default";
  return happens({
    type: "NoticeGiven",
    by,
    outcome: isDefault ? wonBy(otherSide(by), "default", null) : null,
    deadlineAt: isDefault ? null : addLocalDays(state.deadlineAt, rules.schedule.daysPerRound, zone),
    ...(reason ? { reason } : {}),
  });
}

/** Would notice move a match that only the director can move? */
export function isTimeFixed(
  { fixedPlace }: Pick<MatchState, "fixedPlace">,
  { forfeits }: Pick<RulePack, "forfeits">,
): boolean {
  return fixedPlace !== null && forfeits.noticeMeans === "more-days";
}
