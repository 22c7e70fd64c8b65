import { expect, test } from "vitest";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { endChoices } from "./end-choices";
import { chosenRules } from "./rules-choice";
import { SHEETS } from "./sheets";

const labels = (rules: Parameters<typeof endChoices>[0]) => endChoices(rules).map(({ label }) => label);

test.each([
  { sheet: "official", offers: [] },
  { sheet: "depaul", offers: ["More than two minutes on a move"] },
  { sheet: "texas-state", offers: ["The hour is up: captured points"] },
  { sheet: "session-knockout", offers: [] },
])("$sheet offers the limits that it sets, and no other", ({ sheet, offers }) => {
  const { rules } = chosenRules(SHEETS, sheet);
  expect(labels(rules).filter((label) => /More than| up\b/.test(label))).toEqual(offers);
});

test("a limit of the season's own is said as it is", () => {
  const clock = { ...OFFICIAL.clock, secondsPerMove: 90, minutesPerMatch: 45 };
  expect(labels({ clock })).toContain("More than 90 seconds on a move");
  expect(labels({ clock })).toContain("45 minutes are up");
});
