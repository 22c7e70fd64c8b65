import { isLegal, legalMoves, parseFen, type Square, startGame, statusOf } from "chess-core";
import { describe, expect, test } from "vitest";
import { LAWS_OF_CHESS } from "@/lib/season/rules/presets/laws-of-chess";
import { RULE_DIAGRAMS } from "./rule-diagrams";
import { movesFrom } from "./rule-pictures";

const ALL = Object.values(RULE_DIAGRAMS).flat();

function positionOf(name: string) {
  const fen = ALL.find((diagram) => diagram.name === name)?.fen ?? "";
  const parsed = parseFen(fen, { composed: true });
  if (!parsed.ok) throw new Error(`${name}: no position`);
  return parsed.value;
}

test("they stand under sections that there are", () => {
  const ids = LAWS_OF_CHESS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(RULE_DIAGRAMS)));
});

test.each([
  ["Rook", "a5 b5 c5 d1 d2 d3 d4 d6 d7 d8 e5 f5 g5 h5"],
  ["Bishop", "a2 a8 b3 b7 c4 c6 e4 e6 f3 f7 g2 g8 h1"],
  ["Knight", "b4 b6 c3 c7 e3 e7 f4 f6"],
  ["King", "c4 c5 c6 d4 d6 e4 e5 e6"],
  ["Pawn", "b3 b4 e5 f5 g5"],
])("%s: the dots are its moves", (name, squares) => {
  const diagram = ALL.find((one) => one.name === name);
  expect(diagram && movesFrom(diagram).join(" ")).toBe(squares);
});

test.each(ALL.filter(({ arrows }) => arrows))(
  "$name: an arrow is a legal move, or the rook's part of castling",
  ({ name, arrows = [] }) => {
    const position = positionOf(name);
    for (const { from, to } of arrows) {
      const move = { from: from as Square, to: to as Square };
      const isPromotion = isLegal(position, { ...move, promotion: "queen" });
      const isRookOfCastling = legalMoves(position).some(({ castling }) => castling && /^[ah]1$/.test(from));
      expect(isLegal(position, move) || isPromotion || isRookOfCastling, `${from}${to}`).toBe(true);
    }
  },
);

describe("what they say is so", () => {
  test("no castling through an attacked square, and both ways where it is allowed", () => {
    const castles = (name: string) => legalMoves(positionOf(name)).flatMap(({ castling }) => castling ?? []);
    expect(castles("No castling")).toEqual([]);
    expect(castles("Castling, short")).toEqual(["kingside"]);
    expect(castles("Castling, long")).toEqual(["queenside"]);
  });

  test.each([
    ["Checkmate", "checkmate"],
    ["Stalemate", "stalemate"],
  ])("%s", (name, ending) => {
    expect(statusOf(startGame(positionOf(name)))).toMatchObject({ ending });
  });

  test("the knight of the underpromotion gives check", () => {
    expect(isLegal(positionOf("Underpromotion"), { from: "e7", to: "e8", promotion: "knight" })).toBe(true);
  });
});
