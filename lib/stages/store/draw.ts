import type { Prisma } from "@/lib/db/generated/client";
import { readRulesOnce, type StoredPack } from "@/lib/season/store/read-rules";
import { groupBy } from "@/lib/shared/group-by";
import type { DrawnStage } from "../format";

/** What the draw of a stage is read from: its seeds or groups, and the rules of its first round. */
export const DRAW = {
  rounds: { where: { number: 1 }, include: { rulePack: true } },
  members: { orderBy: [{ number: "asc" }, { position: "asc" }] },
} satisfies Prisma.StageInclude;

/** The stored draw of a stage, with the rules of its first round. */
export type DrawnRow = {
  readonly position: number;
  readonly seeds: unknown;
  /** In order of their groups. */
  readonly members: readonly { readonly number: number; readonly entryId: string }[];
  readonly pack: StoredPack | null;
};

/** The draw of a stage. The rules of its first round decide whether a knockout has a third-place match. */
export function toDraw({
  position,
  seeds,
  members,
  pack,
}: DrawnRow): Pick<DrawnStage, "seeds" | "thirdPlace" | "groups"> {
  const rules = pack && readRulesOnce(pack).stages[position - 1];
  return {
    seeds: (seeds as string[] | null) ?? [],
    thirdPlace: rules?.format === "knockout" && rules.thirdPlace,
    groups: [...groupBy(members, ({ number }) => number).values()].map((group) =>
      group.map(({ entryId }) => entryId),
    ),
  };
}
