import { expect, test } from "vitest";
import { isRegistrationOpen, openOrOwn, shownStatus } from "./registration";

const CHICAGO = { organization: { timeZone: "America/Chicago" }, status: "registration" } as const;

test.each([
  { why: "without a last day", season: { registrationClosesOn: null }, is: true },
  { why: "before the last day", season: { registrationClosesOn: "2026-11-25" }, is: true },
  { why: "late on the last day", season: { registrationClosesOn: "2026-11-22" }, is: true },
  { why: "after the last day", season: { registrationClosesOn: "2026-11-21" }, is: false },
  {
    why: "in a zone where the last day is over",
    season: { registrationClosesOn: "2026-11-22", organization: { timeZone: "Asia/Kathmandu" } },
    is: false,
  },
  {
    why: "closed by the director",
    season: { status: "running", registrationClosesOn: "2026-11-25" },
    is: false,
  },
] as const)("registration $why", ({ season, is }) => {
  // 11 pm in Chicago, 10:45 am of the next day in Kathmandu.
  expect(isRegistrationOpen({ ...CHICAGO, ...season }, "2026-11-23T05:00:00.000Z")).toBe(is);
});

test.each([
  {
    why: "before the end of the last day",
    registrationClosesOn: "2026-11-22",
    isPublished: true,
    is: "registration",
  },
  { why: "after it", registrationClosesOn: "2026-11-21", isPublished: false, is: "closed" },
  { why: "while a division is played", registrationClosesOn: "2026-11-21", isPublished: true, is: "running" },
])("the public reads $is: $why", ({ is, ...season }) => {
  expect(shownStatus({ ...CHICAGO, ...season }, "2026-11-23T05:00:00.000Z")).toBe(is);
});

test("after the last day only those who are registered still see the season", () => {
  const over = { ...CHICAGO, registrationClosesOn: "2026-11-21" };
  const listed = [
    { ...over, name: "over", registeredIn: [] },
    { ...over, name: "own", registeredIn: ["Open"] },
    { ...CHICAGO, registrationClosesOn: null, name: "open", registeredIn: [] },
  ];
  const shown = openOrOwn(listed, "2026-11-23T05:00:00.000Z");
  expect(shown.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ["own", false],
    ["open", true],
  ]);
});
