import { expect, test } from "vitest";
import { countdown } from "./countdown";

const ROUND = {
  opensAt: "2026-11-30T06:00:00.000Z",
  deadlineAt: "2026-12-07T05:59:00.000Z",
  endsAt: "2026-12-07T05:59:00.000Z",
  isSession: false,
  ahead: "Round 7 begins",
  now: "Round 7 closes",
  past: "Round 7 closed",
};
const FINAL = {
  ...ROUND,
  endsAt: "2026-12-05T20:00:00.000Z",
  isSession: true,
  ahead: "The final is played",
  now: "The final is played",
  past: "The final was played",
};

test.each([
  { round: ROUND, now: "2026-11-28T18:00:00.000Z", words: "Round 7 begins", left: "1 day 12 h to go" },
  { round: ROUND, now: "2026-12-06T18:00:00.000Z", words: "Round 7 closes", left: "11 h 59 min left" },
  { round: ROUND, now: "2026-12-07T05:59:00.000Z", words: "Round 7 closed", left: null },
  { round: FINAL, now: "2026-11-28T18:00:00.000Z", words: "The final is played", left: "7 days 2 h to go" },
  { round: FINAL, now: "2026-12-05T18:00:00.000Z", words: "The final is played", left: "2 h to go" },
  { round: FINAL, now: "2026-12-05T21:00:00.000Z", words: "The final is played", left: null },
  { round: FINAL, now: "2026-12-07T05:59:00.000Z", words: "The final was played", left: null },
])("$now: $words, $left", ({ round, now, words, left }) => {
  expect(countdown(round, now)).toEqual({ words, left });
});
