import { z } from "zod";
import { CHOOSE } from "@/lib/season/input/shapes";

/** The settings of a round robin. */
export const roundRobinRules = z.strictObject({
  format: z.literal("round-robin"),
  /** How often everybody meets everybody; the second time with colors reversed. */
  cycles: z.union([z.literal(1), z.literal(2)], CHOOSE),
});

export type RoundRobinRules = z.infer<typeof roundRobinRules>;
