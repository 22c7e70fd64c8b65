import { z } from "zod";
import { CHOOSE, whole } from "@/lib/season/input/shapes";

export const SPLITS = ["lot", "snake", "by-hand"] as const;
export type Split = (typeof SPLITS)[number];

/** The settings of groups: each plays a round robin, and the best of each go on to a knockout. */
export const groupsRules = z.strictObject({
  format: z.literal("groups"),
  /** The most players in a group; groups are as few and as even as possible. */
  groupSize: whole(3, 12),
  /**
   * Who gets into which group. `snake`: in the order of registration, dealt back and forth; `by-hand`: the director says.
   */
  split: z.enum(SPLITS, CHOOSE),
  /** How often everybody in a group meets everybody else in it; the second time with colors reversed. */
  cycles: z.union([z.literal(1), z.literal(2)], CHOOSE),
  /** So many of each group go on to the knockout. */
  advance: whole(1, 4),
  /** So many more go on: the best of those placed next, over all groups. */
  bestNext: whole(0, 16),
});

export type GroupsRules = z.infer<typeof groupsRules>;
