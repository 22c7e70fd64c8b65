import { expect, test } from "vitest";
import { hasWords } from "./find-settings";

const TEXT = "Minutes for a match. Leave it empty for no limit.";

test.each([
  { why: "an empty search finds everything", query: " ", expected: true },
  { why: "part of a word", query: "minu", expected: true },
  { why: "capitals don't matter", query: "MATCH", expected: true },
  { why: "words in another order", query: "match minutes", expected: true },
  { why: "every word has to be there", query: "minutes move", expected: false },
])("$why", ({ query, expected }) => {
  expect(hasWords(TEXT, query)).toBe(expected);
});
