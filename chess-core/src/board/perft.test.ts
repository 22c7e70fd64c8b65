import { describe, expect, test } from "vitest";
import { makeFen, perft } from "../index";
import { positionAt } from "../testing/legal";
import { EDGE_ROWS, ODD_ROWS, WIKI_ROWS } from "../testing/perft-table";

describe("the number of ways to play is as published", () => {
  test.each([...WIKI_ROWS, ...EDGE_ROWS, ...ODD_ROWS])("$why ($depth)", ({ fen, depth, leaves }) => {
    expect(perft(positionAt(fen), depth)).toBe(leaves);
  });
});

test("counting doesn't change the position", () => {
  const position = positionAt("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 3 7");
  const before = makeFen(position);
  perft(position, 3);
  expect(makeFen(position)).toBe(before);
});
