import { expect, test } from "vitest";
import { PRESET_RULES } from "../../rules/presets/presets";
import { changedSettings } from "../../rules/settings/changed-settings";
import { SETTING_NAMES, SETTINGS } from "../../rules/settings/pack";
import { printSettings } from "../../rules/settings/print-setting";
import { settingValue, toldChange } from "./told-changes";

test.each([
  { setting: "clock.minutesPerMatch", from: "60", to: "45", told: "Minutes for a match: 45 (before: 60)." },
  {
    setting: "clock.minutesPerMatch",
    from: "",
    to: "45",
    told: "Minutes for a match: 45 (before: no limit).",
  },
  {
    setting: "match.stalemate",
    from: "replay",
    to: "half",
    told: "A stalemate: Half a point each (before: Played again with colors reversed).",
  },
  {
    setting: "standings.tieBreaks",
    from: "direct-encounter\nwins",
    to: "wins",
    told: "Tie-breaks: matches won (before: direct encounter, matches won).",
  },
  {
    setting: "reporting.remindHours",
    from: "48\n6",
    to: "",
    told: "Reminders, hours before a round closes: none (before: 48, 6).",
  },
  {
    setting: "ownRules.3",
    from: null,
    to: "Phones\nPhones stay off.",
    told: "New rule 12.3, Phones: Phones stay off.",
  },
  { setting: "ownRules.3", from: "Phones\nOff.", to: null, told: "Rule 12.3, Phones, no longer applies." },
  {
    setting: "ownRules.3",
    from: "Phones\nOff.",
    to: "Devices\nOff.",
    told: "Rule 12.3 is now called Devices (before: Phones).",
  },
  {
    setting: "ownRules.3",
    from: "Phones\nOff.",
    to: "Phones\nSilent.",
    told: "Rule 12.3, Phones: Silent. (Before: Off.)",
  },
] as const)("$told", ({ told, ...change }) => {
  expect(toldChange(change)).toBe(told);
});

test("every choice of every preset has words", () => {
  for (const rules of Object.values(PRESET_RULES)) {
    const values = printSettings(rules);
    for (const setting of SETTING_NAMES) {
      const value = values[setting];
      const { control, choices } = SETTINGS[setting];
      if (value !== null && (control === "choice" || control === "cards"))
        expect(choices).toHaveProperty([value]);
      expect(settingValue(setting, value)).not.toBe("");
    }
  }
});

test("from one preset to another, every difference is told once", () => {
  const told = changedSettings(PRESET_RULES.depaul, PRESET_RULES["texas-state"]).map(toldChange);
  expect(told).toContain("Games in a match: A single game (before: Best of three).");
  expect(told).toContain("Venue: none (before: Ray Meyer Fitness and Recreation Center).");
  expect(new Set(told).size).toBe(told.length);
});
