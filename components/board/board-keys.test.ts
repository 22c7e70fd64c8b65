import { expect, test } from "vitest";
import { rowsOf, squareAfterKey } from "./board-keys";

test.each([
  {
    why: "up is a rank further for White",
    square: "e2",
    key: "ArrowUp",
    orientation: "white",
    expected: "e3",
  },
  { why: "up is a rank back for Black", square: "e7", key: "ArrowUp", orientation: "black", expected: "e6" },
  {
    why: "right is toward the h-file for White",
    square: "e2",
    key: "ArrowRight",
    orientation: "white",
    expected: "f2",
  },
  {
    why: "right is toward the a-file for Black",
    square: "e2",
    key: "ArrowRight",
    orientation: "black",
    expected: "d2",
  },
  { why: "the edge holds", square: "h1", key: "ArrowRight", orientation: "white", expected: "h1" },
  { why: "Home is the left end of the row", square: "e4", key: "Home", orientation: "white", expected: "a4" },
  {
    why: "Home is the left end for Black too",
    square: "e4",
    key: "Home",
    orientation: "black",
    expected: "h4",
  },
  { why: "Page down is the near edge", square: "e4", key: "PageDown", orientation: "white", expected: "e1" },
  { why: "a letter leads nowhere", square: "e4", key: "k", orientation: "white", expected: undefined },
] as const)("$why", ({ square, key, orientation, expected }) => {
  expect(squareAfterKey(square, key, orientation)).toBe(expected);
});

test("the board is drawn from a8 for White and from h1 for Black", () => {
  expect(rowsOf("white")[0]?.[0]).toBe("a8");
  expect(rowsOf("black")[0]?.[0]).toBe("h1");
});
