import { expect, test } from "vitest";
import type { DatedRound } from "../store/season-rounds";
import { roundToPlay } from "./round-to-play";

const ZONE = "America/Chicago";
const round = (number: number, opensAt: string, deadlineAt: string, final: Partial<DatedRound> = {}) => ({
  ...{ number, opensAt, deadlineAt, sessionAt: null, matches: [] },
  stage: { position: 1, format: "round-robin" as const },
  ...final,
});
const ONE = round(1, "2026-11-16T06:00:00.000Z", "2026-11-23T05:59:00.000Z");
const TWO = round(2, "2026-11-30T06:00:00.000Z", "2026-12-07T05:59:00.000Z", {
  matches: [{ status: "open", scheduledAt: null }],
});
const EXTENDED = { ...ONE, deadlineAt: TWO.deadlineAt };
const SESSION = "2026-12-13T00:00:00.000Z";
const FINAL = round(1, "2026-12-07T06:00:00.000Z", "2026-12-14T05:59:00.000Z", {
  stage: { position: 2, format: "knockout" },
  sessionAt: SESSION,
  matches: [{ status: "scheduled", scheduledAt: SESSION }],
});

test.each<{ why: string; at: string; rounds?: readonly DatedRound[]; says: string | null }>([
  { why: "it's played", at: "2026-11-20T18:00:00.000Z", says: "Round 1, until Sunday, Nov 22, 11:59 pm" },
  {
    why: "between two",
    at: "2026-11-25T18:00:00.000Z",
    says: "Round 2, Mon, Nov\u00a030 to Sun, Dec\u00a06",
  },
  {
    why: "an extended one has nothing left to report",
    at: "2026-12-01T18:00:00.000Z",
    rounds: [{ ...EXTENDED, matches: [{ status: "final", scheduledAt: null }] }, TWO],
    says: "Round 2, until Sunday, Dec 6, 11:59 pm",
  },
  { why: "all have closed", at: "2026-12-08T18:00:00.000Z", says: null },
  { why: "nothing is published", at: "2026-11-20T18:00:00.000Z", rounds: [], says: null },
  {
    why: "the final is at a session",
    at: "2026-12-08T18:00:00.000Z",
    rounds: [ONE, TWO, FINAL],
    says: "Final, Saturday, Dec 12, 6:00 pm",
  },
])("the round of a division: $why", ({ at, rounds = [ONE, TWO], says }) => {
  expect(roundToPlay(rounds, ZONE, at)).toBe(says);
});
