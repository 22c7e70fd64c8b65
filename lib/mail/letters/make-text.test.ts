import { expect, test } from "vitest";
import { makeText } from "./make-text";

test.each([
  { why: "a colon leads to the link", label: "See the match", line: "See the match:" },
  { why: "a question keeps its mark alone", label: "Is it right?", line: "Is it right?" },
])("$why", ({ label, line }) => {
  const text = makeText({
    subject: "We found your match",
    greeting: "Hello Ada,",
    paragraphs: [],
    action: { label, url: "https://chess.example/m" },
    foot: [],
  });
  expect(text).toContain(`\n${line}\nhttps://chess.example/m\n`);
});
