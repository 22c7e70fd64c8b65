import type { Prisma } from "@/lib/db/generated/client";
import { readRules } from "@/lib/season/store/read-rules";

/** What the draw of a knockout is read from: its seeds, and the rules its first round was drawn under. */
export const DRAW = {
  rounds: { where: { number: 1 }, include: { rulePack: true } },
} satisfies Prisma.StageInclude;

/** The draw of a knockout. Whether it has a match for third place was settled with its first round. */
export function toDraw(stage: Prisma.StageGetPayload<{ include: typeof DRAW }>): {
  readonly seeds: readonly string[];
  readonly thirdPlace: boolean;
} {
  const [first] = stage.rounds;
  const rules = first && readRules(first.rulePack).stages[stage.position - 1];
  return {
    seeds: (stage.seeds as string[] | null) ?? [],
    thirdPlace: rules?.format === "knockout" && rules.thirdPlace,
  };
}
