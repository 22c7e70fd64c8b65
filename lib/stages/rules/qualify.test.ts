import { expect, test } from "vitest";
import { qualify } from "./qualify";

const rows = (...ranks: number[]) => ranks.map((rank, index) => ({ entryId: "abcdefgh"[index] ?? "", rank }));
const lots = ["h", "g", "f", "e", "d", "c", "b", "a"];

test.each([
  { why: "no ties: no lot", of: rows(1, 2, 3, 4, 5), spots: 4, seeds: "abcd", byLot: [] },
  {
    why: "two tie for the last spot",
    of: rows(1, 2, 3, 4, 4),
    spots: 4,
    seeds: "abce",
    byLot: [{ rank: 4, entryIds: ["e", "d"], goOn: 1 }],
  },
  {
    why: "two tie above that: the lot decides their seeds",
    of: rows(1, 2, 2, 4, 5),
    spots: 4,
    seeds: "acbd",
    byLot: [{ rank: 2, entryIds: ["c", "b"], goOn: 2 }],
  },
  {
    why: "a tie below the last spot doesn't matter",
    of: rows(1, 2, 3, 3),
    spots: 2,
    seeds: "ab",
    byLot: [],
  },
  { why: "fewer players than spots: all advance", of: rows(1, 2, 3), spots: 8, seeds: "abc", byLot: [] },
])("$why", ({ of, spots, seeds, byLot }) => {
  expect(qualify(of, spots, lots)).toEqual({ seeds: [...seeds], byLot });
});

test("the order of the input rows doesn't matter", () => {
  expect(qualify(rows(1, 2, 3, 4, 4).reverse(), 4, lots).seeds).toEqual([..."abce"]);
});
