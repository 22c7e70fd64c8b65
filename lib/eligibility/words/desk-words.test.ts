import { expect, test } from "vitest";
import { whoCanPlay } from "./desk-words";

test.each([
  {
    why: "it has no list",
    facts: { isOver: false, lines: null },
    words: "Fall 2026 has no list, so everyone can register.",
  },
  {
    why: "it's over",
    facts: { isOver: true, lines: null },
    words: "Fall 2026 is over, so no one can register for it anymore.",
  },
  {
    why: "it's over, whatever its list says",
    facts: { isOver: true, lines: 3 },
    words: "Fall 2026 is over, so no one can register for it anymore.",
  },
])("who can register for a season: $why", ({ facts, words }) => {
  expect(whoCanPlay({ season: "Fall 2026", groups: [], ...facts })).toBe(words);
});
