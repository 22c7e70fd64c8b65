import { expect, test } from "vitest";
import { groupField, readGroups } from "./groups";

const AMARA = "00000000-0000-7000-8000-000000000001";
const THEO = "00000000-0000-7000-8000-000000000002";
const PRIYA = "00000000-0000-7000-8000-000000000003";
const typed = (...picks: readonly (readonly [string, string])[]) =>
  Object.fromEntries(picks.map(([id, group]) => [groupField(id), group]));

test.each([
  {
    why: "each player in one",
    typed: typed([AMARA, "1"], [THEO, "2"], [PRIYA, "1"]),
    expected: [[AMARA, PRIYA], [THEO]],
  },
  {
    why: "an empty group is left out",
    typed: typed([AMARA, "3"], [THEO, "1"]),
    expected: [[THEO], [AMARA]],
  },
  { why: "no group chosen", typed: typed([AMARA, ""], [THEO, "1"]), expected: [[THEO]] },
  { why: "not a group number", typed: typed([AMARA, "0"], [THEO, "1.5"], [PRIYA, "1e9"]), expected: [] },
  { why: "other fields", typed: { org: "lakeside", "group:": "1", "group:me": "1" }, expected: [] },
])("groups made by hand: $why", ({ typed, expected }) => {
  expect(readGroups(typed)).toEqual(expected);
});
