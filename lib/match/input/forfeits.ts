import { z } from "zod";
import { localTime, text } from "@/lib/shared/form-fields";

const aRound = z.object({
  org: z.string().min(1),
  season: z.string().min(1),
  division: z.string().min(1),
  stage: z.coerce.number().int().min(1),
  round: z.coerce.number().int().min(1),
  /** The matches that the director saw. */
  stamp: z.string().max(100),
});
export const declareForfeitsInput = aRound;
export const moreTimeInput = aRound.extend({
  deadline: localTime,
  reason: text(500, "Give a reason. The players can read it."),
});
