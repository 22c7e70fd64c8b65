import { expect, test } from "vitest";
import { forgivingEffect, strikesCount } from "./strikes";

test.each([
  [0, 2, "none counts, and the rules call for a review at two"],
  [1, 2, "one counts, and the rules call for a review at two"],
  [3, null, "three count"],
])("%i of %s: %s", (counting, bears, words) => expect(strikesCount(counting, bears)).toBe(words));

test.each([
  { counting: 1, bears: 1, isAsked: true, words: "Then no forfeit counts, and you’re no longer asked." },
  { counting: 2, bears: 2, isAsked: true, words: "Then one forfeit counts, and you’re no longer asked." },
  { counting: 4, bears: 2, isAsked: true, words: "Then three forfeits count, and you’re still asked." },
  { counting: 2, bears: 3, isAsked: false, words: "Then one forfeit counts." },
  { counting: 2, bears: null, isAsked: false, words: "Then one forfeit counts." },
])("$words", ({ counting, bears, isAsked, words }) => {
  expect(forgivingEffect(counting, bears, isAsked)).toBe(words);
});
