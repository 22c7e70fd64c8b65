import { expect, test } from "vitest";
import { matchAfter } from "@/components/gallery/match-scenes";
import { type MatchOutcome, wonBy } from "@/lib/match/rules/outcome";
import type { Side } from "@/lib/match/rules/sides";
import { setScene } from "@/lib/match/view/match-scene";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { StageKey } from "@/lib/stages/stage-rules";
import { lastInBracket } from "./last-in-bracket";

const NOW = "2026-12-20T20:45:00.000Z";
const WON = wonBy("home", "agreed", { home: 1, away: 0 });
const LOST = wonBy("away", "agreed", { home: 0, away: 1 });

function sceneOf(format: StageKey, outcome: MatchOutcome | null, number = 1, gone?: Side) {
  const match = matchAfter(outcome ? [{ type: "ReportApproved", by: "away", outcome }] : [], {
    rules: TEXAS_STATE,
  });
  const opensAt = `2026-11-1${number}T06:00:00.000Z`;
  const round = { ...match.round, number, of: 2, opensAt };
  const left = gone && { [gone]: { ...match[gone], hasLeft: true } };
  return setScene({ ...match, ...left, number: 1, stage: { ...match.stage, format }, round }, NOW);
}

test.each([
  { why: "won", scenes: [sceneOf("knockout", WON)], says: "You advance." },
  { why: "lost", scenes: [sceneOf("knockout", LOST)], says: "Theo advances." },
  {
    why: "lost to a player who left",
    scenes: [sceneOf("knockout", LOST, 1, "away")],
    says: "Theo is no longer in the division.",
  },
  {
    why: "won, and left",
    scenes: [sceneOf("knockout", WON, 1, "home")],
    says: "You’re no longer in the division.",
  },
  {
    why: "the final is won, whatever the order",
    scenes: [sceneOf("knockout", WON, 2), sceneOf("knockout", WON)],
    says: "You are the champion.",
  },
  { why: "not decided", scenes: [sceneOf("knockout", null)], says: null },
  { why: "no bracket", scenes: [sceneOf("round-robin", WON)], says: null },
  { why: "no match", scenes: [], says: null },
])("what the last match led to: $why", ({ scenes, says }) => {
  expect(lastInBracket(scenes)).toBe(says);
});
