import { expect, test } from "vitest";
import { qualify } from "./qualify";

const rows = (...places: number[]) =>
  places.map((place, index) => ({ entryId: "abcdefgh"[index] ?? "", place }));
const lots = ["h", "g", "f", "e", "d", "c", "b", "a"];

test.each([
  { why: "nobody is level: no lot", of: rows(1, 2, 3, 4, 5), places: 4, seeds: "abcd", byLot: [] },
  {
    why: "two share the last place",
    of: rows(1, 2, 3, 4, 4),
    places: 4,
    seeds: "abce",
    byLot: [{ place: 4, entryIds: ["e", "d"], goOn: 1 }],
  },
  {
    why: "two share a place within: the lot decides their seeds",
    of: rows(1, 2, 2, 4, 5),
    places: 4,
    seeds: "acbd",
    byLot: [{ place: 2, entryIds: ["c", "b"], goOn: 2 }],
  },
  {
    why: "level below the last place matters to nobody",
    of: rows(1, 2, 3, 3),
    places: 2,
    seeds: "ab",
    byLot: [],
  },
  { why: "fewer players than places: all go on", of: rows(1, 2, 3), places: 8, seeds: "abc", byLot: [] },
])("$why", ({ of, places, seeds, byLot }) => {
  expect(qualify(of, places, lots)).toEqual({ seeds: [...seeds], byLot });
});

test("the order in which the lines come in makes no difference", () => {
  expect(qualify(rows(1, 2, 3, 4, 4).reverse(), 4, lots).seeds).toEqual([..."abce"]);
});
