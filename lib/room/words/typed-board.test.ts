import { makeUci, type Position, parseFen } from "chess-core";
import { describe, expect, test } from "vitest";
import { readTyped, type TypedBoard } from "./typed-board";

const OPENING = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
const CASTLING = "r3k2r/pppq1ppp/2n5/3p4/1b1P4/2N5/PPPQ1PPP/R3K2R w KQkq - 0 1";
const PROMOTION = "8/4P3/8/8/8/1k6/8/1K6 w - - 0 1";

const at = (fen: string): Position => {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
};

function ask(text: string, fen = OPENING, rest: Partial<TypedBoard> = {}): string {
  const board = {
    position: at(fen),
    sans: ["e4", "e5", "Nf3"],
    mine: "black",
    clocks: null,
    canMove: true,
    ...rest,
  } as const;
  const typed = readTyped(text, board);
  return typed.kind === "move" ? makeUci(typed.move) : typed.text;
}

describe("a move", () => {
  test.each([
    { why: "its name", text: "Nc6", uci: "b8c6" },
    { why: "a small letter", text: "nc6", uci: "b8c6" },
    { why: "in words", text: "knight c6", uci: "b8c6" },
    { why: "in longer words", text: "Knight to c6", uci: "b8c6" },
    { why: "from square to square", text: "g8f6", uci: "g8f6" },
    { why: "from square to square, with a space", text: "D7 D5", uci: "d7d5" },
    { why: "a pawn in words", text: "pawn d5", uci: "d7d5" },
    { why: "a pawn", text: "d5", uci: "d7d5" },
    { why: "castling in words", text: "castle", fen: CASTLING, uci: "e1g1" },
    { why: "castling long in words", text: "castle queenside", fen: CASTLING, uci: "e1c1" },
    { why: "castling with zeros", text: "0-0-0", fen: CASTLING, uci: "e1c1" },
    { why: "a capture in words", text: "knight takes d5", fen: CASTLING, uci: "c3d5" },
    { why: "a promotion", text: "e8=N", fen: PROMOTION, uci: "e7e8n" },
    { why: "a promotion by squares", text: "e7e8q", fen: PROMOTION, uci: "e7e8q" },
  ])("$why: $text", ({ text, fen, uci }) => {
    expect(ask(text, fen)).toBe(uci);
  });

  test.each([
    { why: "an illegal one", text: "Nd4" },
    { why: "an illegal one by squares", text: "g8g6" },
  ])("$why has a reason", ({ text }) => {
    expect(ask(text)).toMatch(/\w.*\.$/);
  });

  test.each([
    { why: "nothing", text: " ", says: "Type a move, such as Nf3, or “help.”" },
    {
      why: "words are quoted as they were typed",
      text: "where is my king?",
      says: "“where is my king?” isn’t a move or a question. Type “help” to see what you can ask.",
    },
    {
      why: "long ones are cut",
      text: "what does everyone else think about this",
      says: "“what does everyone e…” isn’t a move or a question. Type “help” to see what you can ask.",
    },
  ])("$why: $text", ({ text, says }) => {
    expect(ask(text)).toBe(says);
  });

  test.each([
    { why: "one of the reader's", text: "Nc6" },
    { why: "one of the opponent's", text: "Bb5" },
    { why: "one by squares", text: "b8c6" },
    { why: "one that's impossible for both", text: "Ke3" },
  ])("$why waits while the opponent has the move", ({ text }) => {
    const waiting = { canMove: false, mine: "white" } as const;
    expect(ask(text, OPENING, waiting)).toBe("Wait for your opponent’s move.");
  });

  test("a side is named as in all sentences, with a curly apostrophe", () => {
    expect(ask("d2d4")).toContain("it is Black’s turn");
  });

  test("while the opponent has the move, questions are answered, and nonsense is called that", () => {
    expect(ask("square e4", OPENING, { canMove: false })).toBe("e4 white pawn.");
    expect(ask("hello", OPENING, { canMove: false })).toMatch(/isn’t a move/);
  });
});

describe("a question", () => {
  test.each([
    { why: "the last move", text: "last move", says: "2. White: Nf3." },
    { why: "the same by its letter", text: "l", says: "2. White: Nf3." },
    { why: "no clock", text: "clock", says: "This game has no clock." },
    { why: "a square", text: "square e4", says: "e4 white pawn." },
    { why: "an empty square", text: "What’s on E3?", says: "e3: empty." },
    { why: "a row", text: "row 4", says: "Row 4: e4 white pawn." },
    { why: "a rank is a row", text: "rank 3", says: "Row 3: f3 white knight." },
    {
      why: "a file",
      text: "file e",
      says: "File e: e1 white king, e4 white pawn, e5 black pawn, and e8 black king.",
    },
    { why: "a kind", text: "pieces knight", says: "Knights: white b1, f3; black b8, g8." },
    {
      why: "no such piece",
      text: "pieces camel",
      says: "There are no “camel” pieces. Ask for white, black, or a piece’s name.",
    },
    { why: "moves from a square", text: "moves g8", says: "g8 black knight: Ne7, Nh6, and Nf6." },
    { why: "moves of a blocked piece", text: "m a8", says: "a8 black rook: no moves." },
    { why: "moves from an empty square", text: "moves e3", says: "e3: empty." },
    { why: "moves when it isn’t their turn", text: "moves f3", says: "It’s Black’s move." },
  ])("$why: $text", ({ text, says }) => {
    expect(ask(text)).toBe(says);
  });

  test("whose pieces are mine depends on the color", () => {
    expect(ask("my pieces", PROMOTION, { mine: "white" })).toBe("White: king b1; pawn e7.");
    expect(ask("their pieces", PROMOTION, { mine: "white" })).toBe("Black: king b3.");
    expect(ask("p b", PROMOTION)).toBe("Black: king b3.");
  });

  test("the board is read row by row, from the top", () => {
    expect(ask("board", PROMOTION)).toBe(
      "Row 8: empty. Row 7: e7 white pawn. Row 6: empty. Row 5: empty. Row 4: empty. Row 3: b3 black king. Row 2: empty. Row 1: b1 white king.",
    );
  });

  test("the clocks, nothing played, and help", () => {
    expect(ask("time", OPENING, { clocks: "You: 3 minutes." })).toBe("You: 3 minutes.");
    expect(ask("last", OPENING, { sans: [] })).toBe("No one has moved.");
    expect(ask("help")).toContain("last move, clock");
  });
});
