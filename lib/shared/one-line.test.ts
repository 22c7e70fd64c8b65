import { expect, test } from "vitest";
import { oneLine } from "./one-line";

test.each([
  { why: "a line break", words: "Fall\r\nBEGIN:VEVENT", is: "Fall BEGIN:VEVENT" },
  { why: "the line separators of Unicode", words: "Fall\u2028\u2029\u00852026", is: "Fall 2026" },
  { why: "tabs, a vertical tab and a form feed", words: "\tFall\v\f2026 ", is: "Fall 2026" },
  { why: "control characters", words: "Fall\u0000\u001b2026", is: "Fall 2026" },
  { why: "a plain name stays", words: "Zoë O’Neill–Díaz", is: "Zoë O’Neill–Díaz" },
])("$why", ({ words, is }) => {
  expect(oneLine(words)).toBe(is);
});
