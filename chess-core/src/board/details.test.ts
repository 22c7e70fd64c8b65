import { describe, expect, test } from "vitest";
import {
  attackersOf,
  castlingRightsOf,
  destinationsOf,
  enPassantOf,
  halfMoveClockOf,
  isSamePosition,
  legalMoves,
  positionKey,
  START,
  takeBack,
} from "../index";
import { gameOf, positionAt } from "../testing/legal";

test("castling rights, by side and wing", () => {
  expect(castlingRightsOf(positionAt("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1"))).toEqual({
    white: { kingside: true, queenside: false },
    black: { kingside: false, queenside: true },
  });
  expect(castlingRightsOf(gameOf("e4 e5 Ke2").position).white).toEqual({ kingside: false, queenside: false });
});

test.each([
  { why: "a pawn can take", moves: "e4 a6 e5 d5", square: "d6" },
  { why: "no pawn can take", moves: "e4", square: null },
])("the en-passant square: $why", ({ moves, square }) => {
  expect(enPassantOf(gameOf(moves).position)).toBe(square);
});

test("the half-move clock counts since the last capture or pawn move", () => {
  expect(halfMoveClockOf(gameOf("e4 e5 Nf3 Nc6").position)).toBe(2);
  expect(halfMoveClockOf(gameOf("e4 e5 Nf3 Nc6 d4").position)).toBe(0);
});

describe("attackers of a square", () => {
  test.each([
    { square: "f3", by: "white", from: ["e2", "g1", "g2"] },
    { square: "e4", by: "black", from: [] },
    { square: "e8", by: "black", from: ["d8"] },
    { square: "e7", by: "black", from: ["d8", "e8", "f8", "g8"] },
  ] as const)("$square by $by", ({ square, by, from }) => {
    expect(attackersOf(gameOf("e4 e5 Be2 d6").position, square, by).sort()).toEqual(from);
  });

  test("a pinned piece attacks too", () => {
    expect(attackersOf(positionAt("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "d4", "white")).toEqual(["e2"]);
  });
});

test("a key is the same exactly for the same positions", () => {
  const there = gameOf("Nf3 Nf6 Ng1 Ng8").position;
  expect(positionKey(there)).toBe(positionKey(START));
  const unable = gameOf("e4 e5 Ke2 Ke7 Ke1 Ke8").position;
  const able = gameOf("e4 e5").position;
  expect(positionKey(unable)).not.toBe(positionKey(able));
  expect(isSamePosition(unable, able)).toBe(false);
});

test("destinations by square, each once", () => {
  expect(destinationsOf(START).size).toBe(10);
  expect(destinationsOf(START).get("e2")?.sort()).toEqual(["e3", "e4"]);
  const promoting = positionAt("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
  expect(destinationsOf(promoting).get("a7")).toEqual(["a8"]);
  expect([...destinationsOf(promoting).values()].flat()).toHaveLength(legalMoves(promoting).length - 3);
});

test("one step back", () => {
  const game = gameOf("e4 e5 Nf3");
  expect(takeBack(game).moves).toEqual(gameOf("e4 e5").moves);
  expect(isSamePosition(takeBack(game).position, gameOf("e4 e5").position)).toBe(true);
  expect(takeBack(gameOf("")).moves).toEqual([]);
});
