import type { RulePack } from "@/lib/season/input/rule-pack";
import { time } from "@/lib/shared/dates";
import { addMinutes, type Instant, minutesBetween, type Zone } from "@/lib/shared/instant";
import { plural } from "@/lib/shared/text";
import { SIDES } from "../rules/sides";
import type { Arrival, MatchState } from "../rules/state";

/** Who checked in for the agreed time, for the person who rules on a no-show. */
export type ArrivalWords = {
  /** "Set for 4:00 pm, with a grace period of 15 minutes until 4:15 pm." */
  readonly term: string;
  readonly players: readonly { readonly name: string; readonly came: boolean; readonly words: string }[];
};

/** Nothing if no one checked in and no one claims a no-show, and without an agreed time. */
export function arrivalWords(
  { scheduledAt, arrivals, noShow }: Pick<MatchState, "scheduledAt" | "arrivals" | "noShow">,
  names: { readonly home: string; readonly away: string },
  { forfeits: { noShowGraceMinutes: grace } }: Pick<RulePack, "forfeits">,
  zone: Zone,
): ArrivalWords | null {
  if (!scheduledAt || !(arrivals.home || arrivals.away || noShow)) return null;
  const set = time(scheduledAt, zone);
  const term =
    grace === 0
      ? `Set for ${set}, with no grace period.`
      : `Set for ${set}, with a grace period of ${plural(grace, "minute")} until ${time(addMinutes(scheduledAt, grace), zone)}.`;
  return {
    term,
    players: SIDES.map((side) => ({
      name: names[side],
      came: arrivals[side] !== null,
      words: cameWords(arrivals[side], scheduledAt, grace, zone),
    })),
  };
}

function cameWords(arrival: Arrival | null, scheduledAt: Instant, grace: number, zone: Zone): string {
  if (!arrival) return "didn’t check in.";
  const how = arrival.table === null ? "with the button" : `with the code on ${arrival.table}`;
  return `checked in at ${time(arrival.at, zone)}, ${whenWords(arrival.at, scheduledAt, grace)}, ${how}.`;
}

function whenWords(at: Instant, scheduledAt: Instant, grace: number): string {
  const late = Math.floor(minutesBetween(scheduledAt, at));
  if (late === 0) return "on time";
  if (late < 0) return `${plural(-late, "minute")} early`;
  return `${plural(late, "minute")} late, ${at < addMinutes(scheduledAt, grace) ? "within" : "after"} the grace period`;
}
