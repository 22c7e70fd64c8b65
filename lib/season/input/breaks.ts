import { z } from "zod";
import { localDate, text } from "@/lib/shared/form-fields";

const season = { org: z.string().min(1), season: z.string().min(1) };

export const addBreakInput = z
  .object({
    ...season,
    name: text(60, "Enter a name, like Thanksgiving. Players read it."),
    from: localDate,
    until: localDate,
  })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    message: "The last day is before the first day.",
  });

export const removeBreakInput = z.object({ ...season, id: z.uuid() });
