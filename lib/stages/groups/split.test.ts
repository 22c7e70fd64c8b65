import { expect, test } from "vitest";
import { splitIntoGroups } from "./split";

const FIELD = { ordered: [..."abcdef"], lots: [..."fedcba"], groups: [] };
const split = (how: "lot" | "snake" | "by-hand", groups: readonly string[] = []) =>
  splitIntoGroups({ groupSize: 4, split: how }, { ...FIELD, groups: groups.map((ids) => [...ids]) })?.map(
    (ids) => ids.join(""),
  );

test.each([
  { how: "lot", groups: ["fdb", "eca"] },
  { how: "snake", groups: ["ade", "bcf"] },
] as const)("players are dealt by $how", ({ how, groups }) => {
  expect(split(how)).toEqual(groups);
});

test.each([
  { why: "everyone is in one", groups: ["abcd", "ef"], fits: true },
  { why: "someone is left out", groups: ["abc", "de"], fits: false },
  { why: "someone is in two", groups: ["abc", "cde"], fits: false },
  { why: "someone is in two besides everyone", groups: ["abcd", "aef"], fits: false },
  { why: "someone isn't in the division", groups: ["abc", "dex"], fits: false },
  { why: "one has a single player", groups: ["abcd", "e", "f"], fits: false },
  { why: "one is too large", groups: ["abcdef"], fits: false },
])("groups made by hand: $why: $fits", ({ groups, fits }) => {
  expect(split("by-hand", groups)).toEqual(fits ? groups : undefined);
});
