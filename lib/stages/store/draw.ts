import type { Prisma } from "@/lib/db/generated/client";
import { readRules } from "@/lib/season/store/read-rules";
import { groupBy } from "@/lib/shared/group-by";
import type { DrawnStage } from "../format";

/** What the draw of a stage is read from: its seeds or groups, and the rules of its first round. */
export const DRAW = {
  rounds: { where: { number: 1 }, include: { rulePack: true } },
  members: { orderBy: [{ number: "asc" }, { position: "asc" }] },
} satisfies Prisma.StageInclude;

/** The draw of a stage. The rules of its first round decide whether a knockout has a third-place match. */
export function toDraw(
  stage: Prisma.StageGetPayload<{ include: typeof DRAW }>,
): Pick<DrawnStage, "seeds" | "thirdPlace" | "groups"> {
  const [first] = stage.rounds;
  const rules = first && readRules(first.rulePack).stages[stage.position - 1];
  return {
    seeds: (stage.seeds as string[] | null) ?? [],
    thirdPlace: rules?.format === "knockout" && rules.thirdPlace,
    groups: [...groupBy(stage.members, ({ number }) => number).values()].map((members) =>
      members.map(({ entryId }) => entryId),
    ),
  };
}
