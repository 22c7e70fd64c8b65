import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connectDeadline } from "./next-deadline";

const ROUND = {
  opens: "2026-11-02T06:00:00.000Z",
  deadline: "2026-11-09T05:59:00.000Z",
  ends: "2026-11-09T05:59:00.000Z",
};
const FINAL = { ...ROUND, ends: "2026-11-07T20:00:00.000Z", session: "true" };
const WORDS = { ahead: "It begins", now: "It closes", past: "It closed" };
const SESSION_WORDS = { ahead: "It’s played", now: "It’s played", past: "It was played" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { why: "begins", round: ROUND, now: "2026-10-27T18:00:00.000Z", says: "It begins: 5 days 12 h to go. " },
  { why: "is on", round: ROUND, now: "2026-11-08T18:00:00.000Z", says: "It closes: 11 h 59 min left. " },
  { why: "is over", round: ROUND, now: "2026-11-09T06:00:00.000Z", says: "It closed: " },
  {
    why: "is a session",
    round: FINAL,
    now: "2026-10-31T18:00:00.000Z",
    says: "It’s played: 7 days 2 h to go. ",
  },
])("a season's page counts to what its headline names: the round $why", ({ round, now, says }) => {
  vi.setSystemTime(now);
  const headline = { dataset: "session" in round ? SESSION_WORDS : WORDS, textContent: "" };
  const counter = { textContent: "" };
  const parts: Readonly<Record<string, object>> = { h2: headline, "[data-left]": counter };
  const shown = { dataset: round, hidden: true, querySelector: (part: string) => parts[part] ?? null };
  const disconnect = connectDeadline({ querySelectorAll: () => [shown] } as unknown as HTMLElement);
  expect(`${headline.textContent}: ${counter.textContent}`).toBe(says);
  expect(shown.hidden).toBe(false);
  disconnect();
});
