import { expect, test } from "vitest";
import { withoutFee } from "./fee-words";

test.each([
  {
    why: "it can still get one",
    isOver: false,
    words: "Fall 2026 has no fee. Add one, and players see it when they register.",
  },
  { why: "it's over, so there's nothing to add", isOver: true, words: "Fall 2026 had no fee." },
])("a season without a fee: $why", ({ isOver, words }) => {
  expect(withoutFee({ name: "Fall 2026", isOver })).toBe(words);
});
