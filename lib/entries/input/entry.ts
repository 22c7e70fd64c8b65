import { z } from "zod";
import { entryId, prose, seen } from "@/lib/shared/form-fields";

const org = z.string().min(1);
const season = z.string().min(1);

/** `seen`: the stamp of the preview; left out if there is none. */
export const importInput = z.object({ org, season, seen });
/** Empty: no limit. */
export const spotsInput = z.object({
  org,
  season,
  division: z.string().min(1),
  seen,
  places: z.union(
    [
      z.literal("").transform(() => null),
      z.coerce.number("Enter a number from 2 to 1000, or leave it empty.").int().min(2).max(1000),
    ],
    "Enter a number from 2 to 1000, or leave it empty.",
  ),
});
export const enterLateInput = z.object({
  org,
  season,
  division: z.string().min(1),
  entryId: z.uuid("Choose who gets the spot."),
});
const anEntry = z.object({ org, season, division: z.string().min(1), entryId });
export const letGoInput = anEntry.extend({
  stamp: z.string().max(100),
  by: z.enum(["asked", "removed"], "Say whether they asked to leave or you’re removing them."),
  reason: prose(500, "Give a reason. They can read it."),
});
/** `seen`: the version of the request that the director read. */
export const declineInput = anEntry.extend({ seen, reason: prose(500, "Give a reason. They can read it.") });
export const keepInput = anEntry.extend({
  /** The number of forfeits that the director read about. */
  forfeits: z.coerce.number().int().min(1),
  reason: prose(500, "Give a reason. Other directors can read it."),
});
export const forgiveInput = anEntry.extend({
  matchId: z.uuid(),
  reason: prose(500, "Give a reason. They can read it."),
});
