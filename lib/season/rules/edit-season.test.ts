import { describe, expect, test } from "vitest";
import {
  asksAboutDay,
  MOST_DIVISIONS,
  refuseAddingDivision,
  refuseRemovingDivision,
  refuseSeasonEdit,
} from "./edit-season";

const SEASON = {
  status: "registration",
  isAsSeen: true,
  movesFirstDay: true,
  isPublished: false,
  setsPastLastDay: false,
} as const;

test.each([
  { why: "a draft", facts: { status: "draft" }, is: null },
  { why: "before the pairings", facts: {}, is: null },
  { why: "the first day after the pairings", facts: { isPublished: true }, is: "first-day-fixed" },
  { why: "the first day of a finished season", facts: { status: "finished" }, is: "first-day-fixed" },
  { why: "the name after the pairings", facts: { isPublished: true, movesFirstDay: false }, is: null },
  { why: "the name of a finished season", facts: { status: "finished", movesFirstDay: false }, is: null },
  {
    why: "the name of an archived season",
    facts: { status: "archived", movesFirstDay: false },
    is: "archived",
  },
  { why: "a last day to register that has passed", facts: { setsPastLastDay: true }, is: "last-day-past" },
  { why: "an older page", facts: { isAsSeen: false }, is: "changed" },
] as const)("editing: $why", ({ facts, is }) => {
  expect(refuseSeasonEdit({ ...SEASON, ...facts })).toBe(is);
});

test.each([
  { why: "the last one that there's room for", status: "running", divisions: MOST_DIVISIONS - 1, is: null },
  { why: "one too many", status: "running", divisions: MOST_DIVISIONS, is: "too-many" },
  { why: "one in a finished season", status: "finished", divisions: 1, is: "season-over" },
  { why: "one in an archived season", status: "archived", divisions: MOST_DIVISIONS, is: "archived" },
] as const)("adding a division: $why", ({ status, divisions, is }) => {
  expect(refuseAddingDivision({ status, divisions })).toBe(is);
});

const EMPTY = { status: "registration", players: 0, isPublished: false, divisions: 2 } as const;

describe("removing a division", () => {
  test.each([
    { why: "an empty one goes", facts: {}, is: null },
    { why: "one with players stays", facts: { players: 1 }, is: "not-empty" },
    { why: "one with a schedule stays", facts: { isPublished: true }, is: "not-empty" },
    { why: "the only one stays", facts: { divisions: 1 }, is: "only-one" },
    { why: "a finished season keeps its divisions", facts: { status: "finished" }, is: "season-over" },
    { why: "so does an archived one", facts: { status: "archived" }, is: "archived" },
  ] as const)("$why", ({ facts, is }) => {
    expect(refuseRemovingDivision({ ...EMPTY, ...facts })).toBe(is);
  });
});

test.each([
  { why: "a coming day", day: "2026-11-23", confirmed: "", is: false },
  { why: "today", day: "2026-11-22", confirmed: "", is: false },
  { why: "a past day", day: "2025-11-23", confirmed: "", is: true },
  { why: "a past day, confirmed", day: "2025-11-23", confirmed: "2025-11-23", is: false },
  { why: "a past day, after another was confirmed", day: "2024-11-23", confirmed: "2025-11-23", is: true },
])("asking about the first day: $why", ({ day, confirmed, is }) => {
  expect(asksAboutDay(day, { today: "2026-11-22", confirmed })).toBe(is);
});
