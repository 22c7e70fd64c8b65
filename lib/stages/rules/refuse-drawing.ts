import { isInPlay, type SeasonStatusName } from "@/lib/season/rules/steps";
import { isDayTooFar } from "@/lib/shared/too-far";
import type { ScheduleRefusal } from "./schedule-refusals";

/** What a division is like under its lock, beside what the director's page showed. Days are the league's own. */
type DrawFacts = {
  /** Undefined if the division is gone. */
  readonly status: SeasonStatusName | undefined;
  readonly haveRulesChanged: boolean;
  readonly haveBreaksChanged: boolean;
  readonly isAsSeen: boolean;
  readonly firstDay: string;
  readonly today: string;
  /** How many would play. */
  readonly players: number;
};

/**
 * Why a division isn't published; null if it can be. It's published once, from open registration on.
 *
 * @param facts.undecided how many players the list or a hold keeps out, and the director hasn't decided about
 */
export function refusePublishing(
  facts: DrawFacts & { readonly isPublished: boolean; readonly undecided: number },
): ScheduleRefusal | null {
  if (facts.isPublished) return "already-published";
  const changed = refuseOldPage(facts);
  if (changed) return changed;
  if (facts.players < 2) return "too-few-players";
  if (!isUnderWay(facts)) return "wrong-status";
  return refuseFirstDay(facts.firstDay, facts.today) ?? (facts.undecided > 0 ? "not-eligible" : null);
}

/**
 * Why a playoff isn't drawn; null if it can be. It's drawn once, after every match before it is decided and no correction waits.
 *
 * @param facts.players how many qualify
 */
export function refusePlayoff(
  facts: DrawFacts & { readonly hasPlayoff: boolean; readonly isDrawn: boolean; readonly isSettled: boolean },
): ScheduleRefusal | null {
  if (!facts.hasPlayoff) return "no-playoff";
  if (!isUnderWay(facts)) return "wrong-status";
  if (facts.isDrawn) return "already-drawn";
  const changed = refuseOldPage(facts);
  if (changed) return changed;
  if (!facts.isSettled) return "not-settled";
  return refuseFirstDay(facts.firstDay, facts.today) ?? (facts.players < 2 ? "too-few-players" : null);
}

function refuseOldPage(facts: DrawFacts): ScheduleRefusal | null {
  if (facts.haveRulesChanged) return "rules-changed";
  return facts.haveBreaksChanged || !facts.isAsSeen ? "changed" : null;
}

function isUnderWay({ status }: DrawFacts): boolean {
  return status !== undefined && isInPlay(status);
}

/** Why a schedule can't begin on a day; null if it can. What's published can't be withdrawn. */
export function refuseFirstDay(firstDay: string, today: string): "starts-in-past" | "starts-too-late" | null {
  if (firstDay < today) return "starts-in-past";
  return isDayTooFar(firstDay, today) ? "starts-too-late" : null;
}
