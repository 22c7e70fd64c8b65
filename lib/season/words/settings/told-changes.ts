import { TIE_BREAK_NAMES } from "@/lib/standings/words/standings";
import type { TieBreak } from "../../input/rule-pack";
import type { SettingChange } from "../../rules/settings/changed-settings";
import type { Setting } from "../../rules/settings/names";
import { LIST_SEPARATOR } from "../../rules/settings/print-setting";
import { SETTING_CHOICES } from "./setting-choices";
import { SETTING_WORDS } from "./setting-words";

/** What an empty answer means, where it means something of its own. */
const WHEN_EMPTY: Readonly<Partial<Record<Setting, string>>> = {
  "venue.equipment": "nothing said",
  "reporting.remindHours": "none",
  "schedule.fallback.hoursBefore": "never",
  "standings.points.forfeitWin": "like any win",
  "standings.points.forfeitLoss": "like any loss",
  "standings.points.doubleForfeit": "like any loss",
  "standings.tieBreaks": "none",
  "clock.secondsPerMove": "no limit",
  "clock.minutesPerMatch": "no limit",
  "forfeits.noticeHours": "no notice",
  "forfeits.strikes": "never",
};

/** The value of a setting in words: "Best of three", "60", "48, 6", "no limit"; null has no use for it: "none". */
export function settingValue(setting: Setting, value: string | null): string {
  if (value === null) return "none";
  const choice = SETTING_CHOICES[setting]?.[value];
  if (choice) return choice;
  if (value === "") return WHEN_EMPTY[setting] ?? "nothing";
  const parts = value.split(LIST_SEPARATOR);
  return setting === "standings.tieBreaks"
    ? parts.map((part) => TIE_BREAK_NAMES[part as TieBreak] ?? part).join(", ")
    : parts.join(", ");
}

/** "Minutes for a match: 45 (before: 60)." What a player reads of a change. */
export function toldChange({ setting, from, to }: SettingChange): string {
  const { label } = SETTING_WORDS[setting];
  return `${label}: ${settingValue(setting, to)} (before: ${settingValue(setting, from)}).`;
}
