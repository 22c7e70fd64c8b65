import type { Color } from "chess-core";

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
