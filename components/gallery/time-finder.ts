import type { FreeHours } from "@/lib/venue/rules/free-hours";
import { findTimes } from "@/lib/venue/rules/time-finder";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A week in which both players are free in the afternoon, at a place that books its tables. */
export const TIME_FINDER = findTimes(
  {
    zone: "America/Chicago",
    now: "2026-11-16T18:00:00.000Z",
    latest: "2026-11-23T03:59:00.000Z",
    minutes: 120,
    stock: {
      hours: {
        weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" })),
        exceptions: [],
      },
      tables: [[], []],
      boards: null,
    },
    players: [
      { free: freeEveryDay(15, 16, 17, 18), booked: [] },
      { free: freeEveryDay(16, 17, 20), booked: [] },
    ],
  },
  "home",
  6,
);

function freeEveryDay(...hours: number[]): FreeHours {
  return { weekly: new Map(EVERY_DAY.map((weekday) => [weekday, new Set(hours)])), days: new Map() };
}
