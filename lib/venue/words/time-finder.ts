import { plural } from "@/lib/shared/text";
import type { FoundTime } from "../rules/find-times";
import type { TimeCell, TimeFinder } from "../rules/time-finder";

/** What a cell of the time grid says to a screen reader. */
export function cellWords(kind: Exclude<TimeCell["kind"], "possible">, them: string): string {
  return {
    "only-you": "only you",
    "only-them": `only ${them}`,
    neither: "neither",
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
export function possibleWords({ painted, isBooked }: TimeFinder, them: string): string {
  const who =
    painted.you && painted.them
      ? "Both free"
      : painted.you
        ? "You’re free"
        : painted.them
          ? `${them} is free`
          : "Open";
  return isBooked ? `${who}, boards left` : who;
}

/** Whose availability is unknown, and what that means; null if both have entered it. */
export function unpaintedWords({ painted }: TimeFinder, them: string): string | null {
  if (painted.you && painted.them) return null;
  if (painted.you)
    return `${them} hasn’t set their availability yet, so these are the hours when you’re free.`;
  if (painted.them)
    return `You haven’t set your availability yet, so these are the hours when ${them} is free.`;
  return `Neither you nor ${them} has set their availability yet. These are hours when a match can be played.`;
}
