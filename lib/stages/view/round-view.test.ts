import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import type { SeasonFacts } from "@/lib/season/store/seasons";
import { addHours } from "@/lib/shared/instant";
import type { PublicMatch, RoundView } from "@/lib/standings/store/divisions";
import { extension, roundMatches, roundWhen, sessionToMove } from "./round-view";

const ZONE = "America/Chicago";
const DEADLINE = "2026-11-23T05:59:00.000Z";
const SATURDAY = "2026-11-21T18:00:00.000Z";
const SEASON = {
  organization: { slug: "lakeside", timeZone: ZONE },
  rules: DEPAUL,
} as unknown as SeasonFacts;
const DIVISION = { season: SEASON, entries: [{ id: "a", name: "Amara Osei" }], rounds: [] };

const OPEN: PublicMatch = {
  id: "m",
  number: 1,
  homeEntryId: "a",
  awayEntryId: "b",
  status: "open",
  deadlineAt: DEADLINE,
  scheduledAt: null,
  answerBy: null,
  correction: null,
  decidedBy: null,
  homeResult: null,
  awayResult: null,
  homeWins: null,
  awayWins: null,
  homeBlacks: null,
  awayBlacks: null,
  homeCaptured: null,
  awayCaptured: null,
};
const WON = {
  status: "final",
  decidedBy: "agreed",
  homeResult: "win",
  awayResult: "loss",
  homeWins: 2,
  awayWins: 1,
} as const;

function round(...matches: readonly Partial<PublicMatch>[]): RoundView {
  const opensAt = "2026-11-16T06:00:00.000Z";
  return {
    id: "r",
    number: 7,
    stage: { id: "s", position: 1, format: "round-robin", seeds: [], thirdPlace: false, groups: [] },
    sessionAt: null,
    sessionPlace: null,
    rules: DEPAUL,
    stamp: "",
    opensAt,
    deadlineAt: DEADLINE,
    matches: matches.map((match) => ({ ...OPEN, ...match })),
  };
}

test.each([
  { why: "no time yet", match: {}, expected: { word: "To schedule", more: null } },
  {
    why: "a time is agreed",
    match: { status: "scheduled", scheduledAt: SATURDAY } as const,
    expected: { word: "Scheduled", more: "Sat, Nov 21, noon" },
  },
  {
    why: "it has a later deadline than its round",
    match: { deadlineAt: "2026-11-25T05:59:00.000Z" },
    expected: { word: "To schedule", more: "open until Tue, Nov 24, 11:59 pm" },
  },
  {
    why: "it's decided",
    match: WON,
    expected: { word: "Confirmed", home: { name: "Amara Osei", score: "2", hasWon: true } },
  },
  {
    why: "a player who was removed",
    match: {},
    expected: { away: { name: "A player who left", score: "", hasWon: false } },
  },
])("a match of a round: $why", ({ match, expected }) => {
  expect(roundMatches(DIVISION, round(match), SATURDAY)[0]).toMatchObject(expected);
});

test("a match is overdue once its round's own rules accept no more reports", () => {
  const after = addHours(DEADLINE, 1);
  const rules = { ...DEPAUL, reporting: { ...DEPAUL.reporting, graceHours: 24 } };
  expect(roundMatches(DIVISION, round({}), after)[0]?.word).toBe("Overdue");
  expect(roundMatches(DIVISION, { ...round({}), rules }, after)[0]?.word).toBe("To schedule");
});

test.each([
  { now: "2026-11-14T18:00:00.000Z", expected: "opens Monday, midnight" },
  { now: SATURDAY, expected: "closes Sunday, 11:59 pm" },
  { now: "2026-12-01T18:00:00.000Z", expected: "closed Sunday, Nov 22, 11:59 pm" },
])("a round $expected", ({ now, expected }) => {
  expect(roundWhen(round({}), [], now, ZONE)).toBe(expected);
});

test("a round whose matches are decided doesn't say when it closes", () => {
  expect(roundWhen(round(WON, WON), [], SATURDAY, ZONE)).toBe("every match decided");
  expect(roundWhen(round(WON, {}), [], SATURDAY, ZONE)).toBe("closes Sunday, 11:59 pm");
});

test("a final is announced for its session while it's played there", () => {
  const session = { sessionAt: "2026-11-22T18:00:00.000Z", sessionPlace: "Gym" };
  const at = { ...round({ scheduledAt: session.sessionAt }), ...session };
  expect(roundWhen(at, [at], SATURDAY, ZONE)).toBe("set for Sunday, noon, Gym");
  expect(roundWhen({ ...round({}), ...session }, [], SATURDAY, ZONE)).toBe("closes Sunday, 11:59 pm");
});

test("extending a round suggests two more days for its unplayed matches", () => {
  const left = extension(DIVISION, round({}, { status: "scheduled" }, WON), SATURDAY);
  expect(left).toMatchObject({ open: 2, suggested: "2026-11-24T23:59", earliest: "2026-11-21T12:00" });
  expect(extension(DIVISION, round(WON), SATURDAY)).toBeNull();
});

test.each([
  { why: "before its matches are known", matches: [], canMove: true },
  {
    why: "while the final is left, whatever became of the match for third place",
    matches: [{}, WON],
    canMove: true,
  },
  { why: "not once all is played", matches: [WON, WON], canMove: false },
])("a session can be moved $why", ({ matches, canMove }) => {
  const session = { ...round(...matches), sessionAt: "2026-11-28T18:00:00.000Z", sessionPlace: "Gym" };
  expect(sessionToMove(DIVISION, session, SATURDAY) !== null).toBe(canMove);
});

test("the form for a session says until when the round before can be answered, while that's ahead", () => {
  const session = { ...round(), number: 2, sessionAt: "2026-11-28T18:00:00.000Z", sessionPlace: "Gym" };
  const semifinals = {
    ...round(),
    number: 1,
    rules: { ...DEPAUL, reporting: { ...DEPAUL.reporting, graceHours: 24 } },
  };
  const hintAt = (now: string) =>
    sessionToMove({ ...DIVISION, rounds: [semifinals, session] }, session, now)?.hint;
  expect(hintAt(SATURDAY)).toBe(
    "Central Time (CST). A semifinal’s report can be answered until Wed, Nov 25, 11:59 pm.",
  );
  expect(hintAt("2026-11-27T18:00:00.000Z")).toBe("Central Time (CST)");
});
