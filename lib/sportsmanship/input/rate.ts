import { z } from "zod";
import { SIDES } from "@/lib/match/rules/sides";
import { matchId, prose, seen } from "@/lib/shared/form-fields";
import type { Rating } from "../rules/rating";

const rating = z
  .enum(["0", "1", "2", "3", "4"], "Choose a rating.")
  .transform((typed) => Number(typed) as Rating);

export const rateInput = z.object({ matchId, seen, rating });

/** `rated`: the rating that the page showed. */
export const leaveOutInput = z.object({
  org: z.string().min(1),
  matchId,
  seen,
  of: z.enum(SIDES),
  rated: rating,
  reason: prose(500, "Say why. Only directors read it."),
});
