import { expect, test } from "vitest";
import { DEPAUL } from "../rules/presets/depaul";
import { rulePackSchema } from "./rule-pack";

test("a version stored before a setting existed keeps its meaning", () => {
  const { hoursToPlay: _, marginMinutes: ___, ...schedule } = DEPAUL.schedule;
  const { hoursBetweenAttempts: __, ...forfeits } = DEPAUL.forfeits;
  expect(rulePackSchema.parse({ ...DEPAUL, schedule, forfeits })).toEqual({
    ...DEPAUL,
    schedule: { ...schedule, hoursToPlay: 0, marginMinutes: 0 },
    forfeits: { ...forfeits, hoursBetweenAttempts: 0 },
  });
});
