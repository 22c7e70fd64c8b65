import fc from "fast-check";
import { expect, test } from "vitest";
import { anyRulePack } from "@/lib/season/testing/rule-packs";
import { championsOf } from "@/lib/stages/rules/champion";
import { knockoutOf } from "@/lib/stages/stages-of";
import { makeChance } from "../../prisma/seed/chance";
import { brokenLaws, lawsOf } from "./laws";
import { randomDivision } from "./random-division";

test("every valid rule pack plays a season to its end: with a champion or a shared first place", () => {
  fc.assert(
    fc.property(
      anyRulePack,
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 1e6 }),
      (rules, players, seed) => {
        const division = randomDivision(rules, players, makeChance(seed));
        const champions = championsOf(division);
        expect(brokenLaws(lawsOf(division))).toEqual([]);
        expect(champions).not.toBeNull();
        if (!knockoutOf(rules)) expect(champions?.length).toBeGreaterThan(0);
        // Both finalists can be out.
        else expect(champions?.length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
});
