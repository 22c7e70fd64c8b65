import { makeFen } from "chess-core";
import { describe, expect, test } from "vitest";
import { type ReadGame, readGame, textsOf } from "./read-game";

const ROOK_ENDING = "8/5k2/8/8/8/2K5/8/R7 w - - 0 1";

describe("the game that the texts tell", () => {
  test.each([
    { why: "no text is the beginning", texts: { pgn: "", fen: "" }, moves: 0 },
    { why: "ordinary chess", texts: { pgn: '[Variant "Standard"]\n\n1. e4', fen: "" }, moves: 1 },
    { why: "moves from the beginning", texts: { pgn: "1. e4 e5", fen: "" }, moves: 2 },
    { why: "a position alone", texts: { pgn: "", fen: ROOK_ENDING }, moves: 0 },
    { why: "moves from a position", texts: { pgn: "Ra7+ Kf6", fen: ROOK_ENDING }, moves: 2 },
    { why: "with tags too", texts: { pgn: '[White "A"]\n\n1. Ra7+ Kf6', fen: ROOK_ENDING }, moves: 2 },
    {
      why: "a record keeps the position it names",
      texts: { pgn: `[SetUp "1"]\n[FEN "${ROOK_ENDING}"]\n\n1. Ra7+`, fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" },
      moves: 1,
    },
  ])("$why", ({ texts, moves }) => {
    expect(gameOf(readGame(texts)).moves).toHaveLength(moves);
  });

  test("its texts lead back to it, set up or not", () => {
    const setUp = gameOf(readGame({ pgn: "Ra7+ Kf6", fen: ROOK_ENDING }));
    expect(textsOf(setUp)).toEqual({ pgn: "1. Ra7+ Kf6", fen: ROOK_ENDING });
    expect(textsOf(gameOf(readGame({ pgn: "e4 e5 Nf3 *", fen: "" })))).toEqual({
      pgn: "1. e4 e5 2. Nf3",
      fen: "",
    });
    expect(textsOf(gameOf(readGame({ pgn: "", fen: "" })))).toEqual({ pgn: "", fen: "" });
  });
});

describe("a text that is almost right", () => {
  test.each([
    {
      why: "a record from a word processor",
      texts: { pgn: "1. ♘f3 g8f6 2. g2–g3 1 – 0", fen: "" },
      moves: 3,
      mended: [
        "Move 1, White: “♘f3” was read as Nf3.",
        "Move 1, Black: “g8f6” was read as Nf6.",
        "Move 2, White: “g2–g3” was read as g3.",
        "“1 – 0” was read as 1-0.",
      ],
    },
    {
      why: "a position of a program",
      texts: { pgn: "Ra7*", fen: "8/5k2/8/8/8/2K5/8/R7 w Q - 0 0" },
      moves: 1,
      mended: [
        "Position: castling right Q was left out: it needs a king on e1 and a rook on a1.",
        "Position: move number 0 was read as 1.",
      ],
    },
  ])("$why is mended, and we say so", ({ texts, moves, mended }) => {
    const read = readGame(texts);
    expect(read).toMatchObject({ ok: true, mended });
    expect(gameOf(read).moves).toHaveLength(moves);
  });
});

describe("why a text is no game", () => {
  test.each([
    {
      texts: { pgn: "1. e4 e5 2. Ke3", fen: "" },
      field: "pgn",
      headline: "Move 2, White: not a legal move",
      why: "Ke3 is not possible: the king on e1 does not move like that.",
      upTo: 2,
    },
    {
      texts: { pgn: "1. Ra7+ Kf6 2. Rb8", fen: ROOK_ENDING },
      field: "pgn",
      headline: "Move 2, White: not a legal move",
      why: "Rb8 is not possible: the rook on a7 does not move like that.",
      upTo: 2,
    },
    {
      texts: { pgn: "1. e4 e5 2. Nxz", fen: "" },
      field: "pgn",
      headline: "Move 2, White: can’t be read",
      why: '"Nxz" is not a move in algebraic notation.',
      upTo: 2,
    },
    {
      texts: { pgn: "1. e4 1-0 1. d4 *", fen: "" },
      field: "pgn",
      headline: "More than one game",
      why: "This text contains more than one game. Enter just one.",
      upTo: 0,
    },
    {
      texts: { pgn: '[Event "A"]\n\n1. e4 1-0\n\n[Event "B"]\n\n1. d5 *', fen: "" },
      field: "pgn",
      headline: "More than one game",
      why: "This text contains more than one game. Enter just one.",
      upTo: 0,
    },
    ...["1-0 White wins on time", "1/2-1/2 agreed", "* good game"].map((end) => ({
      texts: { pgn: `1. e4 e5 2. Qh5 Nc6 ${end}`, fen: "" },
      field: "pgn",
      headline: "Text after the result",
      why: "There’s text after the result. Leave it out.",
      upTo: 4,
    })),
    {
      texts: { pgn: '[Variant "Atomic"]\n\n1. e4 e5', fen: "" },
      field: "pgn",
      headline: "Not standard chess",
      why: "This is a game of Atomic, not of standard chess.",
      upTo: 0,
    },
    {
      texts: { pgn: "{nothing played}", fen: "" },
      field: "pgn",
      headline: "No moves here",
      why: "There’s no game in this text.",
      upTo: 0,
    },
    {
      texts: { pgn: "1. e4 e5 2. d4 bxd4", fen: "" },
      field: "pgn",
      headline: "Move 2, Black: not a legal move",
      why: "bxd4 is not possible: no black pawn on the b-file can reach d4.",
      upTo: 3,
    },
    {
      texts: { pgn: ROOK_ENDING, fen: "" },
      field: "pgn",
      headline: "This is a position",
      why: "It belongs in the field below: Position (FEN).",
      upTo: 0,
    },
    {
      texts: { pgn: "1. e4 e5 ".padEnd(60_001), fen: "" },
      field: "pgn",
      headline: "The record is too long",
      why: "The limit is 60,000 characters. Leave out the comments.",
      upTo: 0,
    },
    ...["1. e4 e5 2. Nf3", '[White "A"] [Black "B"] 1. e4'].map((fen) => ({
      texts: { pgn: "", fen },
      field: "fen",
      headline: "These are moves",
      why: "They belong in the field above: Moves (PGN).",
      upTo: 0,
    })),
    {
      texts: { pgn: "", fen: "8/5k2/8/8/8/2K5/8/R7 w - - 0" },
      field: "fen",
      headline: "This position can’t be read",
      why: "A FEN has six fields, or the first four of them; this has 5.",
      upTo: 0,
    },
    {
      texts: { pgn: "", fen: "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1" },
      field: "fen",
      headline: "This position isn’t possible",
      why: "Black is in check, and it is White’s turn.",
      upTo: 0,
    },
  ])("$headline: $why", ({ texts, upTo, ...expected }) => {
    const read = readGame(texts);
    expect(read).toMatchObject({ ok: false, error: expected });
    expect(read.ok ? -1 : read.error.upTo.moves.length).toBe(upTo);
  });
});

function gameOf(read: ReadGame) {
  if (!read.ok) throw new Error(`${read.error.headline}: ${read.error.why}`);
  expect(makeFen(read.game.position)).toBeTruthy();
  return read.game;
}
