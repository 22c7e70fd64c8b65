import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { capacityOf, costLine, questionOf, shapesView } from "./shape-view";

const SEASON = {
  slug: "spring-2027",
  startsOn: "2027-01-18",
  rulesVersion: 3,
  organization: { slug: "lakeside", timeZone: "America/Chicago" },
  rules: DEPAUL,
  breaks: [],
} as unknown as SeasonFacts;
const NOW = "2026-11-21T18:00:00.000Z";
const ASKED = { players: 40, weeks: 9 };
const VENUE = {
  hours: { weekly: [{ weekday: 1, opensAt: "18:00", closesAt: "22:00" }], exceptions: [] },
  tables: [
    { id: "1", name: "Table 1" },
    { id: "2", name: "Table 2" },
  ],
  equipment: [],
};

test.each([
  { why: "the values asked for", asked: { players: "24", weeks: "8" }, registered: 9, expected: [24, 8] },
  { why: "otherwise the number of registered players", asked: {}, registered: 9, expected: [9, 10] },
  { why: "no one yet", asked: {}, registered: 0, expected: [12, 10] },
  { why: "invalid values", asked: { players: "a lot", weeks: ["1", "2"] }, registered: 9, expected: [9, 10] },
  {
    why: "more than there can be",
    asked: { players: "2000", weeks: "0" },
    registered: 0,
    expected: [12, 10],
  },
])("for whom formats are compared: $why", ({ asked, registered, expected }) => {
  const { players, weeks } = questionOf(asked, registered);
  expect([players, weeks]).toEqual(expected);
});

test("table hours count if the season books tables", () => {
  expect(capacityOf(SEASON, ASKED, VENUE)).toMatchObject({ bookedMinutes: 120, tableHoursPerWeek: 8 });
  expect(capacityOf(SEASON, ASKED, undefined).tableHoursPerWeek).toBeNull();
  const clock = { id: "4", kind: "clock", label: "Clock 1" } as const;
  const oneBoard = { ...VENUE, equipment: [{ id: "3", kind: "board", label: "Set 1" }, clock] as const };
  expect(capacityOf(SEASON, ASKED, oneBoard).tableHoursPerWeek).toBe(4);
  const online = capacityOf({ rules: TEXAS_STATE }, ASKED, VENUE);
  expect(online).toMatchObject({
    bookedMinutes: null,
    tableHoursPerWeek: null,
    present: TEXAS_STATE.stages,
  });
});

test("the recommended format comes first, then the one in the rules", () => {
  const { lines, page, hasTables } = shapesView(SEASON, capacityOf(SEASON, ASKED, undefined), NOW);
  expect(page.madeFrom).toBe(3);
  expect(hasTables).toBe(true);
  expect(lines[0]).toEqual({
    key: "groups:5:2:0:1,knockout",
    name: "8 groups of 5, then a playoff of 16",
    rule: "The first two players of each group advance.",
    rounds: 9,
    days: 63,
    until: "Sun, Mar 21",
    each: "4 to 8",
    matches: 95,
    tableHours: "190",
    misfit: null,
    isRecommended: true,
    isPresent: false,
  });
  expect(lines[1]).toMatchObject({ name: "Round robin", misfit: "30 weeks too long", isPresent: true });
  expect(lines[1]?.tableHours).toBe("1,560");
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
});

test("the format in the rules is listed once if it's the recommended one", () => {
  const { lines } = shapesView(SEASON, capacityOf(SEASON, { players: 8, weeks: 9 }, undefined), NOW);
  expect(lines.filter(({ isPresent }) => isPresent)).toEqual([lines[0]]);
  expect(lines[0]?.isRecommended).toBe(true);
});

test("what a division costs before it is published", () => {
  expect(costLine(SEASON, 8, "2027-01-18")).toBe(
    "Seven rounds in 49 days, until Sun, Mar 7. 28 matches, 56 table hours.",
  );
  expect(costLine({ ...SEASON, rules: TEXAS_STATE }, 8, "2027-01-18")).toBe(
    "Nine rounds in 63 days, until Sun, Mar 21. 31 matches.",
  );
});

test("a break takes a week that a format needs, and moves its last day", () => {
  const asked = capacityOf(SEASON, { players: 8, weeks: 7 }, undefined);
  const breaks = [{ id: "1", name: "Exams", from: "2027-02-08", until: "2027-02-14" }];
  const roundRobin = (season: SeasonFacts) =>
    shapesView(season, asked, NOW).lines.find(({ rounds, each }) => rounds === 7 && each === "7");
  const [without, within] = [roundRobin(SEASON), roundRobin({ ...SEASON, breaks })];
  expect([without?.days, without?.misfit]).toEqual([49, null]);
  expect([within?.days, within?.misfit]).toEqual([56, "One week too long"]);
});
