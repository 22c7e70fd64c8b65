import type { Availability } from "@/lib/venue/rules/availability";
import { findTimes } from "@/lib/venue/rules/time-finder";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A week in which both players are free in the afternoon, at a place that books its tables. */
export const TIME_FINDER = finderFor([15, 16, 17, 18], [16, 17, 20]);

/** A week in which neither is free when the other is, or not for long enough. */
export const NO_TIME = finderFor([10, 11, 17], [17, 19, 20]);

function finderFor(home: readonly number[], away: readonly number[]) {
  const question = {
    zone: "America/Chicago",
    now: "2026-11-16T18:00:00.000Z",
    latest: "2026-11-23T03:59:00.000Z",
    minutes: 120,
    margin: 0,
    stock: {
      hours: {
        weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" })),
        exceptions: [],
      },
      tables: [[], []],
      boards: null,
    },
    players: [
      { free: freeEveryDay(...home), booked: [] },
      { free: freeEveryDay(...away), booked: [] },
    ],
  };
  return findTimes(question, "home", 6);
}

function freeEveryDay(...hours: number[]): Availability {
  return { weekly: new Map(EVERY_DAY.map((weekday) => [weekday, new Set(hours)])), days: new Map() };
}
