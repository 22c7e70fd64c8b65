import { describe, expect, test } from "vitest";
import { PRESETS, rulePackSchema } from "@/lib/season/input/rule-pack";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { recommendShape } from "./recommend-shape";
import { parseShapeKey } from "./shape-key";
import { stagesOfShape } from "./stages-of-shape";

const ROOM = { daysPerRound: 7, bookedMinutes: 120, tableHoursPerWeek: null, present: [] };

describe.each(PRESETS)("from the rules of %s", (preset) => {
  const present = PRESET_RULES[preset].stages;

  test("every format that is compared makes a rule pack", () => {
    for (const players of [2, 3, 6, 8, 13, 16, 40, 60, 128, 200]) {
      for (const weeks of [4, 9, 14]) {
        for (const { key, stages } of recommendShape({ ...ROOM, players, weeks, present }).shapes) {
          const sketches = parseShapeKey(key) ?? [];
          expect(stagesOfShape(sketches, present), key).toEqual(stages);
          const rules = { ...PRESET_RULES[preset], stages };
          expect(rulePackSchema.safeParse(rules).error, `${key} for ${players}`).toBeUndefined();
        }
      }
    }
  });
});

const KNOCKOUT = { format: "knockout", qualifiers: null } as const;
const GROUPS = { format: "groups", groupSize: 5, cycles: 1, advance: 2, bestNext: 0 } as const;

test("what a format doesn't decide stays as the rules have it", () => {
  const [own] = SESSION_KNOCKOUT.stages;
  const present = [{ ...own, thirdPlace: true, finalBestOf: 3 } as typeof own & object];
  expect(stagesOfShape([KNOCKOUT], present)).toEqual(present);
  expect(
    stagesOfShape([GROUPS, KNOCKOUT], [{ ...GROUPS, split: "snake", groupSize: 4 }, ...present]),
  ).toEqual([
    { ...GROUPS, split: "snake" },
    { ...present[0], seeding: "standings" },
  ]);
});

test("a knockout that loses the stage before it is seeded by lot", () => {
  const [own] = SESSION_KNOCKOUT.stages;
  const fed = { ...own, seeding: "standings" } as typeof own & object;
  expect(stagesOfShape([KNOCKOUT], [fed])).toMatchObject([{ seeding: "lot", qualifiers: null }]);
});
