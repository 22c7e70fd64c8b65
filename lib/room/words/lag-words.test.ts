import { expect, test } from "vitest";
import { lagWords } from "./room-words";

const NAMES = { home: "Amara", away: "Theo" };

test.each([
  { why: "nothing was given back", lag: { white: 0, black: 0 }, words: "" },
  { why: "too little to say", lag: { white: 49, black: 0 }, words: "" },
  {
    why: "the reader’s own, who has Black",
    lag: { white: 0, black: 400 },
    words: "Time returned for network delay: you 0.4 s",
  },
  {
    why: "both",
    lag: { white: 1_230, black: 400 },
    words: "Time returned for network delay: you 0.4 s, Theo 1.2 s",
  },
])("lag in words: $why", ({ lag, words }) => {
  expect(lagWords({ lag, white: "away" }, "home", NAMES)).toBe(words);
});
