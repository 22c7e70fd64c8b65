import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLACK, WHITE } from "../board/board";
import { boardOf } from "../board/position";
import { canCheckmate, gamePositions, legalMoves, playMove, START, startGame, statusOf } from "../index";
import { positionAt, unwrap } from "../testing/legal";
import { isMateOutOfStep } from "./kings-and-pawns";
import { isMateRuledOut } from "./mating-net";

/** Verdicts of the tests of D3-Chess (miguel-ambrona/D3-Chess); "W-": only white could still mate, and so on. */
const ROWS = [
  { can: "WB", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", why: "the start" },
  {
    can: "WB",
    fen: "rnbqkb1r/ppp1pppp/3p1n2/8/3PP3/2N5/PPP2PPP/R1BQKBNR b KQkq - 2 3",
    why: "a full board after three moves",
  },
  {
    can: "WB",
    fen: "rnbqkbnr/ppp2ppp/8/3pp3/3P4/4PN2/PPP2PPP/RNBQKB1R b KQkq - 1 3",
    why: "a full board with open centers",
  },
  {
    can: "--",
    fen: "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - -",
    why: "a wall of pawns, each side with a bishop on the wrong color",
  },
  { can: "--", fen: "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - -", why: "a wall of pawns, and only kings" },
  {
    can: "--",
    fen: "7k/8/1p6/1Pp5/2Pp4/pB1Pp1p1/P1B1P1P1/1B1B2K1 b - -",
    why: "four bishops shut in behind their pawns",
  },
  { can: "--", fen: "2k5/6p1/6P1/6PK/6P1/6PR/7P/8 b - -", why: "a rook that's locked in" },
  { can: "--", fen: "5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8 w - -", why: "a wall from edge to edge" },
  { can: "--", fen: "8/8/8/8/8/1kB5/1B6/BKB5 w - -", why: "bishops all of one color" },
  {
    can: "--",
    fen: "8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - -",
    why: "a king in a cage that's stalemated whenever the other one comes near",
  },
  { can: "--", fen: "8/8/7p/5p1P/5p1K/4bPp1/5bPb/4bkb1 b - -", why: "the same cage with five bishops" },
  {
    can: "--",
    fen: "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - -",
    why: "a cage on the edge of the board",
  },
  { can: "-B", fen: "8/4b3/7p/5p1P/5p1K/5Pp1/6Pk/8 w - -", why: "a king that's mated in its cage" },
  { can: "WB", fen: "8/8/7p/2b2p1P/1bkb1pnK/5Pp1/6P1/8 b - -", why: "a cage that a knight can open" },
  {
    can: "--",
    fen: "2k5/p1p1p1p1/P1P1P1P1/2p1p2K/8/8/2P1P3/8 w - -",
    why: "pawns that face each other on their files with room between them",
  },
  {
    can: "--",
    fen: "1b1k4/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/3K4 w - -",
    why: "a king captures pawns, but neither gets past",
  },
  {
    can: "--",
    fen: "8/8/k6p/5p1P/3b1p2/2b2PpK/6P1/8 w - -",
    why: "two bishops that never reach the king's square",
  },
  {
    can: "WB",
    fen: "4k3/8/8/4p3/8/8/4P3/4K3 w - -",
    why: "each king can capture the pawn that blocks its own pawn",
  },
  {
    can: "WB",
    fen: "4k3/8/8/2p1p3/3p4/2P1P3/8/4K3 w - -",
    why: "pawns that can capture each other",
  },
  { can: "WB", fen: "3kb3/8/8/8/8/8/3KN3/8 w - -", why: "a knight, and a bishop beside the corner" },
  { can: "WB", fen: "8/2k5/8/4K3/1n6/8/8/B7 w - -", why: "the same with the colors exchanged" },
  { can: "WB", fen: "8/7k/5p1p/5P2/p1p2PpP/P1P1p1P1/4P3/K7 b - -", why: "a wall that en passant could open" },
  { can: "W-", fen: "6k1/6P1/6K1/8/8/8/8/8 w - -", why: "a pawn against a bare king" },
  { can: "W-", fen: "2k5/8/8/8/8/8/8/2KR4 w - -", why: "a rook against a bare king" },
  { can: "WB", fen: "6k1/6P1/5pK1/6P1/8/8/8/8 w - -", why: "a pawn on each side" },
  {
    can: "WB",
    fen: "2k5/3n4/8/8/8/8/8/2KB4 w - -",
    why: "a knight against a bishop: each can block its own king",
  },
  { can: "WB", fen: "8/2pN4/3p4/3k4/r7/8/5K2/8 w - -", why: "a lone knight, and pawns to block with" },
  { can: "WB", fen: "8/2k5/8/PpPpPpPp/1P1P1P1P/4Q3/2K5/8 w - -", why: "a queen behind a wall" },
  {
    can: "WB",
    fen: "k7/8/1p6/bP6/Bp6/1Pp5/2P5/NK6 w - -",
    why: "a knight in a corner that the king must leave first",
  },
] as const;

test.each(ROWS)("$can: $why", ({ can, fen }) => {
  const position = positionAt(fen);
  expect(canCheckmate(position, "white")).toBe(can.includes("W"));
  expect(canCheckmate(position, "black")).toBe(can.includes("B"));
});

describe("material (FIDE 5.2.2)", () => {
  test.each([
    { why: "a knight against a queen", fen: "7k/8/8/3q4/8/8/8/KN6 w - - 0 1", white: false },
    { why: "a knight against a rook", fen: "7k/8/8/3r4/8/8/8/KN6 w - - 0 1", white: true },
    { why: "a bishop against a rook", fen: "7k/8/8/3r4/8/8/8/KB6 w - - 0 1", white: false },
    {
      why: "a bishop against a bishop of the other color",
      fen: "7k/8/8/3b4/8/8/8/K1B5 w - - 0 1",
      white: true,
    },
    { why: "two knights", fen: "7k/8/8/8/8/8/8/KNN5 w - - 0 1", white: true },
    { why: "a bare king", fen: "7k/8/8/8/pppppppp/8/8/7K b - - 0 1", white: false },
  ])("$why", ({ fen, white }) => {
    expect(canCheckmate(positionAt(fen), "white")).toBe(white);
  });

  test("mate is on the board: one side has given it, and the other no longer can", () => {
    const mated = positionAt("4r2r/p6p/1pnN2p1/kQp5/3pPq2/3P4/PPP3PP/R5K1 b - - 0 2");
    expect(canCheckmate(mated, "white")).toBe(true);
    expect(canCheckmate(mated, "black")).toBe(false);
  });
});

test("it says unknown when its search is too short", () => {
  expect(canCheckmate(START, "white", { budget: 1 })).toBe("unknown");
});

test("what's ruled out never happens: no random game ends in a mate that was ruled out", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 250 }), (choices) => {
      let game = startGame();
      for (const choice of choices) {
        const moves = legalMoves(game.position);
        if (moves.length === 0) break;
        game = unwrap(playMove(game, moves[choice % moves.length]!));
      }
      const status = statusOf(game);
      if (status.kind !== "ended" || status.winner === undefined) return;
      const winner = status.winner === "white" ? WHITE : BLACK;
      for (const position of gamePositions(game))
        expect(
          isMateRuledOut(boardOf(position), winner) || isMateOutOfStep(boardOf(position), winner, 1000),
        ).toBe(false);
    }),
    { numRuns: 150 },
  );
});
