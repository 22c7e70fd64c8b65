import { isDecided, isToPlay, type MatchStatus } from "@/lib/match/rules/state";
import type { Instant } from "@/lib/shared/instant";
import { formatOf } from "../formats";
import { areAllDecided } from "./is-settled";
import { datedRounds, roundBefore, type StagedRound } from "./rounds-of-stage";

type RoundToReport = StagedRound & { readonly matches: readonly { readonly status: MatchStatus }[] };

/**
 * Is a match of this round left to report, or still to come about? A match of a bracket comes about once the round before
 * has decided both of its players, so a round can be paired in part. Once every match is decided, none comes about.
 *
 * @param rounds all rounds of the division
 */
export function isLeftToReport(round: RoundToReport, rounds: readonly RoundToReport[]): boolean {
  const { matches, stage } = round;
  if (matches.length === 0) return !areAllDecided(rounds);
  if (matches.some(({ status }) => isToPlay(status))) return true;
  if (formatOf(stage).after === null) return false;
  return roundBefore(round, rounds)?.matches.some(({ status }) => !isDecided(status)) ?? false;
}

/**
 * Is every match of this round final or void, with none still to come about?
 *
 * @param rounds all rounds of the division
 */
export function isRoundDecided(round: RoundToReport, rounds: readonly RoundToReport[]): boolean {
  return areAllDecided([round]) && !isLeftToReport(round, rounds);
}

/**
 * The round of a division that pages name: the first open one with a match left to report. If there's none, the next to
 * open with one, or else the first that's still open. Undefined if none of them is open and nothing is left to report.
 */
export function roundToName<
  R extends RoundToReport & { readonly opensAt: Instant; readonly deadlineAt: Instant },
>(rounds: readonly R[], now: Instant): R | undefined {
  const left = datedRounds(rounds, now).filter(({ deadlineAt }) => deadlineAt > now);
  const open = left.filter(({ opensAt }) => opensAt <= now);
  const ahead = left.filter(({ opensAt }) => opensAt > now);
  return [...open, ...ahead].find((round) => isLeftToReport(round, rounds)) ?? open[0];
}
