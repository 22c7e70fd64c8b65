import { expect, test } from "vitest";
import { venuesAreClosed } from "./closed-venues";

test.each([
  { why: "one venue is named", names: ["Courtside Lounge"], expected: "Courtside Lounge is closed" },
  {
    why: "all of them are the rec center",
    names: ["Courtside Lounge", "Ray Meyer Atrium"],
    expected: "The rec center is closed",
  },
  { why: "so is an organization without venues", names: [], expected: "The rec center is closed" },
])("$why", ({ names, expected }) => {
  expect(venuesAreClosed(names)).toBe(expected);
});
