import { duration } from "@/lib/season/rules/rule-words";
import { plural } from "@/lib/shared/text";
import type { FoundTime } from "../rules/find-times";
import type { TimeCell } from "../rules/time-cells";
import type { TimeFinder } from "../rules/time-finder";
import type { NoTimeReason } from "../rules/why-no-time";

/** What a cell of the time grid says to a screen reader. */
export function cellWords(kind: Exclude<TimeCell["kind"], "possible">, them: string): string {
  return {
    "only-you": "only you",
    "only-you-short": "only you, too short for a match",
    "only-them": `only ${them}`,
    neither: "neither",
    short: "too short for a match",
    full: "no board left",
    closed: "closed",
    out: "not available",
  }[kind];
}

/** "8 boards left"; null if nothing is booked. */
export function boardsWords(boardsLeft: FoundTime["boardsLeft"]): string | null {
  return boardsLeft === null ? null : `${plural(boardsLeft, "board")} left`;
}

/** What a selectable hour means, by who has entered their availability: "Both free, boards left". */
export function possibleWords({ hasAvailability, isBooked }: TimeFinder, them: string): string {
  const who =
    hasAvailability.you && hasAvailability.them
      ? "Both free"
      : hasAvailability.you
        ? "You’re free"
        : hasAvailability.them
          ? `${them} is free`
          : isBooked
            ? "Open"
            : "Possible";
  return isBooked ? `${who}, boards left` : who;
}

/** Whose availability is unknown, and what that means; null if both have entered it. */
export function noAvailabilityWords({ hasAvailability }: TimeFinder, them: string): string | null {
  if (hasAvailability.you && hasAvailability.them) return null;
  if (hasAvailability.you)
    return `${them} hasn’t set their availability yet, so these are the hours when you’re free.`;
  if (hasAvailability.them)
    return `You haven’t set your availability yet, so these are the hours when ${them} is free.`;
  return `Neither you nor ${them} has set their availability yet. These are hours when a match can be played.`;
}

/** Why no match can begin at an hour, after the hour: "only Theo is free". */
export function reasonWords(
  reason: NoTimeReason,
  { hasAvailability, minutes }: Pick<TimeFinder, "hasAvailability" | "minutes">,
  them: string,
): string {
  switch (reason) {
    case "only-you":
      return "only you are free";
    case "only-you-short":
      return "only you are free, and not long enough";
    case "only-them":
      return `only ${them} is free`;
    case "neither":
      if (hasAvailability.you && hasAvailability.them) return "neither of you is free";
      return hasAvailability.you
        ? "you aren’t free"
        : hasAvailability.them
          ? `${them} isn’t free`
          : "one of you isn’t free";
    case "short":
      return `too short, because a match is booked for ${duration(minutes / 60)}`;
    case "full":
      return "no table or board is left";
    case "closed":
      return "closed, or closing before the match would be over";
  }
}

/** What would help if no time is possible. */
export function whatHelps({ why, alone, minutes }: TimeFinder, them: string): readonly string[] {
  const reasons = new Set(why.flatMap(({ stretches }) => stretches.map(({ reason }) => reason)));
  return [
    (reasons.has("short") || reasons.has("only-you-short")) &&
      `A match is booked for ${duration(minutes / 60)}. Add hours to your availability, so that enough of them are in a row.`,
    reasons.has("only-them") && `${them} is free at hours when you aren’t. Add those that you can make.`,
    alone.length > 0 && `You can suggest hours when only you are free. ${them} may be able to make one.`,
    reasons.has("full") && "Look again later: a canceled match frees its table and board.",
    `Ask ${them} (see “Reach ${them}”), and enter the time under “Another time.”`,
  ].filter((help) => help !== false);
}
