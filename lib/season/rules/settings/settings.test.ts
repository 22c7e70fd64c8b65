import { describe, expect, expectTypeOf, test } from "vitest";
import { PRESET_RULES } from "../presets/presets";
import { ruleSheet } from "../rule-sheet";
import { fieldWords, formText, whole } from "./kinds";
import { isWholeSeason, SETTING_NAMES, SETTING_SECTIONS, SETTINGS, type SettingName } from "./pack";
import { printSettings } from "./print-setting";
import { type SettingText, settingsIn } from "./setting";

const ALL_RULES = Object.values(PRESET_RULES);

describe.each(SETTING_NAMES)("%s", (name) => {
  const {
    label,
    help,
    schema,
    default: first,
    older,
    rule,
    control,
    choices,
    read,
    section,
  } = SETTINGS[name];

  test("has its own label and help text", () => {
    expect(label).toMatch(/^[A-Z]/);
    expect(help).toMatch(/^[A-Z0-9].*[.]$/);
    expect(SETTING_NAMES.filter((other) => SETTINGS[other].label === label)).toEqual([name]);
    expect(SETTING_SECTIONS.map(({ id }) => id)).toContain(section);
  });

  test("has a valid default, and a valid value for older versions", () => {
    expect(schema.safeParse(first)).toMatchObject({ success: true });
    if (older !== undefined) expect(schema.safeParse(older)).toMatchObject({ success: true });
  });

  test("has words for every answer, and parses each one back", () => {
    expect(choices !== null).toBe(control === "choice" || control === "cards" || control === "ranking");
    for (const value of Object.keys(choices ?? {})) {
      expect(fieldWords(SETTINGS[name], value)).toBe(choices?.[value]);
      expect(schema.safeParse(read(value))).toMatchObject({ success: true });
    }
    expect(schema.parse(read(formText(first)))).toEqual(first);
  });

  test("belongs to a rule that some league's sheet has", () => {
    const sheets = [...ALL_RULES, WITH_EVERYTHING].flatMap((rules) => ruleSheet(rules));
    expect(sheets.flatMap(({ rules }) => rules).map(({ id }) => id)).toContain(rule);
  });
});

/** The rules that no preset has. */
const WITH_EVERYTHING = {
  ...PRESET_RULES.depaul,
  schedule: { ...PRESET_RULES.depaul.schedule, fallback: { hoursBefore: 48, weekday: null, time: "17:00" } },
  forfeits: { ...PRESET_RULES.depaul.forfeits, noticeHours: 24, strikes: 2 },
  clock: { ...PRESET_RULES.depaul.clock, minutesPerGame: 25 },
  standings: {
    ...PRESET_RULES.depaul.standings,
    points: { ...PRESET_RULES.depaul.standings.points, doubleForfeit: -1 },
  },
};

test("every setting that a season has is printed, and none twice", () => {
  expect(new Set(SETTING_NAMES).size).toBe(SETTING_NAMES.length);
  for (const rules of ALL_RULES)
    expect(Object.keys(printSettings(rules)).toSorted()).toEqual([...SETTING_NAMES].toSorted());
});

const STANDINGS = "Standings are ranked by the season's newest rules, whatever rounds the results are from.";
const PLAYOFF = "Who advances is decided once, when the playoff is drawn.";
const AGES = "Who can play is decided for a season, when a player registers or moves.";
const AVERAGES = "An average counts all of a player's matches by the same rules.";

/** The settings that are read from the season's newest rules, and why; a round keeps all others, or its dates do. */
const WHOLE_SEASON: Partial<Record<SettingName, string>> = {
  title: "The league has one name.",
  "eligibility.ageOn": AGES,
  "standings.points.win": STANDINGS,
  "standings.points.draw": STANDINGS,
  "standings.points.loss": STANDINGS,
  "standings.points.forfeitWin": STANDINGS,
  "standings.points.forfeitLoss": STANDINGS,
  "standings.points.doubleForfeit": STANDINGS,
  "standings.tieBreaks": STANDINGS,
  "playoff.leastPercent": PLAYOFF,
  "playoff.leastSportsmanship": PLAYOFF,
  "playoff.afterForfeit": PLAYOFF,
  "sportsmanship.forDefault": AVERAGES,
  "sportsmanship.forForfeit": AVERAGES,
  "withdrawal.annulBelowPercent": "A player leaves the season, not a round: all their matches count.",
  "forfeits.strikes": "The forfeits of all rounds are counted together.",
};

test("the settings that apply to the whole season are marked", () => {
  expect(SETTING_NAMES.filter(isWholeSeason).toSorted()).toEqual(Object.keys(WHOLE_SEASON).toSorted());
});

test("a setting without one of its parts doesn't compile", () => {
  const make = settingsIn("series");
  const text = { default: 1, label: "Games", help: "How many.", rule: "length" } as const;
  expectTypeOf(make<number>).toBeCallableWith(whole(1, 9), text);
  expectTypeOf<Omit<typeof text, "label">>().not.toExtend<SettingText<number>>();
  expectTypeOf<Omit<typeof text, "help">>().not.toExtend<SettingText<number>>();
  expectTypeOf<Omit<typeof text, "default">>().not.toExtend<SettingText<number>>();
  expectTypeOf<Omit<typeof text, "rule">>().not.toExtend<SettingText<number>>();
  expectTypeOf<Omit<typeof text, "rule"> & { rule: "no-such-rule" }>().not.toExtend<SettingText<number>>();
  expectTypeOf<Omit<typeof text, "default"> & { default: "many" }>().not.toExtend<SettingText<number>>();
});
