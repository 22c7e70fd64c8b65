import type { Answer } from "@/lib/shared/answer";

/** Which ratings a game counts for: regular, both regular and quick ("dual"), or quick. */
export type RatingSystem = "R" | "D" | "Q";

export const TIME_CONTROL_REFUSALS = ["unreadable", "blitz"] as const;
export type TimeControlRefusal = (typeof TIME_CONTROL_REFUSALS)[number];

/** A time control as US Chess writes it: "G/60;d5", "G/90;+30", "40/90,SD/30;d10". */
const WRITTEN = /^(?:G\/\d{1,3}|(?:\d{1,3}\/\d{1,3},)+SD\/\d{1,3});(?:d|\+)\d{1,3}$/;

/**
 * By the total of a player's minutes and the seconds of delay or increment (US Chess, rule 5C): regular above 65, both
 * from 30 to 65, quick from 11 to 29. The files have no code for blitz.
 */
export function ratingSystem(timeControl: string): Answer<RatingSystem, TimeControlRefusal> {
  if (!WRITTEN.test(timeControl)) return { ok: false, refusal: "unreadable" };
  const [, ...minutes] = timeControl.split("/").map(Number.parseFloat);
  const delay = Number(/\d+$/.exec(timeControl)?.[0]);
  const total = minutes.reduce((sum, each) => sum + each, delay);
  if (total > 65) return { ok: true, value: "R" };
  if (total >= 30) return { ok: true, value: "D" };
  return total > 10 ? { ok: true, value: "Q" } : { ok: false, refusal: "blitz" };
}
