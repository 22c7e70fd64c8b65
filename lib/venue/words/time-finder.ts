import type { FoundTime } from "../rules/find-times";
import type { TimeCell, TimeFinder } from "../rules/time-finder";

/** What a cell of the finder's grid says to somebody who does not see it. */
export function cellWords(kind: Exclude<TimeCell["kind"], "possible">, them: string): string {
  return {
    "only-you": "only you",
    "only-them": `only ${them}`,
    neither: "neither",
    full: "no board left",
    closed: "closed",
    out: "not offered",
  }[kind];
}

/** "8 boards left"; null where nothing is booked. */
export function boardsWords(boardsLeft: FoundTime["boardsLeft"]): string | null {
  return boardsLeft === null ? null : `${boardsLeft} ${boardsLeft === 1 ? "board" : "boards"} left`;
}

/** What an hour that can be picked means, by who has said when they are free: "Both free, boards left". */
export function possibleWords({ painted, isBooked }: TimeFinder, them: string): string {
  const who =
    painted.you && painted.them
      ? "Both free"
      : painted.you
        ? "You are free"
        : painted.them
          ? `${them} is free`
          : "Open";
  return isBooked ? `${who}, boards left` : who;
}

/** Whose free hours are not known, and what that means; null where both have painted theirs. */
export function unpaintedWords({ painted }: TimeFinder, them: string): string | null {
  if (painted.you && painted.them) return null;
  if (painted.you) return `${them} has not painted free hours yet, so these are yours.`;
  if (painted.them) return `You have not painted your free hours yet, so these are ${them}’s.`;
  return `Neither you nor ${them} has painted free hours yet. These are hours in which a match can be played.`;
}
