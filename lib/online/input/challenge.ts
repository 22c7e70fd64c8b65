import { z } from "zod";
import { matchOnlyInput } from "@/lib/match/input/match";
import { LONGEST_MINUTES } from "../rules/challenge";

/** For which game of a match a link is made, and what the players choose where the rules don't. */
export const challengeInput = matchOnlyInput.extend({
  number: z.coerce.number().int().min(1).max(30),
  white: z.enum(["home", "away"]).optional(),
  minutes: z.coerce.number().int().min(1).max(LONGEST_MINUTES).optional(),
});
