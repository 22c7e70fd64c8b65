import { z } from "zod";
import { matchId } from "@/lib/shared/form-fields";

const watching = z.enum(["on", "off"]);
export const watchingInput = z.object({ matchId, watching });
export const watchingOfDeskInput = z.object({ org: z.string().min(1), matchId, watching });
