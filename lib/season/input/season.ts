import { z } from "zod";
import { seen } from "@/lib/shared/form-fields";

const org = z.string().min(1);
const season = z.string().min(1);

/** `seen`: the status that the page showed. */
export const seasonStepInput = z.object({ org, season, seen });
/** The settings themselves are read by `readSettings`. */
export const changeRulesInput = z.object({ org, season, madeFrom: z.coerce.number().int().min(1) });
