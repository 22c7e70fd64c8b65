import { expect, test } from "vitest";
import { isBlank, oneLine } from "./one-line";

test.each([
  { why: "a line break", words: "Fall\r\nBEGIN:VEVENT", is: "Fall BEGIN:VEVENT" },
  { why: "the line separators of Unicode", words: "Fall\u2028\u2029\u00852026", is: "Fall 2026" },
  { why: "tabs, a vertical tab and a form feed", words: "\tFall\v\f2026 ", is: "Fall 2026" },
  { why: "control characters", words: "Fall\u0000\u001b2026", is: "Fall 2026" },
  {
    why: "an override of direction, which turned what follows around",
    words: "\u202eEvil\u2067",
    is: "Evil",
  },
  { why: "marks of direction stay", words: "Osei \u200f(אמרה)", is: "Osei \u200f(אמרה)" },
  { why: "a plain name stays", words: "Zoë O’Neill–Díaz", is: "Zoë O’Neill–Díaz" },
])("$why", ({ words, is }) => {
  expect(oneLine(words)).toBe(is);
});

test.each([
  { why: "nothing", words: "", is: true },
  { why: "a zero-width space", words: "\u200b", is: true },
  { why: "fillers and a Braille blank", words: "\u3164 \u115f\u2800", is: true },
  { why: "a letter", words: "\u200bX", is: false },
  { why: "Hebrew letters", words: "אמרה", is: false },
  { why: "an emoji", words: "♟️", is: false },
])("is there nothing to see? $why", ({ words, is }) => {
  expect(isBlank(words)).toBe(is);
});
