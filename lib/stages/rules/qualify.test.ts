import fc from "fast-check";
import { expect, test } from "vitest";
import { type QualifyingRow, qualify } from "./qualify";

const rows = (...ranks: number[]): readonly QualifyingRow[] =>
  ranks.map((rank, index) => ({ entryId: "abcdefgh"[index] ?? "", rank, missed: [] }));
const lots = ["h", "g", "f", "e", "d", "c", "b", "a"];
const miss = (of: readonly QualifyingRow[], ...ids: string[]): readonly QualifyingRow[] =>
  of.map((row) => (ids.includes(row.entryId) ? { ...row, missed: ["forfeit"] } : row));

test.each([
  { why: "no ties: no lot", of: rows(1, 2, 3, 4, 5), spots: 4, seeds: "abcd", byLot: [], out: "" },
  {
    why: "two tie for the last spot",
    of: rows(1, 2, 3, 4, 4),
    spots: 4,
    seeds: "abce",
    byLot: [{ rank: 4, entryIds: ["e", "d"], goOn: 1 }],
    out: "",
  },
  {
    why: "two tie above that: the lot decides their seeds",
    of: rows(1, 2, 2, 4, 5),
    spots: 4,
    seeds: "acbd",
    byLot: [{ rank: 2, entryIds: ["c", "b"], goOn: 2 }],
    out: "",
  },
  {
    why: "a tie below the last spot doesn't matter",
    of: rows(1, 2, 3, 3),
    spots: 2,
    seeds: "ab",
    byLot: [],
    out: "",
  },
  {
    why: "fewer players than spots: all advance",
    of: rows(1, 2, 3),
    spots: 8,
    seeds: "abc",
    byLot: [],
    out: "",
  },
  {
    why: "the next one moves up for a player who misses a condition",
    of: miss(rows(1, 2, 3, 4, 5), "b"),
    spots: 3,
    seeds: "acd",
    byLot: [],
    out: "b",
  },
  {
    why: "so does the one after, if the next one misses it too",
    of: miss(rows(1, 2, 3, 4, 5), "b", "d"),
    spots: 3,
    seeds: "ace",
    byLot: [],
    out: "bd",
  },
  {
    why: "a player who ranks below those who advance isn't passed over",
    of: miss(rows(1, 2, 3, 4, 5), "e"),
    spots: 3,
    seeds: "abc",
    byLot: [],
    out: "",
  },
  {
    why: "a player who misses a condition draws no lot with those who are tied",
    of: miss(rows(1, 2, 2, 2), "d"),
    spots: 2,
    seeds: "ac",
    byLot: [{ rank: 2, entryIds: ["c", "b"], goOn: 1 }],
    out: "d",
  },
  {
    why: "spots stay empty if too few meet the conditions",
    of: miss(rows(1, 2, 3, 4), "a", "d"),
    spots: 4,
    seeds: "bc",
    byLot: [],
    out: "ad",
  },
  {
    why: "with only one who meets them, the first of the others is seeded second",
    of: miss(rows(1, 2, 3), "a", "c"),
    spots: 4,
    seeds: "ba",
    byLot: [],
    out: "c",
  },
  {
    why: "with no one who meets them, the first two advance",
    of: miss(rows(1, 2, 3), "a", "b", "c"),
    spots: 4,
    seeds: "ab",
    byLot: [],
    out: "c",
  },
])("$why", ({ of, spots, seeds, byLot, out }) => {
  const found = qualify(of, spots, lots);
  expect(found).toMatchObject({ seeds: [...seeds], byLot });
  expect(found.passedOver.map(({ entryId }) => entryId)).toEqual([...out]);
});

test("the order of the input rows doesn't matter", () => {
  expect(qualify(rows(1, 2, 3, 4, 4).toReversed(), 4, lots).seeds).toEqual([..."abce"]);
});

const anyRows = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 8 }).map((flags) =>
  flags.map(
    ([isTied, isOut], index): QualifyingRow => ({
      entryId: "abcdefgh"[index] ?? "",
      rank: isTied ? Math.max(1, index) : index + 1,
      missed: isOut ? ["points"] : [],
    }),
  ),
);

test("those who meet the conditions keep their order, and no one of them is left out for one who doesn't", () => {
  fc.assert(
    fc.property(anyRows, fc.integer({ min: 2, max: 8 }), (of, spots) => {
      const { seeds } = qualify(of, spots, lots);
      const able = seeds.flatMap(
        (id) => of.find((row) => row.entryId === id && row.missed.length === 0) ?? [],
      );
      expect(able.map(({ rank }) => rank)).toEqual(able.map(({ rank }) => rank).toSorted((a, b) => a - b));
      if (seeds.length > able.length) expect(able).toEqual(of.filter(({ missed }) => missed.length === 0));
    }),
  );
});

test("a player who advances still does if they alone no longer miss a condition, and never are there fewer", () => {
  fc.assert(
    fc.property(anyRows, fc.integer({ min: 2, max: 8 }), fc.nat(), (of, spots, which) => {
      const freed = of[which % of.length]?.entryId ?? "";
      const before = qualify(of, spots, lots).seeds;
      const after = qualify(
        of.map((row) => (row.entryId === freed ? { ...row, missed: [] } : row)),
        spots,
        lots,
      ).seeds;
      expect(after.length).toBeGreaterThanOrEqual(before.length);
      if (before.includes(freed)) expect(after).toContain(freed);
    }),
  );
});
