import { z } from "zod";

const period = z.object({ opensAt: z.string(), closesAt: z.string() });

/** A venue as its directors see it. */
export const deskVenueResource = z
  .object({
    slug: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    directions: z.string().nullable(),
    whereaboutsSeen: z.string().meta({ description: "The version that `saveWhereabouts` needs." }),
    days: z.array(z.array(period)).meta({ description: "The periods of each day, Monday first." }),
    hoursSeen: z.string().meta({ description: "The version that `saveVenueHours` needs." }),
    exceptions: z.array(
      z.object({
        id: z.string(),
        from: z.string(),
        until: z.string(),
        hours: period.nullable().meta({ description: "Null: it’s closed." }),
        reason: z.string(),
      }),
    ),
    stock: z
      .array(z.object({ id: z.string(), kind: z.enum(["table", "board", "clock"]), label: z.string() }))
      .meta({ description: "The tables, boards, and clocks in use." }),
    seasons: z.array(z.string()).meta({ description: "The addresses of the seasons that are booked here." }),
  })
  .meta({ id: "DeskVenue" });

export type DeskVenueResource = z.output<typeof deskVenueResource>;
