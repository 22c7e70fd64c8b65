import { expect, test } from "vitest";
import { withoutWaiver } from "./waiver-words";

test.each([
  {
    why: "it can still get one",
    isOver: false,
    words: "Fall 2026 doesn’t ask for a waiver. Write one, and players accept it when they register.",
  },
  {
    why: "it's over, so there's nothing to write",
    isOver: true,
    words: "Fall 2026 didn’t ask for a waiver.",
  },
])("a season without a waiver: $why", ({ isOver, words }) => {
  expect(withoutWaiver({ name: "Fall 2026", isOver })).toBe(words);
});
