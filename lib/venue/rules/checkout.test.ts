import { describe, expect, test } from "vitest";
import { dueState, firstDueFirst, lastFour, usualDue } from "./checkout";

const NOON = "2026-11-20T18:00:00.000Z";

describe("the status of an item", () => {
  test.each([
    { why: "an hour left", dueAt: "2026-11-20T19:00:00.000Z", expected: "out" },
    { why: "half an hour left", dueAt: "2026-11-20T18:30:00.000Z", expected: "due-soon" },
    { why: "a second more than half an hour", dueAt: "2026-11-20T18:30:01.000Z", expected: "out" },
    { why: "due this very minute", dueAt: NOON, expected: "overdue" },
    { why: "due yesterday", dueAt: "2026-11-19T18:00:00.000Z", expected: "overdue" },
  ])("$why: $expected", ({ dueAt, expected }) => expect(dueState(dueAt, NOON)).toBe(expected));
});

test.each([
  {
    why: "at the end of the booking",
    until: "2026-11-20T20:00:00.000Z",
    expected: "2026-11-20T20:00:00.000Z",
  },
  { why: "in three hours without one", until: null, expected: "2026-11-20T21:00:00.000Z" },
  { why: "in three hours after a booking that is over", until: NOON, expected: "2026-11-20T21:00:00.000Z" },
])("what is handed out now is due back $why", ({ until, expected }) => {
  expect(usualDue(NOON, until)).toBe(expected);
});

test("longest overdue first, and items due together by label", () => {
  const out = [
    { label: "Set 3", dueAt: "2026-11-20T19:00:00.000Z" },
    { label: "Set 2", dueAt: NOON },
    { label: "Set 1", dueAt: NOON },
  ];
  expect(firstDueFirst(out).map(({ label }) => label)).toEqual(["Set 1", "Set 2", "Set 3"]);
});

test.each([
  { typed: "4821", expected: "4821" },
  { typed: "6391 2200-0154 4821", expected: "4821" },
  { typed: ";6391220001544821?", expected: "4821" },
  { typed: "48", expected: "48" },
  { typed: "  ", expected: "" },
])("of $typed only $expected stays", ({ typed, expected }) => expect(lastFour(typed)).toBe(expected));
