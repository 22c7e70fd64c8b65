import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateIn } from "@/lib/shared/dates";
import { timeIn } from "@/lib/shared/wall-clock";
import { type Availability, bitsOfHours, hoursOfBits } from "./availability";
import { bestTimes, possibleTimes, type TimeQuestion } from "./find-times";
import type { Span } from "./spans";

const ZONE = "America/Chicago";
const EVERY_DAY = Array.from({ length: 7 }, (_, index) => index + 1);
const OPEN = {
  weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" })),
  exceptions: [],
};
const FRIDAY_NOON = "2026-11-20T18:00:00.000Z";
const MONDAY = "2026-11-23T18:00:00.000Z";

const free = (weekday: number, ...hours: number[]): Availability => ({
  weekly: new Map([[weekday, new Set(hours)]]),
  days: new Map(),
});

const question = (changes: Partial<TimeQuestion> = {}): TimeQuestion => ({
  zone: ZONE,
  now: FRIDAY_NOON,
  latest: MONDAY,
  minutes: 120,
  margin: 0,
  stock: { hours: OPEN, tables: [[], []], boards: [[], []] },
  players: [
    { free: null, booked: [] },
    { free: null, booked: [] },
  ],
  ...changes,
});

const printed = (asked: TimeQuestion) =>
  possibleTimes(asked).map(({ at }) => `${dateIn(at, ZONE).slice(8)} ${timeIn(at, ZONE)}`);

describe("a time is possible", () => {
  test("only when both are free throughout", () => {
    const players = [
      { free: free(6, 14, 15, 16, 17), booked: [] },
      { free: free(6, 15, 16, 17, 18), booked: [] },
    ];
    expect(printed(question({ players }))).toEqual(["21 15:00", "21 15:30", "21 16:00"]);
  });

  test("a player without availability doesn't rule out times, and isn't counted as available", () => {
    const players = [
      { free: free(6, 14, 15), booked: [] },
      { free: null, booked: [] },
    ];
    expect(possibleTimes(question({ players })).map(({ free: count }) => count)).toEqual([1]);
  });

  test("a day of its own goes before the week", () => {
    const days = new Map([["2026-11-21", new Set([20, 21])]]);
    const players = [{ free: { ...free(6, 14, 15), days }, booked: [] }];
    expect(printed(question({ players }))).toEqual(["21 20:00"]);
  });

  test("on any date but a day of its own, if the player hasn't entered a week", () => {
    const only = (...hours: number[]) => ({
      free: { weekly: new Map(), days: new Map([["2026-11-21", new Set(hours)]]) },
      booked: [],
    });
    const times = (...hours: number[]) => printed(question({ players: [only(...hours)], stock: null }));
    expect([...new Set(times().map((time) => time.slice(0, 2)))]).toEqual(["20", "22", "23"]);
    expect(times(22, 23).filter((time) => time.startsWith("21"))).toEqual([
      "21 22:00",
      "21 22:30",
      "21 23:00",
      "21 23:30",
    ]);
  });

  test("only while the venue is open, until the end of the match", () => {
    const times = printed(question({ latest: "2026-11-22T05:00:00.000Z" }));
    expect(times.filter((time) => time.startsWith("20")).at(-1)).toBe("20 20:00");
    expect(times.find((time) => time.startsWith("21"))).toBe("21 10:00");
  });

  test("only while a table and a board are left", () => {
    const evening: Span = { from: "2026-11-21T22:00:00.000Z", until: "2026-11-22T04:00:00.000Z" };
    const stock = { hours: OPEN, tables: [[evening], []], boards: [[evening]] };
    const times = printed(question({ stock }));
    expect(times).toContain("21 14:00");
    expect(times).not.toContain("21 14:30");
    expect(times).not.toContain("21 18:00");
  });

  test("two bookings after each other at one table leave the other table free", () => {
    const after = [
      { from: "2026-11-21T20:00:00.000Z", until: "2026-11-21T22:00:00.000Z" },
      { from: "2026-11-21T22:00:00.000Z", until: "2026-11-22T00:00:00.000Z" },
    ];
    const stock = { hours: OPEN, tables: [after, []], boards: [after, []] };
    expect(printed(question({ stock }))).toContain("21 15:00");
  });

  test("not while one of the two plays elsewhere, and not within the next hours", () => {
    const booked = [{ from: "2026-11-20T22:00:00.000Z", until: "2026-11-21T00:00:00.000Z" }];
    const times = printed(question({ players: [{ free: null, booked }] }));
    expect(times[0]).toBe("20 18:00");
  });
});

test("a player is kept clear of other matches for the margin after this one", () => {
  const booked = [{ from: "2026-11-22T00:00:00.000Z", until: "2026-11-22T01:00:00.000Z" }];
  const players = [
    { free: free(6, 16, 17), booked },
    { free: null, booked: [] },
  ];
  const asked = question({ players, minutes: 60, stock: null });
  expect(printed(asked)).toEqual(["21 16:00", "21 16:30", "21 17:00"]);
  expect(printed({ ...asked, margin: 15 })).toEqual(["21 16:00", "21 16:30"]);
});

test("the best come first: another day each, late afternoon before the edges", () => {
  const best = bestTimes(possibleTimes(question()), 4, ZONE).map(
    ({ at }) => `${dateIn(at, ZONE).slice(8)} ${timeIn(at, ZONE)}`,
  );
  expect(best).toEqual(["20 17:00", "21 17:00", "22 17:00", "23 12:00"]);
});

test("whatever is free and taken, each found time is possible by itself, and no time is listed twice", () => {
  const bits = fc.integer({ min: 0, max: 2 ** 24 - 1 });
  const hours = fc
    .array(bits, { minLength: 7, maxLength: 7 })
    .map((week) => new Map(week.map((day, index) => [index + 1, hoursOfBits(day)] as const)));
  const start = fc.integer({ min: 0, max: 72 });
  fc.assert(
    fc.property(hours, hours, fc.array(start, { maxLength: 8 }), (home, away, starts) => {
      const taken = starts.map((hour) => ({
        from: new Date(Date.parse(FRIDAY_NOON) + hour * 3_600_000).toISOString(),
        until: new Date(Date.parse(FRIDAY_NOON) + (hour + 2) * 3_600_000).toISOString(),
      }));
      const stock = { hours: OPEN, tables: [taken, []], boards: [[], taken] };
      const players = [home, away].map((weekly) => ({ free: { weekly, days: new Map() }, booked: [] }));
      const times = possibleTimes(question({ stock, players }));
      expect(new Set(times.map(({ at }) => at)).size).toBe(times.length);
      for (const { at } of times) {
        const hour = Number(timeIn(at, ZONE).slice(0, 2));
        const weekday = new Date(`${dateIn(at, ZONE)}T12:00:00Z`).getUTCDay() || 7;
        expect(home.get(weekday)?.has(hour) && away.get(weekday)?.has(hour)).toBe(true);
        expect(hour >= 10 && hour <= 20).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test("hours and bits say the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 24 - 1 }), (bits) => {
      expect(bitsOfHours(hoursOfBits(bits))).toBe(bits);
    }),
  );
});
