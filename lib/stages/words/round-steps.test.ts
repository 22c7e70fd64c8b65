import { expect, test } from "vitest";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { roundSteps } from "./round-steps";

test.each([
  { cutoff: 0, says: "either of you can cancel it until it begins" },
  { cutoff: 2, says: "either of you can cancel it until two hours before" },
])("with a cutoff of $cutoff hours, $says", ({ cutoff, says }) => {
  const rules = { ...DEPAUL, schedule: { ...DEPAUL.schedule, cancelCutoffHours: cutoff } };
  expect(roundSteps(rules).map(({ leagueNote }) => leagueNote)).toContain(says);
});
