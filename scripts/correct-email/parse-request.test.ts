import { expect, test } from "vitest";
import { parseCorrection } from "./parse-request";

test("addresses are read in the form in which they're stored, and an old one also as typed", () => {
  expect(parseCorrection(["Ann@old.example", " Ann@New.example "])).toEqual({
    from: ["Ann@old.example", "ann@old.example"],
    email: "ann@new.example",
  });
  expect(parseCorrection(["ann@old.example", "ann@new.example"]).from).toEqual(["ann@old.example"]);
});

test.each([
  { words: [], says: "Give the old and the new address" },
  { words: ["ann@old.example"], says: "Give the old and the new address" },
  { words: ["a@b.example", "c@d.example", "e@f.example"], says: "Give the old and the new address" },
  { words: ["ann@old.example", "ann"], says: '"ann" isn\'t an address. Enter an email address' },
  { words: ["ann@old.example", "1@no-email.invalid"], says: "isn't an address" },
])("refused: $words", ({ words, says }) => expect(() => parseCorrection(words)).toThrow(says));
