import { addMinutes, type Instant } from "@/lib/shared/instant";
import type { PlayerCommand } from "./commands";
import { isClosed } from "./deadline-rules";
import { type Decision, happens, type MatchContext, refused } from "./decision";
import type { Side } from "./sides";
import type { MatchState } from "./state";

/** How long before the agreed time a player can check in. */
const MINUTES_EARLY = 30;

/** From when a player can check in for an agreed time. */
export function checkInOpens(scheduledAt: Instant): Instant {
  return addMinutes(scheduledAt, -MINUTES_EARLY);
}

/** The latest start of a match that a player can check in for now. */
export function checkInUntil(now: Instant): Instant {
  return addMinutes(now, MINUTES_EARLY);
}

/**
 * Checks a player in for the agreed time. It's evidence in a no-show claim and decides nothing. Checking in again is
 * refused, and the page answers it like the first time.
 */
export function arrive(
  state: MatchState,
  { table }: Extract<PlayerCommand, { type: "arrive" }>,
  by: Side,
  { now, rules }: MatchContext,
): Decision {
  if (state.status === "open") return refused("no-time-to-arrive");
  if (state.status !== "scheduled" || !state.scheduledAt) return refused("arrived-after-report");
  if (isClosed(state, now, rules)) return refused("deadline-passed");
  if (now < checkInOpens(state.scheduledAt)) return refused("too-early-to-arrive");
  if (state.arrivals[by]) return refused("already-arrived");

  return happens({ type: "Arrived", by, arrivedAt: now, ...(table === null ? {} : { table }) });
}
