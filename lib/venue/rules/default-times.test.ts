import { expect, test } from "vitest";
import { dateIn } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { timeIn } from "@/lib/shared/wall-clock";
import { defaultTimes } from "./default-times";
import type { TimeQuestion } from "./find-times";

const ZONE = "America/Chicago";
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Friday, Nov 20, noon, until Sunday, 9:59 pm; open from ten to ten. */
const question = (taken: TimeQuestion["players"][number]["booked"] = []): TimeQuestion => ({
  zone: ZONE,
  now: "2026-11-20T18:00:00.000Z",
  latest: "2026-11-23T03:59:00.000Z",
  minutes: 120,
  margin: 0,
  stock: {
    hours: {
      weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" })),
      exceptions: [],
    },
    tables: [taken],
    boards: null,
  },
  players: [
    { free: null, booked: [] },
    { free: null, booked: [] },
  ],
});

const first = (
  asked: TimeQuestion,
  weekday: number | null,
  time: string,
  {
    cancelCutoffHours = 0,
    canceled = [],
  }: { cancelCutoffHours?: number; canceled?: readonly Instant[] } = {},
) =>
  defaultTimes(
    asked,
    { fallback: { hoursBefore: 48, weekday, time }, cancelCutoffHours },
    new Set(canceled),
  ).map(({ at }) => `${dateIn(at, ZONE).slice(8)} ${timeIn(at, ZONE)}`)[0];

test("the first possible time at or after that hour, on that day", () => {
  expect(first(question(), 6, "14:00")).toBe("21 14:00");
  expect(first(question(), null, "16:15")).toBe("20 16:30");
});

test("the next one if that hour is taken, and the first possible time if that day has none", () => {
  const saturdayAtTwo = [{ from: "2026-11-21T20:00:00.000Z", until: "2026-11-21T22:00:00.000Z" }];
  expect(first(question(saturdayAtTwo), 6, "14:00")).toBe("21 16:00");
  expect(first(question(), 2, "14:00")).toBe("20 15:00");
  expect(first(question(), 6, "21:00")).toBe("20 15:00");
});

test("none if no time is possible", () => {
  const always = [{ from: "2026-11-01T00:00:00.000Z", until: "2026-12-01T00:00:00.000Z" }];
  expect(first(question(always), null, "14:00")).toBeUndefined();
});

test("not a time that was canceled", () => {
  const canceled = ["2026-11-21T20:00:00.000Z"];
  expect(first(question(), 6, "14:00", { canceled })).toBe("21 14:30");
});

test("a time that can still be canceled before one on the wanted day, and any time if none can be", () => {
  // From Friday noon, Saturday at two is 26 hours away and Sunday at eight is 56.
  expect(first(question(), 6, "14:00", { cancelCutoffHours: 26 })).toBe("21 14:00");
  expect(first(question(), 6, "14:00", { cancelCutoffHours: 36 })).toBe("22 10:00");
  expect(first(question(), 6, "14:00", { cancelCutoffHours: 72 })).toBe("21 14:00");
});
