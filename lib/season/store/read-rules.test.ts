import { expect, it } from "vitest";
import { PRESET_RULES } from "../rules/presets/presets";
import { readRulesOnce } from "./read-rules";

const stored = (rules: object) => ({ id: crypto.randomUUID(), rules: JSON.parse(JSON.stringify(rules)) });

it("parses two packs with the same rules once", () => {
  const first = readRulesOnce(stored(PRESET_RULES.depaul));
  expect(readRulesOnce(stored(PRESET_RULES.depaul))).toBe(first);
});

it("tells packs apart that differ in one rule", () => {
  const { depaul } = PRESET_RULES;
  const patient = { ...depaul, reporting: { ...depaul.reporting, hoursToAnswer: 47 } };
  readRulesOnce(stored(depaul));
  expect(readRulesOnce(stored(patient)).reporting.hoursToAnswer).toBe(47);
});

it("still has the first pack after reading another one", () => {
  const [own, other] = [stored(PRESET_RULES.depaul), stored(PRESET_RULES.official)];
  const read = readRulesOnce(own);
  expect(readRulesOnce(other).preset).toBe("official");
  expect(readRulesOnce(own)).toBe(read);
});
