import { z } from "zod";
import { shapeOf } from "@/lib/season/rules/settings/setting";
import { CYCLES } from "@/lib/season/rules/settings/stages";

/** The settings of a round robin. */
export const ROUND_ROBIN = { cycles: CYCLES };

export const roundRobinRules = z.strictObject({ format: z.literal("round-robin"), ...shapeOf(ROUND_ROBIN) });

export type RoundRobinRules = z.infer<typeof roundRobinRules>;
