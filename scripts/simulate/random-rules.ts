import { PRESETS, type Preset, type RulePack, rulePackSchema } from "@/lib/season/input/rule-pack";
import { PRESET_RULES } from "@/lib/season/rules/presets/presets";
import { TIE_BREAKS } from "@/lib/season/rules/tie-breaks";
import type { KnockoutRules } from "@/lib/stages/knockout/rules";
import type { StageRules } from "@/lib/stages/stage-rules";
import { knockoutOf } from "@/lib/stages/stages-of";
import type { Chance } from "../../prisma/seed/chance.ts";

/** The rules of a preset as they are, or with its format and its standings changed as a director might. */
export function randomRules(chance: Chance, preset: Preset = chance.pick(PRESETS)): RulePack {
  const rules = PRESET_RULES[preset];
  if (chance.next() < 0.4) return rules;
  return rulePackSchema.parse({
    ...rules,
    playoff: {
      leastPercent: chance.pick([null, 30, 50, 75]),
      leastSportsmanship: chance.pick([null, 2, 2.5, 3]),
      afterForfeit: chance.pick(["advances", "stays-out"]),
    },
    sportsmanship: {
      ratings: "opponents",
      forDefault: chance.pick([null, 2]),
      forForfeit: chance.pick([null, 0, 1]),
    },
    match: { ...rules.match, bestOf: chance.pick([1, 3, 5]) },
    stages: stagesFrom(rules.stages, chance),
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

/** The stages of the preset, changed; or, for a third of the seasons, groups that feed a knockout. */
function stagesFrom(stages: readonly StageRules[], chance: Chance): readonly StageRules[] {
  if (chance.next() > 0.34) return stages.map((stage, index) => changed(stage, index, stages.length, chance));
  return [
    {
      format: "groups",
      groupSize: chance.between(3, 12),
      split: chance.pick(["lot", "snake", "by-hand"]),
      cycles: chance.pick([1, 2]),
      advance: chance.between(1, 4),
      bestNext: chance.between(0, 6),
    },
    knockoutFrom(knockoutOf({ stages }) ?? PLAIN_KNOCKOUT, true, chance),
  ];
}

/** A knockout of groups whose rules know none. */
export const PLAIN_KNOCKOUT: KnockoutRules = {
  format: "knockout",
  qualifiers: null,
  seeding: "standings",
  thirdPlace: false,
  semifinalBestOf: null,
  finalBestOf: null,
  levelMatch: "one-more-game",
  final: "by-deadline",
};

function knockoutFrom(stage: KnockoutRules, isFed: boolean, chance: Chance): KnockoutRules {
  return {
    ...stage,
    qualifiers: null,
    seeding: isFed ? "standings" : chance.pick(["lot", "registration"]),
    thirdPlace: chance.next() < 0.5,
    semifinalBestOf: chance.pick([null, 1, 3]),
    finalBestOf: chance.pick([null, 3, 5]),
    levelMatch: chance.pick(["one-more-game", "director"]),
  };
}

function changed(stage: StageRules, index: number, length: number, chance: Chance): StageRules {
  if ("cycles" in stage) return { ...stage, cycles: chance.pick([1, 2]) };
  if (!("qualifiers" in stage)) return stage;
  return {
    ...knockoutFrom(stage, index > 0, chance),
    qualifiers: index === 0 ? null : chance.pick([2, 3, 4, 5, 6, 8]),
    ...(length > 1 ? {} : { final: chance.pick(["by-deadline", "session"] as const) }),
  };
}
