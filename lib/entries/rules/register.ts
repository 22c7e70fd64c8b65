import { isInPlay, type SeasonStatusName } from "@/lib/season/rules/steps";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { type AgeRule, checkEligibility, type Grade } from "./eligibility";
import type { EntryRefusal } from "./refusals";

/** A division as far as it decides who gets in, and what somebody says who wants to. */
export type Registration = {
  readonly season: { readonly status: SeasonStatusName };
  /** Has it been paired? */
  readonly isPublished: boolean;
  /** A published round robin has a free place that the director can give. */
  readonly hasLateSpot: boolean;
  /** A place is free and nobody is in line for it. */
  readonly hasFreeSpot: boolean;
  readonly rulePackId: string;
  readonly grade: Grade;
  readonly age: AgeRule;
  /** The player's entry so far; null where they have none. */
  readonly before: { readonly status: EntryStatusName; readonly hasMatches: boolean } | null;
  readonly said: {
    readonly acceptedRulePackId: string;
    readonly bornOn: string | null;
    readonly waits: boolean;
  };
};

export type EntryStatusName = "pending" | "active" | "waitlisted" | "withdrawn" | "removed";

/**
 * May somebody register, and do they play or wait? While registration is open; after the pairings only to wait for the
 * free place of a round robin. Whoever withdrew before the pairings may come back.
 */
export function decideRegistration(
  facts: Registration,
): Answer<{ readonly status: "active" | "waitlisted" }, EntryRefusal> {
  const { isPublished, before, said } = facts;
  if (!isOpen(facts)) return refuse("registration-closed");
  if (facts.rulePackId !== said.acceptedRulePackId) return refuse("rules-changed");
  if (before && before.status !== "withdrawn") return refuse("already-registered");
  if (before?.hasMatches) return refuse("has-left");
  const eligible = checkEligibility(facts.grade, said.bornOn, facts.age);
  if (!eligible.ok) return eligible;
  const hasSpot = !isPublished && facts.hasFreeSpot;
  if (!hasSpot && !said.waits) return refuse(isPublished ? "already-paired" : "division-full");
  return accept({ status: hasSpot ? "active" : "waitlisted" });
}

function isOpen({ season, isPublished, hasLateSpot }: Registration): boolean {
  return isPublished ? isInPlay(season.status) && hasLateSpot : season.status === "registration";
}

/**
 * Why somebody can't take their registration back; null when they can. Off the waiting list at any time, out of the
 * division until it's paired; after that only the director lets them go.
 */
export function refuseWithdrawal(
  { season, isPublished }: Pick<Registration, "season" | "isPublished">,
  status: EntryStatusName | null,
): EntryRefusal | null {
  const isBeforeStart = season.status === "registration" && !isPublished;
  if (!isBeforeStart && status !== "waitlisted") return "registration-closed";
  return status === null || hasLeft(status) ? "not-registered" : null;
}

/** Has a player left a division, by themselves or by the director? */
export function hasLeft(status: EntryStatusName): boolean {
  return status === "withdrawn" || status === "removed";
}
