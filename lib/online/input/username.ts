import { z } from "zod";
import { optionalText } from "@/lib/shared/form-fields";

export const handleInput = z.object({ seasonId: z.uuid(), handle: optionalText(40) });
