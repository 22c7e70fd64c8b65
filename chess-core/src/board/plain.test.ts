import { describe, expect, test } from "vitest";
import {
  type Game,
  gameFromPlain,
  isSamePosition,
  legalMoves,
  makeFen,
  type PlainGame,
  type PlainPosition,
  plainGame,
  plainPosition,
  playMove,
  positionFromPlain,
  START,
  startGame,
  statusOf,
} from "../index";
import { gameOf, positionAt, unwrap } from "../testing/legal";

const copies = [
  ["JSON", (data: unknown): unknown => JSON.parse(JSON.stringify(data))],
  ["structuredClone", (data: unknown): unknown => structuredClone(data)],
] as const;

describe.each(copies)("%s", (_, copy) => {
  test.each([
    makeFen(START),
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 42 99",
    "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
  ])("a position survives: %s", (fen) => {
    const back = unwrap(positionFromPlain(copy(plainPosition(positionAt(fen)))));
    expect(makeFen(back)).toBe(fen);
    expect(isSamePosition(back, positionAt(fen))).toBe(true);
  });

  test("a game survives with its history", () => {
    const game = gameOf("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    const back = unwrap(gameFromPlain(copy(plainGame(game))));
    expect(back.moves).toEqual(game.moves);
    expect(statusOf(back)).toEqual({ kind: "ended", ending: "fivefold" });
  });

  test("a game that was set up, with a promotion", () => {
    const game = gameOf("e1=N Kb2", positionAt("4k3/8/8/8/8/8/4p3/K7 b - - 0 40"));
    expect(makeFen(unwrap(gameFromPlain(copy(plainGame(game)))).position)).toBe(makeFen(game.position));
  });
});

test.each([
  { why: "nothing", data: null, reason: "not-plain" },
  { why: "a text", data: "game", reason: "not-plain" },
  { why: "a position", data: plainPosition(START), reason: "not-plain" },
  { why: "a start that can't be", data: { kind: "game", start: "x", moves: [] }, reason: "fen" },
  {
    why: "an illegal move",
    data: { ...plainGame(gameOf("e4")), moves: ["e2e4", "e2e4"] },
    reason: "not-legal",
  },
  { why: "a move that isn't a text", data: { ...plainGame(gameOf("")), moves: [7] }, reason: "not-legal" },
])("data that isn't a game is refused: $why", ({ data, reason }) => {
  expect(gameFromPlain(data)).toMatchObject({ ok: false, error: { reason } });
});

test.each([null, 5, {}, { kind: "position" }, { kind: "position", fen: "8/8/8/8/8/8/8/8 w - - 0 1" }])(
  "data that isn't a position is refused: %j",
  (data) => {
    expect(positionFromPlain(data).ok).toBe(false);
  },
);

test("made-up objects don't compile", () => {
  // @ts-expect-error A position comes from `parseFen`, `setUp`, `play` or `positionFromPlain`.
  expect(() => legalMoves({})).toThrow();
  // @ts-expect-error A game comes from `startGame`, `playMove` or `gameFromPlain`.
  const game: Game = { start: START, position: START, moves: [] };
  expect(playMove(startGame(game.position), { from: "e2", to: "e4" }).ok).toBe(true);
  // @ts-expect-error Plain data comes from `plainPosition`.
  const position: PlainPosition = { kind: "position", fen: "" };
  // @ts-expect-error Plain data comes from `plainGame`.
  const plain: PlainGame = { kind: "game", start: "", moves: [] };
  expect([positionFromPlain(position).ok, gameFromPlain(plain).ok]).toEqual([false, false]);
});
