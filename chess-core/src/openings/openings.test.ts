import { expect, test } from "vitest";
import { gameOf } from "../testing/legal";
import { openingAt, openingOf } from "./openings";
import { OPENINGS } from "./table";

test.each([
  { moves: "e4", eco: "B00", name: "King's Pawn Game" },
  { moves: "e4 e5 Nf3 Nc6 Bb5", eco: "C60", name: "Ruy Lopez" },
  { moves: "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", eco: "B90", name: "Sicilian Defense: Najdorf Variation" },
  { moves: "d4 Nf6 c4 e6 Nc3 Bb4", eco: "E20", name: "Nimzo-Indian Defense" },
])("$moves is the $name", ({ moves, eco, name }) => {
  expect(openingAt(gameOf(moves).position)).toEqual({ eco, name });
});

test("the order of the moves doesn't matter", () => {
  expect(openingAt(gameOf("c4 e6 d4 Nf6 Nc3 Bb4").position)).toEqual(
    openingAt(gameOf("d4 Nf6 c4 e6 Nc3 Bb4").position),
  );
});

test("a game keeps the name of the last opening on its way", () => {
  expect(openingOf(gameOf("e4 e5 Nf3 Nc6 Bb5 h5 h4"))).toMatchObject({ name: "Ruy Lopez" });
  expect(openingOf(gameOf(""))).toBeNull();
});

test("every line of the table is legal and names a position of its own", () => {
  const positions = OPENINGS.map((line) => gameOf(line.split("|")[2]!).position);
  for (const [at, position] of positions.entries()) {
    const [eco, name] = OPENINGS[at]!.split("|");
    expect(openingAt(position)).toEqual({ eco, name });
  }
});
