import { expect, test } from "vitest";
import { keepApart } from "./keep-apart";

const PAIRS = [
  [1, 4],
  [2, 3],
] as const;

/** "A1" was first in group A. */
const qualifier = (id: string) => ({
  id,
  group: "ABC".indexOf(id.charAt(0)),
  position: Number(id.charAt(1)),
});

test.each([
  { why: "no one meets a player of their group", ranked: "A1 B1 A2 B2", seeds: "A1 B1 A2 B2" },
  { why: "players ranked second swap, not the winners", ranked: "A1 B1 B2 A2", seeds: "A1 B1 A2 B2" },
  {
    why: "a winner swaps with a winner if no one else had the rank",
    ranked: "A1 B1 C1 A2",
    seeds: "B1 A1 C1 A2",
  },
  {
    why: "with the nearest player if no one of that rank helps",
    ranked: "A1 B2 C3 A4",
    seeds: "A1 B2 A4 C3",
  },
  { why: "it can't be avoided with one group", ranked: "A1 A2 A3 A4", seeds: "A1 A2 A3 A4" },
])("$why", ({ ranked, seeds }) => {
  expect(keepApart(ranked.split(" ").map(qualifier), PAIRS).map(({ id }) => id)).toEqual(seeds.split(" "));
});
