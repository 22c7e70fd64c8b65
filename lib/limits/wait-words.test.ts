import { expect, test } from "vitest";
import { waitWords } from "./wait-words";

test.each([
  { seconds: 1, words: "Try again in a minute." },
  { seconds: 60, words: "Try again in a minute." },
  { seconds: 61, words: "Try again in 2 minutes." },
  { seconds: 700, words: "Try again in 12 minutes." },
  { seconds: 7_200, words: "Try again in 120 minutes." },
  { seconds: 86_000, words: "Try again in 24 hours." },
])("$seconds seconds: $words", ({ seconds, words }) => {
  expect(waitWords(seconds)).toBe(words);
});
