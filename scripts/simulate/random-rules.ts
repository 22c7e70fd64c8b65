import {
  PRESETS,
  type Preset,
  type RulePack,
  rulePackSchema,
  TIE_BREAKS,
} from "@/lib/season/input/rule-pack";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import type { StageRules } from "@/lib/stages/stage-rules";
import type { Chance } from "../../prisma/seed/chance.ts";

/** The rules of a preset as they are, or with its format and its standings changed as a director might. */
export function randomRules(chance: Chance, preset: Preset = chance.pick(PRESETS)): RulePack {
  const rules = PRESET_RULES[preset];
  if (chance.next() < 0.4) return rules;
  const length = rules.stages.length;
  return rulePackSchema.parse({
    ...rules,
    match: { ...rules.match, bestOf: chance.pick([1, 3, 5]) },
    stages: rules.stages.map((stage, index) => changed(stage, index, length, chance)),
    standings: {
      points: chance.pick([
        rules.standings.points,
        { win: 3, draw: 1, loss: 0, forfeitWin: 3, forfeitLoss: -1, doubleForfeit: -2 },
        { win: 2, draw: 1, loss: 0, forfeitWin: 1.5, forfeitLoss: null, doubleForfeit: -1 },
      ]),
      tieBreaks: TIE_BREAKS.filter(() => chance.next() < 0.4).toSorted(() => chance.next() - 0.5),
    },
  });
}

function changed(stage: StageRules, index: number, length: number, chance: Chance): StageRules {
  if (stage.format === "round-robin") return { ...stage, cycles: chance.pick([1, 2]) };
  if (stage.format === "groups") return stage;
  return {
    ...stage,
    qualifiers: index === 0 ? null : chance.pick([2, 3, 4, 5, 6, 8]),
    seeding: index === 0 ? chance.pick(["lot", "registration"]) : "standings",
    thirdPlace: chance.next() < 0.5,
    semifinalBestOf: chance.pick([null, 1, 3]),
    finalBestOf: chance.pick([null, 3, 5]),
    levelMatch: chance.pick(["one-more-game", "director"]),
    ...(length > 1 ? {} : { final: chance.pick(["by-deadline", "session"] as const) }),
  };
}
