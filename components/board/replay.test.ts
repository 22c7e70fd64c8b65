import { expect, test } from "vitest";
import { moveName, plyAfterKey } from "./replay";

test.each([
  { why: "a move back", key: "ArrowLeft", ply: 3, expected: 2 },
  { why: "nothing is before the start", key: "ArrowLeft", ply: 0, expected: 0 },
  { why: "a move on", key: "ArrowRight", ply: 3, expected: 4 },
  { why: "nothing is after the end", key: "ArrowRight", ply: 7, expected: 7 },
  { why: "to the start", key: "Home", ply: 3, expected: 0 },
  { why: "to the end", key: "End", ply: 3, expected: 7 },
  { why: "other keys keep their meaning", key: "ArrowDown", ply: 3, expected: null },
])("$key: $why", ({ key, ply, expected }) => {
  expect(plyAfterKey(key, ply, 7)).toBe(expected);
});

test.each([
  { why: "White’s first", index: 0, start: undefined, expected: "1. e4" },
  { why: "Black’s answer", index: 1, start: undefined, expected: "1… e4" },
  {
    why: "a position with Black to move",
    index: 0,
    start: { number: 20, isBlack: true },
    expected: "20… e4",
  },
  { why: "the move after that", index: 1, start: { number: 20, isBlack: true }, expected: "21. e4" },
])("$why", ({ index, start, expected }) => {
  expect(moveName(index, "e4", start)).toBe(expected);
});
