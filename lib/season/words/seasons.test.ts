import { expect, test } from "vitest";
import { startsOrStarted } from "./seasons";

test.each([
  { why: "until the first day is over", status: "running", today: "2026-11-16", word: "starts" },
  { why: "from the day after it", status: "running", today: "2026-11-17", word: "started" },
  { why: "once it's over", status: "finished", today: "2026-12-17", word: "started" },
  { why: "while players can register", status: "registration", today: "2026-11-17", word: "starts" },
] as const)("$why a season $word", ({ status, today, word }) => {
  expect(startsOrStarted({ status, startsOn: "2026-11-16" }, today)).toBe(word);
});
