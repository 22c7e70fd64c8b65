import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import { type EntryStatusName, hasLeft } from "./register";

/** Why a director can't remove or withdraw someone. */
export type LeaveRefusal = "already-left" | "changed" | "own-match" | "season-over";

/**
 * Why a director can't let a player go; null when they can.
 *
 * @param stamps of what it would do now, and of the preview the director read
 */
export function refuseLeaving(facts: {
  readonly entry: EntryStatusName;
  readonly season: SeasonStatusName;
  readonly stamps: { readonly now: string; readonly seen: string };
  readonly isOwnMatch: boolean;
}): LeaveRefusal | null {
  if (hasLeft(facts.entry)) return "already-left";
  if (isOver(facts.season)) return "season-over";
  if (facts.stamps.now !== facts.stamps.seen) return "changed";
  return facts.isOwnMatch ? "own-match" : null;
}
