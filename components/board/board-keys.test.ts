import { expect, test } from "vitest";
import { rowsOf, squareAfterKey } from "./board-keys";

test.each([
  { why: "up is a rank further for White", square: "e2", key: "ArrowUp", seenFrom: "white", expected: "e3" },
  { why: "up is a rank back for Black", square: "e7", key: "ArrowUp", seenFrom: "black", expected: "e6" },
  {
    why: "right is towards the h-file for White",
    square: "e2",
    key: "ArrowRight",
    seenFrom: "white",
    expected: "f2",
  },
  {
    why: "right is towards the a-file for Black",
    square: "e2",
    key: "ArrowRight",
    seenFrom: "black",
    expected: "d2",
  },
  { why: "the edge holds", square: "h1", key: "ArrowRight", seenFrom: "white", expected: "h1" },
  { why: "Home is the left end of the row", square: "e4", key: "Home", seenFrom: "white", expected: "a4" },
  { why: "Home is the left end for Black too", square: "e4", key: "Home", seenFrom: "black", expected: "h4" },
  { why: "Page down is the near edge", square: "e4", key: "PageDown", seenFrom: "white", expected: "e1" },
  { why: "a letter leads nowhere", square: "e4", key: "k", seenFrom: "white", expected: undefined },
] as const)("$why", ({ square, key, seenFrom, expected }) => {
  expect(squareAfterKey(square, key, seenFrom)).toBe(expected);
});

test("the board is drawn from a8 for White and from h1 for Black", () => {
  expect(rowsOf("white")[0]?.[0]).toBe("a8");
  expect(rowsOf("black")[0]?.[0]).toBe("h1");
});
