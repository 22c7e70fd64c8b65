import { expect, test } from "vitest";
import { splitRule } from "./split-rule";

const RULES = [{ value: "4.7 Stalemate" }, { value: "4.8 Draws" }];

test.each([
  { why: "nothing was sent yet", typed: undefined, expected: { cited: "", words: "" } },
  {
    why: "a rule of the list alone",
    typed: "4.7 Stalemate\n",
    expected: { cited: "4.7 Stalemate", words: "" },
  },
  { why: "own words alone", typed: "\nCommon sense", expected: { cited: "", words: "Common sense" } },
  {
    why: "a rule and more about it",
    typed: "4.8 Draws\nsecond sentence",
    expected: { cited: "4.8 Draws", words: "second sentence" },
  },
  { why: "a rule that is no longer listed", typed: "9.9 Gone\n", expected: { cited: "", words: "9.9 Gone" } },
])("$why", ({ typed, expected }) => {
  expect(splitRule(typed, RULES)).toEqual(expected);
});
