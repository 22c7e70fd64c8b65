import { expect, test } from "vitest";
import { recommendShape } from "./recommend-shape";
import { makeShapeKey, parseShapeKey } from "./shape-key";
import { stagesOfShape } from "./stages-of-shape";

test("every format that is compared can be read back from its key", () => {
  const room = { daysPerRound: 7, bookedMinutes: 120, tableHoursPerWeek: null, present: [] };
  for (const players of [2, 6, 16, 40, 128, 200]) {
    for (const { key, stages } of recommendShape({ ...room, players, weeks: 12 }).shapes) {
      expect(stagesOfShape(parseShapeKey(key) ?? [], [])).toEqual(stages);
      expect(makeShapeKey(stages)).toBe(key);
    }
  }
});

test.each(["", "swiss:5", "knockout,ladder", "round-robin:1,"])("%j names no format", (key) => {
  expect(parseShapeKey(key)).toBeUndefined();
});
