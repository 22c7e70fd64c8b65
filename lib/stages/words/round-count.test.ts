import { expect, test } from "vitest";
import { countMatches } from "./round-count";

test.each([
  { why: "a round without matches", statuses: [], expected: "There are no matches to play." },
  { why: "one match, one sentence", statuses: ["scheduled"], expected: "The one match has a time." },
  { why: "two alike", statuses: ["final", "final"], expected: "Both matches are decided." },
  { why: "all alike", statuses: ["final", "final", "final"], expected: "All three matches are decided." },
  {
    why: "none has a time",
    statuses: ["open", "open", "open"],
    expected: "None of the three matches has a time yet.",
  },
  { why: "neither has a time", statuses: ["open", "open"], expected: "Neither match has a time yet." },
  {
    why: "matches furthest along come first",
    statuses: ["open", "with-director", "final", "open"],
    expected: "Of four matches, one is decided, one is with the director, and two have no time yet.",
  },
  {
    why: "a void match doesn't count",
    statuses: ["void", "final", "open"],
    expected: "Of two matches, one is decided and one has no time yet.",
  },
] as const)("$why", ({ statuses, expected }) => {
  expect(countMatches(statuses)).toBe(expected);
});
