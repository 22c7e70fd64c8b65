import { expect, test } from "vitest";

import { cornerOf } from "./squares";

test.each([
  {
    why: "a8 is the upper left corner for White",
    square: "a8",
    orientation: "white",
    expected: { x: 0, y: 0 },
  },
  {
    why: "h1 is the lower right corner for White",
    square: "h1",
    orientation: "white",
    expected: { x: 70, y: 70 },
  },
  {
    why: "h1 is the upper left corner for Black",
    square: "h1",
    orientation: "black",
    expected: { x: 0, y: 0 },
  },
  { why: "e4 seen by White", square: "e4", orientation: "white", expected: { x: 40, y: 40 } },
  { why: "there is no ninth rank", square: "e9", orientation: "white", expected: undefined },
] as const)("$why", ({ square, orientation, expected }) => {
  expect(cornerOf(square, orientation)).toEqual(expected);
});
