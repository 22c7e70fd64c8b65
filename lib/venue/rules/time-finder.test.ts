import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Side } from "@/lib/match/rules/sides";
import type { Availability } from "./availability";
import { possibleTimes, type TimeQuestion } from "./find-times";
import { findTimes, type TimeFinder } from "./time-finder";

const ZONE = "America/Chicago";
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const open = (opensAt: string, closesAt: string) => ({
  weekly: EVERY_DAY.map((weekday) => ({ weekday, opensAt, closesAt })),
  exceptions: [],
});
const free = (...hours: number[]): Availability => ({
  weekly: new Map(EVERY_DAY.map((weekday) => [weekday, new Set(hours)])),
  days: new Map(),
});
const player = (hours: Availability | null, booked: TimeQuestion["players"][number]["booked"] = []) => ({
  free: hours,
  booked,
});

/** Friday, Nov 20, noon, until Sunday, 9:59 pm. */
const question = (changes: Partial<TimeQuestion> = {}): TimeQuestion => ({
  zone: ZONE,
  now: "2026-11-20T18:00:00.000Z",
  latest: "2026-11-23T03:59:00.000Z",
  minutes: 120,
  margin: 0,
  stock: { hours: open("10:00", "22:00"), tables: [[], []], boards: [[], []] },
  players: [player(free(16, 17, 18, 19)), player(free(14, 15, 16, 17, 18))],
  ...changes,
});

/** One day of the grid, one line per hour. */
const printed = (finder: TimeFinder | null, date: string) =>
  finder?.weeks.flatMap(({ days, rows }) => {
    const column = days.indexOf(date);
    return column < 0
      ? []
      : rows.map(({ time, cells }) => {
          const cell = cells[column];
          return `${time.replace(/^0(?=\d)|:00$/g, "")} ${cell?.kind === "possible" ? cell.boardsLeft : cell?.kind}`;
        });
  });

describe("the hours of the finder", () => {
  test("show when both are available, and when only one is", () => {
    expect(printed(findTimes(question(), "home", 6), "2026-11-21")).toEqual([
      "14 only-them",
      "15 only-them",
      "16 2",
      "16:30 2",
      "17 2",
      "18 only-you",
    ]);
    expect(printed(findTimes(question(), "away", 6), "2026-11-21")?.[0]).toBe("14 only-you");
  });

  test("show when no board is left, and when the venue is closed", () => {
    const evening = { from: "2026-11-21T23:00:00.000Z", until: "2026-11-22T01:00:00.000Z" };
    const stock = { hours: open("17:00", "20:00"), tables: [[], []], boards: [[evening]] };
    expect(printed(findTimes(question({ stock }), "home", 6), "2026-11-21")).toEqual(["17 full", "18 full"]);
    expect(printed(findTimes(question({ stock }), "home", 6), "2026-11-22")?.[0]).toBe("17 1");
  });

  test("times that are too soon or too late aren't offered", () => {
    expect(printed(findTimes(question(), "home", 6), "2026-11-20")?.[0]).toBe("14 out");
    const late = question({ latest: "2026-11-21T22:30:00.000Z" });
    expect(printed(findTimes(late, "home", 6), "2026-11-21")).toContain("17 out");
  });

  test("a player who's booked elsewhere is unavailable then, and nothing else is revealed", () => {
    const booked = [{ from: "2026-11-21T22:00:00.000Z", until: "2026-11-22T00:00:00.000Z" }];
    const players = [player(free(16, 17, 18)), player(free(16, 17, 18), booked)];
    expect(printed(findTimes(question({ players }), "home", 6), "2026-11-21")).toEqual([
      "16 only-you",
      "16:30 only-you",
      "17 only-you",
    ]);
  });

  test("a half hour is listed if a match can begin on it, even if no full hour is possible", () => {
    const stock = { hours: open("16:30", "18:30"), tables: [[]], boards: null };
    expect(printed(findTimes(question({ stock }), "home", 6), "2026-11-21")).toEqual(["16:30 1"]);
  });

  test("the grid claims nothing about a player without availability", () => {
    const players = [player(null), player(free(16, 17))];
    const finder = findTimes(question({ players }), "home", 6);
    expect(finder?.hasAvailability).toEqual({ you: false, them: true });
    const kinds = finder?.weeks.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.map(({ kind }) => kind)),
    );
    expect(kinds).not.toContain("only-you");
  });

  test("hours over midnight belong to the evening they begin on", () => {
    const stock = { hours: open("18:00", "02:00"), tables: [[]], boards: null };
    const night = [player(free(0, 1, 22, 23)), player(free(0, 1, 22, 23))];
    const finder = findTimes(question({ stock, players: night }), "home", 6);
    expect(printed(finder, "2026-11-21")?.filter((line) => line.endsWith(" 1"))).toEqual([
      "0 1",
      "22 1",
      "22:30 1",
      "23 1",
      "23:30 1",
    ]);
  });

  test("an hour that's skipped in spring isn't listed", () => {
    const players = [player(free(0, 1, 2, 3, 4)), player(free(0, 1, 2, 3, 4))];
    const spring = question({
      players,
      stock: { hours: open("00:00", "00:00"), tables: [[]], boards: null },
      now: "2026-03-07T18:00:00.000Z",
      latest: "2026-03-08T18:00:00.000Z",
    });
    expect(printed(findTimes(spring, "home", 6), "2026-03-08")).toEqual([
      "0 1",
      "0:30 1",
      "1 1",
      "1:30 1",
      "2 out",
      "3 1",
    ]);
  });

  test("without a booked venue there are hours, too, even if no one entered availability", () => {
    const players = [player(null), player(null)];
    expect(findTimes(question({ stock: null, players }), "home", 3).best).toHaveLength(3);
    expect(findTimes(question({ players }), "home", 3).best).toHaveLength(3);
    expect(findTimes(question({ stock: null }), "home", 6).best[0]?.boardsLeft).toBeNull();
  });

  test("a day of its own counts without a week, and the week is still asked for", () => {
    const onlySaturday = { weekly: new Map(), days: new Map([["2026-11-21", new Set<number>()]]) };
    const finder = findTimes(question({ players: [player(onlySaturday), player(null)] }), "home", 6);
    expect(finder.hasAvailability).toEqual({ you: false, them: false });
    expect(printed(finder, "2026-11-21")).not.toContain("16 2");
    expect(printed(finder, "2026-11-22")).toContain("16 2");
  });

  test("an hour of the reader alone can be suggested, unless no board is left", () => {
    const kindsAt = (asked: TimeQuestion, time: string) =>
      findTimes(asked, "home", 6)
        .weeks.flatMap(({ rows }) => rows.filter((row) => row.time === time))
        .map(({ cells }) => cells[1]);
    expect(kindsAt(question(), "18:00")).toEqual([
      { kind: "only-you", at: "2026-11-22T00:00:00.000Z", boardsLeft: 2 },
    ]);
    const evening = { from: "2026-11-22T00:00:00.000Z", until: "2026-11-22T02:00:00.000Z" };
    const stock = { hours: open("10:00", "22:00"), tables: [[evening]], boards: null };
    expect(kindsAt(question({ stock }), "18:00")).toEqual([{ kind: "full" }]);
  });

  test("a long round is shown week by week, and the cells are exactly what's possible", () => {
    const anyHours = fc.option(
      fc.uniqueArray(fc.integer({ min: 0, max: 23 })).map((hours) => free(...hours)),
    );
    fc.assert(
      fc.property(anyHours, anyHours, fc.integer({ min: 1, max: 9 }), (home, away, days) => {
        const asked = question({
          players: [player(home), player(away)],
          latest: new Date(Date.parse("2026-11-20T18:00:00Z") + days * 86_400_000).toISOString(),
        });
        const finder = findTimes(asked, "home", 6);
        const possible = possibleTimes(asked).map(({ at }) => at);
        const cells = finder?.weeks.flatMap(({ rows }) => rows.flatMap((row) => row.cells)) ?? [];
        const told = cells.flatMap((cell) => (cell.kind === "possible" ? [cell.at] : []));
        expect(told.sort()).toEqual(possible);
        expect(finder?.weeks.length).toBe(Math.ceil((days + 1) / 7));
      }),
      { numRuns: 5 },
    );
  });
});

/** Saturday's reasons: "14-16 only-them". */
const saturday = (asked: TimeQuestion, side: Side = "home") =>
  findTimes(asked, side, 6)
    .why.find(({ first, last }) => first <= "2026-11-21" && "2026-11-21" <= last)
    ?.stretches.map(({ from, until, reason }) => `${from}-${until} ${reason}`);

const allRound = { from: "2026-11-20T18:00:00.000Z", until: "2026-11-23T18:00:00.000Z" };

test.each<{ why: string; asked: Partial<TimeQuestion>; side?: Side; reasons: readonly string[] }>([
  {
    why: "each is free when the other isn't",
    asked: { players: [player(free(16, 17)), player(free(12, 13))] },
    reasons: [
      "10-12 neither",
      "12-14 only-them",
      "14-16 neither",
      "16-17 only-you",
      "17-18 only-you-short",
      "18-21 neither",
    ],
  },
  {
    why: "the other side sees the same, turned around",
    asked: { players: [player(free(16, 17)), player(free(12, 13))] },
    side: "away",
    reasons: [
      "10-12 neither",
      "12-13 only-you",
      "13-14 only-you-short",
      "14-16 neither",
      "16-18 only-them",
      "18-21 neither",
    ],
  },
  {
    why: "both have an hour, and two are booked",
    asked: { players: [player(free(17)), player(free(17))] },
    reasons: ["10-17 neither", "17-18 short", "18-21 neither"],
  },
  {
    why: "an hour is too short, whatever the other hasn't said",
    asked: { players: [player(free(17)), player(null)], stock: null },
    reasons: ["9-17 neither", "17-18 short", "18-22 neither"],
  },
  {
    why: "no board is left",
    asked: {
      players: [player(free(16, 17)), player(free(16, 17))],
      stock: { hours: open("15:00", "19:00"), tables: [[allRound]], boards: null },
    },
    reasons: ["15-16 neither", "16-17 full", "17-18 short"],
  },
  {
    why: "the venue closes too soon",
    asked: { stock: { hours: open("16:00", "17:00"), tables: [[]], boards: null } },
    reasons: ["0-24 closed"],
  },
])("if no time is possible, it says why, hour by hour: $why", ({ asked, side, reasons }) => {
  expect(saturday(question(asked), side)).toEqual(reasons);
});

test("days in a row with the same reasons are one", () => {
  const players = [player(free(16, 17)), player(free(12, 13))];
  const { why } = findTimes(question({ players }), "home", 6);
  expect(why.map(({ first, last }) => [first, last])).toEqual([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-22"],
  ]);
});

test("it doesn't say why if a time is possible", () => {
  expect(findTimes(question(), "home", 6)).toMatchObject({ why: [], alone: [] });
});

test("if no time is possible, the best hours of the reader alone are listed", () => {
  const players = [player(free(16, 17)), player(free(12, 13))];
  expect(findTimes(question({ players }), "home", 6).alone.map(({ at }) => at)).toEqual([
    "2026-11-20T22:00:00.000Z",
    "2026-11-21T22:00:00.000Z",
    "2026-11-22T22:00:00.000Z",
  ]);
});

test("an hour of the reader alone that the other player has suggested isn't listed", () => {
  const players = [player(free(16, 17)), player(free(12, 13))];
  const finder = findTimes(question({ players }), "home", 6, ["2026-11-21T22:00:00.000Z"]);
  expect(finder.alone.map(({ at }) => at)).toEqual(["2026-11-20T22:00:00.000Z", "2026-11-22T22:00:00.000Z"]);
});

test("the time that's already set isn't offered, neither to both players nor to the reader alone", () => {
  const set = "2026-11-21T22:00:00.000Z";
  const both = findTimes(question({ set }), "home", 6);
  expect(printed(both, "2026-11-21")).toContain("16 out");
  expect(both.best.map(({ at }) => at)).not.toContain(set);
  const players = [player(free(16, 17)), player(free(12, 13))];
  const { alone } = findTimes(question({ players, set }), "home", 6);
  expect(alone.map(({ at }) => at)).toEqual(["2026-11-20T22:00:00.000Z", "2026-11-22T22:00:00.000Z"]);
});
