import { expect, test } from "vitest";
import { suspect } from "./suspects";

test.each([
  "This league takes no notice.",
  "So often a year each player can give notice.",
  "The report that was amended meanwhile",
  "Whoever is there signs.",
  "The match stands as it was.",
  "Write an e-mail.",
  "It can be less than nothing.",
  "You cannot play then.",
])("house style rejects this: %s", (text) => {
  expect(suspect(text)).not.toEqual([]);
});

test.each(["You can't give advance notice in this league.", "Confirm 2–1", "Suggest times to Leilani"])(
  "house style accepts this: %s",
  (text) => {
    expect(suspect(text)).toEqual([]);
  },
);

test("a sentence of more than 30 words is suspect, but two short ones aren't", () => {
  const short = "This is a sentence that has precisely ten words in it.";
  expect(suspect(`${short} ${short} ${short} ${short}`)).toEqual([]);
  expect(suspect("word ".repeat(31))).toEqual(["31 words in one sentence"]);
});
