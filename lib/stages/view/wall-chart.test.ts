import { expect, test } from "vitest";
import { scoreSlipsOf } from "@/lib/match/view/score-slips";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { DivisionView, PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import type { Reservation } from "@/lib/venue/rules/reservations";
import { wallRounds, wallSheets } from "./wall-chart";

const NOW = "2026-11-18T18:00:00.000Z";
const OPEN = {
  id: "m1",
  number: 1,
  homeEntryId: "a",
  awayEntryId: "b",
  status: "open",
  deadlineAt: "2026-11-23T05:59:00.000Z",
  scheduledAt: null,
  decidedBy: null,
  homeResult: null,
  awayResult: null,
  homeWins: null,
  awayWins: null,
} as unknown as PublicMatch;
const LATER = {
  ...OPEN,
  id: "m2",
  status: "scheduled",
  scheduledAt: "2026-11-21T22:00:00.000Z",
} as PublicMatch;
const SOONER = {
  ...OPEN,
  id: "m3",
  status: "scheduled",
  scheduledAt: "2026-11-20T01:00:00.000Z",
} as PublicMatch;
const WON = {
  ...OPEN,
  id: "m4",
  status: "final",
  decidedBy: "agreed",
  homeResult: "win",
  awayResult: "loss",
  homeWins: 2,
  awayWins: 1,
} as PublicMatch;
const VOID = { ...OPEN, id: "m5", status: "void" } as PublicMatch;

const ROUND: RoundView = {
  id: "r",
  number: 3,
  stage: { id: "s", position: 1, format: "round-robin", seeds: [], thirdPlace: false, groups: [] },
  sessionAt: null,
  sessionPlace: null,
  rules: DEPAUL,
  stamp: "",
  opensAt: "2026-11-16T06:00:00.000Z",
  deadlineAt: "2026-11-23T05:59:00.000Z",
  matches: [OPEN, LATER, WON, SOONER, VOID],
};
const VIEW = {
  season: {
    name: "Fall 2026",
    rules: DEPAUL,
    organization: { timeZone: "America/Chicago", office: "Office 114" },
  },
  division: { name: "Open" },
  entries: [
    { id: "a", name: "Amara Osei" },
    { id: "b", name: "Theo Lindqvist" },
  ],
  rounds: [ROUND, { ...ROUND, id: "next", number: 4, opensAt: "2026-11-23T06:00:00.000Z" }],
} as unknown as DivisionView;
const TABLE = { matchId: "m3", table: "Table 3", place: "Courtside Lounge" } as Reservation;

test("the wall chart shows only the open round, agreed times first, with their tables", () => {
  const [round, ...others] = wallRounds(VIEW, [TABLE], NOW);
  expect(others).toEqual([]);
  expect(round).toMatchObject({ title: "Open, Round 3 of 2", until: "Report by Sunday, Nov 22, 11:59 pm" });
  expect(round?.matches.map(({ id, when, where }) => [id, when, where])).toEqual([
    ["m3", "Thu, Nov 19, 7:00 pm", "Table 3, Courtside Lounge"],
    ["m2", "Sat, Nov 21, 4:00 pm", ""],
    ["m1", "no time yet", ""],
    ["m4", "2–1", ""],
  ]);
});

test("a player who left, and whose results don’t count, has no name, but the line isn’t blank", () => {
  const [round] = wallRounds({ ...VIEW, entries: VIEW.entries.slice(1) }, [], NOW);
  expect(round?.matches.at(-1)).toMatchObject({
    home: "A player who left",
    away: "Theo Lindqvist",
    when: "2–1",
  });
});

test("a session is at its place, and another time at the table that's booked", () => {
  const session = { sessionAt: LATER.scheduledAt, sessionPlace: "Main hall" };
  const [round] = wallRounds({ ...VIEW, rounds: [{ ...ROUND, ...session }] }, [TABLE], NOW);
  expect(round?.matches.map(({ id, where }) => [id, where])).toEqual([
    ["m3", "Table 3, Courtside Lounge"],
    ["m2", "Main hall"],
    ["m1", ""],
    ["m4", ""],
  ]);
});

test("a round on paper has its own rules, whatever the season's newest are", () => {
  const rules: RulePack = {
    ...DEPAUL,
    match: { ...DEPAUL.match, bestOf: 1 },
    reporting: { ...DEPAUL.reporting, graceHours: 24 },
  };
  const own = { ...ROUND, rules };
  const [chart] = wallRounds({ ...VIEW, rounds: [own] }, [], NOW);
  const [slip] = scoreSlipsOf(VIEW, own, "https://league.example/");
  expect(chart?.until).toBe("Report by Monday, Nov 23, 11:59 pm");
  expect(slip?.until).toContain("Monday, Nov 23, 11:59 pm");
  expect(slip?.games).toEqual(["1", "One more"]);
});

test.each([
  { why: "a small week is printed large", rounds: [2, 4], sheets: [{ size: "few", titles: ["A", "B"] }] },
  { why: "eight matches", rounds: [8], sheets: [{ size: "few", titles: ["A"] }] },
  { why: "13 matches", rounds: [13], sheets: [{ size: "some", titles: ["A"] }] },
  { why: "two divisions share a sheet", rounds: [8, 8], sheets: [{ size: "many", titles: ["A", "B"] }] },
  { why: "30 matches are one sheet", rounds: [15, 15], sheets: [{ size: "full", titles: ["A", "B"] }] },
  {
    why: "a round isn't parted if it fits on a sheet of its own",
    rounds: [20, 20],
    sheets: [
      { size: "full", titles: ["A"] },
      { size: "full", titles: ["B"] },
    ],
  },
  {
    why: "a round longer than a sheet is parted, with its title again",
    rounds: [40],
    sheets: [
      { size: "full", titles: ["A"] },
      { size: "full", titles: ["A, continued"] },
    ],
  },
  { why: "no round", rounds: [], sheets: [] },
])("sheets: $why", ({ rounds, sheets }) => {
  const [sample] = wallRounds(VIEW, [], NOW);
  const [match] = sample?.matches ?? [];
  if (!sample || !match) throw new Error("The sample has a match");
  const made = wallSheets(
    rounds.map((count, index) => ({
      ...sample,
      key: String(index),
      title: "AB".charAt(index),
      matches: Array.from({ length: count }, (_, each) => ({ ...match, id: String(each) })),
    })),
  );
  const titles = made.map(({ size, rounds: own }) => ({ size, titles: own.map(({ title }) => title) }));
  expect(titles).toEqual(sheets);
  const drawn = made.flatMap((sheet) => sheet.rounds.flatMap(({ matches }) => matches));
  expect(drawn).toHaveLength(rounds.reduce((sum, count) => sum + count, 0));
});

test("a slip has a row for each game and one more for a replay, and links to its match", () => {
  const scoreSlips = scoreSlipsOf(VIEW, ROUND, "https://league.example/");
  expect(scoreSlips.map(({ id }) => id)).toEqual(["m1", "m2", "m4", "m3"]);
  expect(scoreSlips[0]).toMatchObject({
    names: { home: "Amara Osei", away: "Theo Lindqvist" },
    games: ["1", "2", "3", "One more"],
    url: "https://league.example/matches/m1",
  });
  expect(scoreSlips[0]?.until).toContain("Sunday, Nov 22, 11:59 pm");
});
