import { clockTime } from "@/lib/shared/dates";
import { counted } from "@/lib/shared/text";
import { knockoutOf } from "@/lib/stages/stages-of";
import type { RulePack } from "../../input/rule-pack";
import { duration } from "../rule-words";
import { bookedFor } from "../settings/schedule";
import { sentences, type Texts, type TitlesOf } from "./texts";

/** The titles of this section's rules, in the order of their numbers. New ones go at the end. */
export const ARRANGING = {
  rounds: "Rounds",
  "finding-a-time": "Finding a time",
  offers: "Suggesting times",
  "calling-off": "Canceling",
  final: "The final",
  "match-time": "How long a match takes",
  "no-time-agreed": "If no time is agreed",
} as const satisfies TitlesOf<"arranging">;

export function arrangingClauses(rules: RulePack): Texts<typeof ARRANGING> {
  const { daysPerRound, deadlineTime, cancelCutoffHours, timesPerOffer, hoursToPlay } = rules.schedule;
  const days = daysPerRound === 7 ? "a week" : counted(daysPerRound, "day");
  const latest =
    hoursToPlay === 0
      ? "No suggested time can be after the round closes."
      : `Every suggested time has to be at least ${duration(hoursToPlay)} before the round closes, to leave time to play and report.`;
  return {
    rounds: `A round lasts ${days}. It closes on its last day at ${clockTime(deadlineTime)}, local time. If the published schedule has other dates, those apply.`,
    "finding-a-time": "The two players agree on a time between themselves, before the round closes.",
    offers: `Either player can suggest up to ${counted(timesPerOffer, "time")} to the other. New suggestions replace that player’s earlier ones. ${latest} The match is scheduled once the other player picks a time.`,
    "calling-off":
      cancelCutoffHours === 0
        ? "Either player can cancel an agreed time until it begins. The match still has to be played in its round."
        : `Either player can cancel an agreed time until ${duration(cancelCutoffHours)} before it. The match still has to be played in its round.`,
    final: final(rules),
    "match-time": booked(rules),
    "no-time-agreed": unagreed(rules),
  };
}

function booked(rules: RulePack): string {
  const { minutes: booked, margin } = bookedFor(rules);
  const minutes = duration(booked / 60);
  if (rules.venue.kind === "online") {
    const clear = `No other match of theirs is booked for ${duration(margin / 60)} after it.`;
    return sentences(`An agreed time is booked for ${minutes}, for both players.`, margin > 0 && clear);
  }
  return `An agreed time is booked for ${minutes}, for both players and for a table and a board if the league books them.`;
}

function unagreed({ schedule: { fallback, cancelCutoffHours } }: RulePack): string | null {
  if (fallback === null) return null;
  const day = fallback.weekday === null ? "" : `, on a ${WEEKDAYS[fallback.weekday - 1]}`;
  const cancelable =
    cancelCutoffHours > 0 ? " A time that can still be canceled comes before one that can’t." : "";
  return `If the players haven’t agreed on a time ${duration(fallback.hoursBefore)} before the round closes, the league sets one: the first possible time at ${clockTime(fallback.time)} or later${day}, or, if there is none, the first possible time.${cancelable} It never sets a time that was canceled. If no time is possible, it keeps looking until the round closes. It sets a time only once for each match. Both players are notified, and they can move or cancel it like a time they agreed on.`;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function final(rules: RulePack): string | null {
  const stage = knockoutOf(rules);
  switch (stage?.final) {
    case "session":
      if (stage.thirdPlace)
        return "The final and the match for third place of each division are held during the session: the director, not the players, sets their date, time, and location. If the players of one aren’t known by then, they agree on a time themselves, unless the director sets another.";
      return "The final of each division is held during the session: the director, not the players, sets its date, time, and location. If its players aren’t known by then, they agree on a time themselves, unless the director sets another.";
    case "by-deadline":
      return "The players in a final agree on a time, as in every other match.";
    case undefined:
      return null;
  }
}
