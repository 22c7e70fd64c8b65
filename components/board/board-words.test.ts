import { type Move, parseFen, parseSan, START } from "chess-core";
import { expect, test } from "vitest";
import { moveInWords, pickInWords, squareLabel, whyNoMove } from "./board-words";

const PLAIN = { isPicked: false, isTarget: false, isLastMove: false, isInCheck: false };

test.each([
  ["e4, white pawn", { square: "e4", color: "white", role: "pawn" }, PLAIN],
  ["e4, empty, can go here", null, { ...PLAIN, isTarget: true }],
  [
    "e4, black queen, can be taken",
    { square: "e4", color: "black", role: "queen" },
    { ...PLAIN, isTarget: true },
  ],
  ["e4, white king, in check", { square: "e4", color: "white", role: "king" }, { ...PLAIN, isInCheck: true }],
  [
    "e4, white pawn, last move",
    { square: "e4", color: "white", role: "pawn" },
    { ...PLAIN, isLastMove: true },
  ],
] as const)("%s", (label, piece, state) => {
  expect(squareLabel("e4", piece, state)).toBe(label);
});

test.each([
  { fen: null, san: "Nf3", words: "White: knight g1 to f3." },
  {
    fen: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
    san: "a8=Q",
    words: "White: pawn a7 to a8 and becomes a queen, check.",
  },
  { fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", san: "O-O", words: "White: castles kingside." },
  { fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", san: "Ra8#", words: "White: rook a1 to a8, checkmate." },
  {
    fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    san: "exd6",
    words: "White: pawn e5 takes pawn on d6, en passant.",
  },
])("$words", ({ fen, san, words }) => {
  const position = fen ? unwrap(parseFen(fen)) : START;
  const move: Move = unwrap(parseSan(position, san));
  expect(moveInWords(position, move)).toBe(words);
});

test("a piece that can't be picked up says why", () => {
  expect(whyNoMove(START, "e7", "white")).toBe("It’s White’s turn, and that’s a black pawn.");
  expect(whyNoMove(START, "e4", "white")).toBe("e4 is empty. Pick up a piece first.");
  expect(whyNoMove(START, "a1", "white")).toBe("The rook on a1 has no legal move.");
});

function unwrap<Value>(answer: { ok: true; value: Value } | { ok: false }): Value {
  if (!answer.ok) throw new Error("not readable");
  return answer.value;
}

test("a piece that's picked up says where it can go, and then what the league's rules add", () => {
  const knight = { color: "white", role: "knight", square: "g1" } as const;
  const where = "White knight g1 picked up. It can go to f3 and h3.";
  expect(pickInWords(knight, ["f3", "h3"])).toBe(where);
  expect(pickInWords(knight, ["f3", "h3"], "It has to move.")).toBe(`${where} It has to move.`);
});
