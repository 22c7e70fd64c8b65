import { z } from "zod";
import { ID_KINDS } from "@/lib/venue/rules/checkout";

const loan = z.object({
  id: z.string().meta({ description: "For `checkInEquipment`." }),
  borrower: z.string(),
  idKind: z.enum(ID_KINDS).meta({ description: "Which ID is at the desk." }),
  idLast4: z.string(),
  outAt: z.string(),
  dueAt: z.string(),
});

/** A board or a clock, with who has it. */
export const deskEquipmentResource = z
  .object({
    label: z.string().meta({ description: "For `checkOutEquipment`." }),
    kind: z.enum(["board", "clock"]),
    venue: z.string().meta({ description: "The name of its venue." }),
    isRetired: z.boolean().meta({ description: "Out of use, so it’s only listed until it’s returned." }),
    loan: loan.nullable().meta({ description: "Null: it’s at the desk." }),
  })
  .meta({ id: "DeskEquipment" });

const player = z.object({
  userId: z.string().meta({ description: "For `checkOutEquipment`." }),
  name: z.string(),
});

/** A match that's booked for the rest of today. */
export const deskReservationResource = z
  .object({
    matchId: z.string(),
    venue: z.string().nullable().meta({ description: "The name of the venue." }),
    startsAt: z.string(),
    endsAt: z.string(),
    table: z.string().nullable(),
    board: z.string().nullable().meta({ description: "The label of the board that’s reserved for it." }),
    here: z.array(z.string()).meta({ description: "The names of the players who have checked in." }),
    home: player,
    away: player,
  })
  .meta({ id: "DeskReservation" });

export type DeskEquipmentResource = z.output<typeof deskEquipmentResource>;
export type DeskReservationResource = z.output<typeof deskReservationResource>;
