import { z } from "zod";
import { SIDES } from "@/lib/match/rules/sides";

/** How a player rated the other's sportsmanship in a match. */
export const deskRatingResource = z
  .object({
    matchId: z.string(),
    of: z.enum(SIDES).meta({ description: "Who was rated, for `leaveOutRating`." }),
    byEntryId: z.string().meta({ description: "Who gave the rating." }),
    rating: z
      .int()
      .min(0)
      .max(4)
      .nullable()
      .meta({ description: "Also the version, as `rated`. Null: it’s left out." }),
    canLeaveOut: z.boolean(),
  })
  .meta({ id: "DeskRating" });

export type DeskRatingResource = z.output<typeof deskRatingResource>;
