import { isInPlay, type SeasonStatusName } from "@/lib/season/rules/steps";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type AgeRule, checkAge, type Grade } from "./age-limit";
import type { EntryRefusal } from "./refusals";

/** A division and a person's answers, as far as they decide who gets in. */
export type Registration = {
  /** A director enters them by hand. */
  readonly isByDirector: boolean;
  readonly season: { readonly status: SeasonStatusName };
  /** The last day to register is over. */
  readonly isPastLastDay: boolean;
  /** Has it been paired? */
  readonly isPublished: boolean;
  /** A published round robin has an open spot that the director can give. */
  readonly hasLateSpot: boolean;
  /** A spot is open and no one is waiting for it. */
  readonly hasFreeSpot: boolean;
  readonly rulePackId: string;
  readonly grade: Grade;
  readonly age: AgeRule;
  /** The player's entry so far; null if they have none. */
  readonly before: { readonly status: EntryStatusName; readonly hasMatches: boolean } | null;
  readonly said: {
    readonly acceptedRulePackId: string;
    readonly bornOn: string | null;
    readonly waits: boolean;
  };
};

export type EntryStatusName = "pending" | "active" | "waitlisted" | "withdrawn" | "removed";

/** Those who play or wait to: they haven't left, and no one has turned them down. */
export const IN_SEASON: readonly EntryStatusName[] = ["pending", "active", "waitlisted"];

/** Those who play, so they owe the season's fee. */
export const OWING: readonly EntryStatusName[] = ["pending", "active"];

/**
 * Can a person register, and do they play or wait? They can register while registration is open, until the end of its
 * last day if it has one. After the pairings they can only wait for the open spot of a round robin. Players who left
 * before the pairings can come back; if they were removed, only a director can add them again.
 */
export function decideRegistration(
  facts: Registration,
): Answer<{ readonly status: "active" | "waitlisted" }, EntryRefusal> {
  const { isPublished, before, said } = facts;
  if (!isOpen(facts)) return refuse("registration-closed");
  if (!isPublished && facts.isPastLastDay) return refuse("last-day-over");
  if (facts.rulePackId !== said.acceptedRulePackId) return refuse("rules-changed");
  const refusal = before && refuseReturn(before, facts.isByDirector);
  if (refusal) return refuse(refusal);
  const eligible = checkAge(facts.grade, said.bornOn, facts.age);
  if (!eligible.ok) return eligible;
  const hasSpot = !isPublished && facts.hasFreeSpot;
  if (!hasSpot && !said.waits) return refuse(isPublished ? "already-paired" : "division-full");
  return accept({ status: hasSpot ? "active" : "waitlisted" });
}

function refuseReturn(
  { status, hasMatches }: NonNullable<Registration["before"]>,
  isByDirector: boolean,
): EntryRefusal | null {
  if (!hasLeft(status)) return "already-registered";
  if (hasMatches) return "has-left";
  return status === "removed" && !isByDirector ? "was-removed" : null;
}

function isOpen({ season, isPublished, hasLateSpot }: Registration): boolean {
  return isPublished ? isInPlay(season.status) && hasLateSpot : season.status === "registration";
}

/**
 * Why a person can't withdraw their registration; null when they can. They can leave the waitlist until the season is
 * archived, and the division while registration is open, until it's paired. After that they can ask the director to let
 * them go.
 */
export function refuseWithdrawal(
  { season, isPublished }: Pick<Registration, "season" | "isPublished">,
  status: EntryStatusName | null,
): EntryRefusal | null {
  if (status === null || hasLeft(status)) return "not-registered";
  const isBeforeStart = season.status === "registration" && !isPublished;
  const isWaiting = status === "waitlisted" && season.status !== "archived";
  return isBeforeStart || isWaiting ? null : "registration-closed";
}

/** Has a player left a division, by themselves or by the director? */
export function hasLeft(status: EntryStatusName): boolean {
  return status === "withdrawn" || status === "removed";
}
