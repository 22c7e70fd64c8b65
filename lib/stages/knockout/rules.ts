import { z } from "zod";
import { bestOf, CHOOSE, whole } from "@/lib/season/input/shapes";

export const SEEDINGS = ["lot", "registration", "standings"] as const;

/** The settings of a knockout. */
export const knockoutRules = z.strictObject({
  format: z.literal("knockout"),
  /** So many of the table before it go on; null as the first stage, and after groups, which say it themselves. */
  qualifiers: whole(2, 64).nullable(),
  seeding: z.enum(SEEDINGS, CHOOSE),
  thirdPlace: z.boolean(CHOOSE),
  /** Games of these rounds where they differ from the other rounds; null: like the others. */
  semifinalBestOf: bestOf.nullable(),
  finalBestOf: bestOf.nullable(),
  /** A knockout needs a winner: a level match is never drawn. */
  levelMatch: z.enum(["one-more-game", "director"], CHOOSE),
  /** `session`: the director sets day, hour and place of the final; its players do not. */
  final: z.enum(["by-deadline", "session"], CHOOSE),
});

export type KnockoutRules = z.infer<typeof knockoutRules>;
