import { expect, test } from "vitest";
import { hasMatchesToPrint } from "./wall-chart-link";

test.each([
  { why: "nothing is published", status: "running", isPublished: false, isPlayedOut: false, has: false },
  { why: "it's running", status: "running", isPublished: true, isPlayedOut: false, has: true },
  { why: "this week is decided", status: "running", isPublished: true, isPlayedOut: true, has: true },
  { why: "it was finished early", status: "finished", isPublished: true, isPlayedOut: false, has: true },
  { why: "all is decided", status: "finished", isPublished: true, isPlayedOut: true, has: false },
] as const)("a wall chart to print, as $why: $has", ({ status, has, ...division }) => {
  expect(hasMatchesToPrint(status, [division])).toBe(has);
});
