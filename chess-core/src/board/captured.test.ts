import { expect, test } from "vitest";
import { capturedPoints, START, startGame } from "../index";
import { gameOf, positionAt } from "../testing/legal";

test("nothing is captured at the start", () => {
  expect(capturedPoints(START)).toEqual({ white: 0, black: 0, taken: { white: [], black: [] } });
  expect(capturedPoints(startGame())).toMatchObject({ white: 0, black: 0 });
});

test("a game is followed capture by capture", () => {
  const game = gameOf("e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
  expect(capturedPoints(game)).toEqual({
    white: 10,
    black: 2,
    taken: { white: ["pawn", "queen"], black: ["pawn", "pawn"] },
  });
});

test("en passant takes a pawn", () => {
  expect(capturedPoints(gameOf("e4 a6 e5 d5 exd6"))).toMatchObject({ white: 1, black: 0 });
});

test("a captured promoted piece counts as itself, or as a pawn if the league says so", () => {
  const game = gameOf("Kf2 Kd7 b8=Q Rxb8", positionAt("2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1"));
  expect(capturedPoints(game).black).toBe(9);
  expect(capturedPoints(game, { promoted: "pawn" }).black).toBe(1);
});

test("a promoted piece that moves is still the pawn it was", () => {
  const game = gameOf("b8=Q+ Kd7 Qb1 Rb2 Kf1 Rxb1+", positionAt("4k3/1P6/8/8/8/8/2r5/4K3 w - - 0 1"));
  expect(capturedPoints(game, { promoted: "pawn" }).taken.black).toEqual(["pawn"]);
});

test("a league can have its own values", () => {
  const game = gameOf("e4 d5 exd5 Nf6 Bb5+ Bd7 Bxd7+");
  expect(capturedPoints(game, { bishop: 3.5 }).white).toBe(4.5);
});

test("a bare position is judged by what's missing, including promoted pieces", () => {
  expect(
    capturedPoints(positionAt("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1")),
  ).toMatchObject({
    white: 9,
    black: 3,
  });
  const promoted = positionAt("rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPP1/RNBQKBNQ w Qkq - 0 1");
  expect(capturedPoints(promoted)).toMatchObject({ white: 1, black: 5 });
});
