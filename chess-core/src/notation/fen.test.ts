import { describe, expect, test } from "vitest";
import { makeFen, parseFen } from "../index";
import { positionAt } from "../testing/legal";

const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

describe("an invalid FEN or an impossible position is refused with its reason", () => {
  test.each([
    { why: "nothing", fen: "", reason: "fields" },
    { why: "five fields", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0", reason: "fields" },
    { why: "seven ranks", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", reason: "placement" },
    {
      why: "a rank of seven",
      fen: "rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      reason: "placement",
    },
    {
      why: "a rank of nine",
      fen: "rnbqkbnr/p1p1p1p1p/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      reason: "placement",
    },
    {
      why: "two numbers in a row",
      fen: "rnbqkbnr/pppppppp/17/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      reason: "placement",
    },
    {
      why: "a letter that isn't a piece",
      fen: "rnbqk?nr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      reason: "placement",
    },
    {
      why: "no side to move",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ? KQkq - 0 1",
      reason: "turn",
    },
    {
      why: "two blanks where the rights should be",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w  - 0 1",
      reason: "fields",
    },
    {
      why: "an unknown right",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxkq - 0 1",
      reason: "castling",
    },
    {
      why: "a right twice",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1",
      reason: "castling",
    },
    { why: "a right without a rook", fen: "4k3/8/8/8/8/8/8/R3K3 w K - 0 1", reason: "castling" },
    {
      why: "a right without a king at home (Chess960)",
      fen: "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
      reason: "castling",
    },
    {
      why: "en passant behind one's own pawn",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e2 0 1",
      reason: "en-passant",
    },
    {
      why: "en passant on the mover's side",
      fen: "rnbqkbnr/1p1ppppp/B1p5/8/6P1/4P3/PPPP1P1P/RNBQK1NR w KQkq g3 0 3",
      reason: "en-passant",
    },
    {
      why: "en passant behind a pawn that's far from home",
      fen: "8/8/8/4k3/8/8/4p3/K7 w - e3 0 1",
      reason: "en-passant",
    },
    {
      why: "en passant, but the double step didn't come from an empty file",
      fen: "r1bqkbnr/pppnpppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 1",
      reason: "en-passant",
    },
    {
      why: "en passant, but the double step would have ignored a check",
      fen: "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
      reason: "en-passant",
    },
    {
      why: "en passant without a pawn that passed",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1",
      reason: "en-passant",
    },
    {
      why: "a clock in words",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
      reason: "clock",
    },
    {
      why: "a negative clock",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1",
      reason: "clock",
    },
    {
      why: "move number zero",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
      reason: "move-number",
    },
    { why: "no king", fen: "k7/8/8/8/8/8/8/8 w - - 0 1", reason: "kings" },
    { why: "two kings", fen: "k7/8/8/8/8/8/8/6KK w - - 0 1", reason: "kings" },
    { why: "a pawn on the last rank", fen: "3P4/1k2K3/8/8/8/8/8/8 w - - 0 1", reason: "pawns" },
    { why: "a pawn on the first rank", fen: "8/8/8/8/8/8/1k3K2/3p4 w - - 0 1", reason: "pawns" },
    { why: "nine pawns", fen: "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", reason: "pawns" },
    { why: "the side not to move is in check", fen: "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", reason: "check" },
    { why: "the kings touch", fen: "8/8/8/4k3/4K3/8/8/8 w - - 0 1", reason: "check" },
    { why: "three checkers", fen: "4k3/5P2/3N4/8/8/8/4R3/4K3 b - - 0 1", reason: "check" },
    { why: "two knights give check", fen: "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", reason: "check" },
    {
      why: "two checkers face each other across the king",
      fen: "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - - 0 1",
      reason: "check",
    },
  ])("$why", ({ fen, reason }) => {
    const answer = parseFen(fen);
    expect(answer).toMatchObject({ ok: false, error: { reason } });
    if (!answer.ok) expect(answer.error.message).toMatch(/\w{3}/);
  });

  test("a clock of 10000 says what the most is", () => {
    const fen = START_FEN.replace(" 0 1", " 10000 1");
    expect(parseFen(fen)).toMatchObject({ error: { message: expect.stringContaining("from 0 to 9999") } });
  });

  test("nine pawns pass as composed", () => {
    const fen = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    expect(makeFen(positionAt(fen))).toBe(fen);
  });

  test("a side has at most sixteen pieces", () => {
    const fen = "4k3/8/8/8/8/N6N/NNNNNNNN/NNNNKNN1 w - - 0 1";
    expect(parseFen(fen)).toMatchObject({ ok: false, error: { reason: "men" } });
    expect(parseFen(fen, { composed: true }).ok).toBe(true);
  });
});

describe("unusual but clear text is read and written in the standard form", () => {
  test.each([
    {
      why: "rights in any order",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1",
      back: START_FEN,
    },
    {
      why: "four fields, as in EPD",
      fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
      back: START_FEN,
    },
    {
      why: "white space around and between",
      fen: "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR  w KQkq - 0 1\n",
      back: START_FEN,
    },
    {
      why: "no pawn can capture en passant",
      fen: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
      back: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    },
    {
      why: "the pawn that could take is pinned along the rank",
      fen: "4k3/8/8/K1pP3r/8/8/8/8 w - c6 0 1",
      back: "4k3/8/8/K1pP3r/8/8/8/8 w - - 0 1",
    },
    {
      why: "en passant that can be played is kept",
      fen: "r3k2r/8/8/5pP1/1pP5/8/8/R3K2R w KQ f6 0 1",
      back: "r3k2r/8/8/5pP1/1pP5/8/8/R3K2R w KQ f6 0 1",
    },
    {
      why: "a double check that one move can give",
      fen: "8/8/2k5/5q2/5n2/8/5K2/8 b - - 12 80",
      back: "8/8/2k5/5q2/5n2/8/5K2/8 b - - 12 80",
    },
  ])("$why", ({ fen, back }) => {
    const answer = parseFen(fen);
    expect(answer.ok && makeFen(answer.value)).toBe(back);
  });
});

test("a composed position keeps a usable en-passant square, whatever came before", () => {
  const fen = "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1";
  expect(makeFen(positionAt(fen))).toBe(fen);
});
