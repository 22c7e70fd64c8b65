import { z } from "zod";
import { entryId } from "@/lib/shared/form-fields";

const mark = { org: z.string().min(1), names: z.enum(["withhold", "show"]) };

/** Whether the public reads one's own name in an organization. */
export const ownNameInput = z.object(mark);

/** Whether the public reads a player's name, by any of their entries. */
export const playerNameInput = z.object({ ...mark, entryId });
