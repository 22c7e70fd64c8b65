import { clockTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { knockoutOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
import { duration } from "../rule-words";
import type { Texts } from "./texts";

/** The rules of this section by id, in the order of their numbers. New ones go at the end. */
export const ARRANGING = {
  rounds: "Rounds",
  "finding-a-time": "Finding a time",
  offers: "Offers",
  "calling-off": "Calling off",
  final: "The final",
  "match-time": "How long a match takes",
  "no-time-agreed": "If no time is agreed",
} as const;

export function arrangingClauses(rules: RulePack): Texts<typeof ARRANGING> {
  const { daysPerRound, deadlineTime, cancelCutoffHours, timesPerOffer, hoursToPlay } = rules.schedule;
  const days = daysPerRound === 7 ? "a week" : counted(daysPerRound, "day");
  const latest =
    hoursToPlay === 0
      ? "No offered time lies after the round closes."
      : `No offered time lies later than ${duration(hoursToPlay)} before the round closes, so that there is time to play and to report.`;
  return {
    rounds: `A round lasts ${days}. It closes on its last day at ${clockTime(deadlineTime)}, local time.`,
    "finding-a-time": "The two players agree on a time between themselves, before the round closes.",
    offers: `Either player offers the other up to ${counted(timesPerOffer, "time")} at once. A new offer replaces an older one of the same player. ${latest} The match is arranged once the other accepts a time.`,
    "calling-off":
      cancelCutoffHours === 0
        ? "Either player can call off an agreed time until it begins. The match still has to be played in its round."
        : `Either player can call off an agreed time until ${duration(cancelCutoffHours)} before it. The match still has to be played in its round.`,
    final: final(rules),
    "match-time": booked(rules),
    "no-time-agreed": unagreed(rules),
  };
}

function booked({ schedule, venue }: RulePack): string {
  const minutes = duration(schedule.bookedMinutes / 60);
  return venue.kind === "online"
    ? `An agreed time takes up both players for ${minutes}.`
    : `An agreed time takes up both players for ${minutes}, and a table and a board where the league books them.`;
}

function unagreed({ schedule: { fallback } }: RulePack): string | null {
  if (fallback === null) return null;
  const day = fallback.weekday === null ? "" : `, on a ${WEEKDAYS[fallback.weekday - 1]}`;
  return `If no time is agreed ${duration(fallback.hoursBefore)} before the round closes, the league sets one, once: the first possible time at ${clockTime(fallback.time)} or later${day}; if there is none, the first possible time. Where none is possible, it keeps looking until the round closes. Both players are told. It can be moved and called off like a time they agreed on.`;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function final(rules: RulePack): string | null {
  switch (knockoutOf(rules)?.final) {
    case "session":
      return "The final of each division is held during the session: the director, not the players, sets its date, time and location.";
    case "by-deadline":
      return "The players of a final agree on a time like in every other match.";
    case undefined:
      return null;
  }
}
