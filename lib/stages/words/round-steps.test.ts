import { expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { roundSteps } from "./round-steps";

test.each([
  { cutoff: 0, says: "either of you can cancel it until it begins" },
  { cutoff: 2, says: "either of you can cancel it until two hours before" },
])("with a cutoff of $cutoff hours, $says", ({ cutoff, says }) => {
  const rules = { ...DEPAUL, schedule: { ...DEPAUL.schedule, cancelCutoffHours: cutoff } };
  expect(roundSteps(rules).map(({ leagueNote }) => leagueNote)).toContain(says);
});

test("a step doesn't call a match one game if a final is longer", () => {
  const [robin, knockout] = TEXAS_STATE.stages;
  const rules = { ...TEXAS_STATE, stages: [robin, { ...knockout, finalBestOf: 5 }] } as RulePack;
  expect(roundSteps(rules).map(({ you }) => you)).toContain("Play the match");
  expect(roundSteps(TEXAS_STATE).map(({ you }) => you)).toContain("Play one game");
});
