import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SHAPES } from "@/lib/stages/shapes";
import { PRESET_RULES } from "../rules/presets/presets";
import { isWholeSeason, SETTING_NAMES } from "../rules/settings/pack";
import { printSettings } from "../rules/settings/print-setting";
import { settingsPage } from "./settings-page";

const { depaul } = PRESET_RULES;
const ruleOf = (number: number) => ({ number, title: "Phones", text: "Phones stay off." });
const versionOf = (...numbers: number[]) => ({ rules: { ...depaul, ownRules: numbers.map(ruleOf) } });

test.each(Object.values(PRESET_RULES))(
  "$preset: ten settings in sight, the others folded, none lost",
  (rules) => {
    const { main, folds } = settingsPage([{ rules }], rules, false);
    const used = printSettings(rules);
    expect(main.filter(({ name }) => used[name] !== null).length).toBe(10);
    const all = [...main, ...folds.flatMap(({ fields }) => fields)].map(({ name }) => name);
    expect(all.toSorted()).toEqual([...SETTING_NAMES].toSorted());
  },
);

test("a setting that is like the sheet says nothing, one that isn't says how to go back", () => {
  const rules = { ...depaul, clock: { ...depaul.clock, secondsPerMove: 60 } };
  const { main, folds } = settingsPage([{ rules }], rules, false);
  const notes = [...main, ...folds.flatMap(({ fields }) => fields)].flatMap(({ note }) => note ?? []);
  expect(notes).toEqual(["Changed. To go back: 120. Rule 1.VI: two minutes at most."]);
  expect(folds.map(({ changed }) => changed)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test("a setting says whether a change applies to the whole season", () => {
  const { main, folds } = settingsPage([{ rules: depaul }], depaul, false);
  for (const { name, help } of [...main, ...folds.flatMap(({ fields }) => fields)])
    expect(help.endsWith(". A change applies to the whole season."), name).toBe(isWholeSeason(name));
});

test.each([
  { name: "stages.groupSize", shown: ["groups-and-knockout"], hidden: ["round-robin", "knockout"] },
  { name: "stages.cycles", shown: ["round-robin", "groups-and-knockout"], hidden: ["knockout"] },
  {
    name: "stages.qualifiers",
    shown: ["round-robin-and-knockout"],
    hidden: ["knockout", "groups-and-knockout"],
  },
  { name: "stages.seeding", shown: ["knockout"], hidden: ["round-robin-and-knockout"] },
  { name: "standings.tieBreaks", shown: ["round-robin", "groups-and-knockout"], hidden: ["knockout"] },
])("$name is shown with $shown, and not with $hidden", ({ name, shown, hidden }) => {
  const { main, folds } = settingsPage([{ rules: depaul }], depaul, false);
  const fields = [...main, ...folds.flatMap((fold) => fold.fields)];
  const shapes = fields
    .find((field) => field.name === name)
    ?.shapes?.map((at) => Object.keys(SHAPES)[at - 1]);
  expect(shapes).toEqual(expect.arrayContaining(shown));
  for (const shape of hidden) expect(shapes).not.toContain(shape);
});

test("the form's style sheet has room for every shape", () => {
  const styles = readFileSync("components/season/settings/rules-form.module.css", "utf8");
  const positions = [...styles.matchAll(/\[data-shape="(\d+)"\]/g)].map(([, position]) => Number(position));
  for (const [index] of Object.keys(SHAPES).entries()) expect(positions).toContain(index + 1);
});

test("a published format isn't asked for, and is sent along", () => {
  const { main, folds, fixed, fixedShape } = settingsPage([{ rules: depaul }], depaul, true);
  expect([...main, ...folds.flatMap(({ fields }) => fields)].some(({ name }) => /^stages/.test(name))).toBe(
    false,
  );
  expect(fixed).toMatchObject({ "stages.format": "round-robin", "stages.cycles": "1" });
  expect(fixedShape).toBe(1);
});

describe("rules of the director's own", () => {
  test.each([
    { why: "three rows for new ones", versions: [versionOf()], expected: ["12.1", "12.2", "12.3"] },
    {
      why: "after the existing ones",
      versions: [versionOf(1, 4)],
      expected: ["12.1", "12.4", "12.5", "12.6", "12.7"],
    },
    {
      why: "a number that was used before isn't used again",
      versions: [versionOf(), versionOf(2)],
      expected: ["12.3", "12.4", "12.5"],
    },
    {
      why: "no more than twenty",
      versions: [versionOf(...Array.from({ length: 19 }, (_, index) => index + 1))],
      expected: Array.from({ length: 20 }, (_, index) => `12.${index + 1}`),
    },
  ])("$why", ({ versions, expected }) => {
    const { ownRules } = settingsPage(versions, versions[0]?.rules ?? depaul, false);
    expect(ownRules.map(({ number }) => number)).toEqual(expected);
  });
});
