import type { Prisma } from "@/lib/db/generated/client";
import { readRules } from "@/lib/season/store/read-rules";
import { groupBy } from "@/lib/shared/group-by";
import type { DrawnStage } from "../format";

/** What the draw of a stage is read from: its seeds or groups, and the rules its first round was drawn under. */
export const DRAW = {
  rounds: { where: { number: 1 }, include: { rulePack: true } },
  members: { orderBy: [{ number: "asc" }, { position: "asc" }] },
} satisfies Prisma.StageInclude;

/** The draw of a stage. Whether a knockout has a match for third place was settled with its first round. */
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
