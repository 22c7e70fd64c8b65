import { z } from "zod";
import { choice } from "@/lib/season/rules/settings/kinds";
import { settingsIn, shapeOf } from "@/lib/season/rules/settings/setting";

/** How often every two players meet; the second time with colors reversed. */
export const CYCLES = settingsIn("league")(
  choice([
    [1, "Once"],
    [2, "Twice"],
  ]),
  {
    default: 1,
    label: "Meetings in the round robin",
    help: "How many times everyone plays everyone. The second time, colors are reversed.",
    rule: "format",
  },
);

/** The settings of a round robin. */
export const ROUND_ROBIN = { cycles: CYCLES };

export const roundRobinRules = z.strictObject({ format: z.literal("round-robin"), ...shapeOf(ROUND_ROBIN) });

export type RoundRobinRules = z.infer<typeof roundRobinRules>;
