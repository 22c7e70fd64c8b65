import { isOver, type SeasonStatusName } from "@/lib/season/rules/steps";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type AgeRefusal, type AgeRule, checkAge, type Grade } from "./age-limit";
import type { LateRefusal } from "./late-entry";
import { type EntryStatusName, hasLeft } from "./register";

export type MoveRefusal =
  | "changed"
  | "division-removed"
  | "has-left"
  | "same-division"
  | "has-matches"
  | "already-there"
  | "left-there"
  | "waitlist-only"
  | AgeRefusal
  | LateRefusal;

/** A player and the division they'd move to. */
export type MoveFacts = {
  readonly season: { readonly status: SeasonStatusName };
  /** The player's status, and whether they have matches in the division they're in. */
  readonly entry: { readonly status: EntryStatusName; readonly hasMatches: boolean };
  readonly from: { readonly isPublished: boolean };
  readonly isSameDivision: boolean;
  readonly to: Grade & {
    readonly isPublished: boolean;
    readonly hasFreeSpot: boolean;
    /** Why no one can join its published schedule; null if someone can, or if it isn't published. */
    readonly lateRefusal: LateRefusal | null;
    /** Their earlier entry there; null if they have none. */
    readonly before: { readonly status: EntryStatusName; readonly hasMatches: boolean } | null;
  };
  /** The director accepts that they'd only be on its waitlist. */
  readonly waits: boolean;
  readonly bornOn: string | null;
  readonly age: AgeRule;
};

/**
 * Can a player move to another division, and do they play or wait there? Until their division is paired, they can move
 * freely. Someone in a schedule has to leave, because their opponents count on them. A division that's paired only takes
 * them onto its waitlist, and only if the director has an open spot to give. No one gets onto a waitlist, and loses their
 * spot, unless the director says so.
 */
export function decideMove(facts: MoveFacts): Answer<"active" | "waitlisted", MoveRefusal> {
  const { season, entry, from, to, bornOn, age } = facts;
  if (isOver(season.status)) return refuse("season-over");
  if (hasLeft(entry.status)) return refuse("has-left");
  if (facts.isSameDivision) return refuse("same-division");
  if (isInSchedule(entry, from)) return refuse("has-matches");
  if (to.before && !hasLeft(to.before.status)) return refuse("already-there");
  if (to.before?.hasMatches) return refuse("left-there");
  const eligible = checkAge(to, bornOn, age);
  if (!eligible.ok) return eligible;
  if (to.lateRefusal !== null) return refuse(to.lateRefusal);
  if (!to.isPublished && to.hasFreeSpot) return accept("active");
  return facts.waits ? accept("waitlisted") : refuse("waitlist-only");
}

/**
 * Whether a published schedule counts on the player. With a bye in a bracket they have no match yet, but a later round
 * pairs them.
 */
export function isInSchedule(
  { status, hasMatches }: MoveFacts["entry"],
  { isPublished }: MoveFacts["from"],
): boolean {
  return hasMatches || (isPublished && status === "active");
}
