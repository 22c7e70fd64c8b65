import { expect, test } from "vitest";
import { startsOrStarted } from "./seasons";

test.each([
  { why: "until the first day is over", today: "2026-11-16", word: "starts" },
  { why: "from the day after it", today: "2026-11-17", word: "started" },
])("$why a season $word", ({ today, word }) => {
  expect(startsOrStarted("2026-11-16", today)).toBe(word);
});
