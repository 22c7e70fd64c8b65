import { expect, test } from "vitest";
import { forgivingEffect, strikesCount } from "./strikes";

test.each([
  [0, 2, "none counts, and the rules call for a review at two"],
  [1, 2, "one counts, and the rules call for a review at two"],
  [3, null, "three count"],
])("%i of %s: %s", (counting, strikeLimit, words) => expect(strikesCount(counting, strikeLimit)).toBe(words));

test.each([
  {
    counting: 1,
    strikeLimit: 1,
    isAsked: true,
    words: "Then no forfeit counts, and you’ll no longer be asked whether the player stays.",
  },
  {
    counting: 2,
    strikeLimit: 2,
    isAsked: true,
    words: "Then one forfeit counts, and you’ll no longer be asked whether the player stays.",
  },
  {
    counting: 4,
    strikeLimit: 2,
    isAsked: true,
    words: "Then three forfeits count, and you’ll still be asked whether the player stays.",
  },
  { counting: 2, strikeLimit: 3, isAsked: false, words: "Then one forfeit counts." },
  { counting: 2, strikeLimit: null, isAsked: false, words: "Then one forfeit counts." },
])("$words", ({ counting, strikeLimit, isAsked, words }) => {
  expect(forgivingEffect(counting, strikeLimit, isAsked)).toBe(words);
});
