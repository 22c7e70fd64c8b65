import { z } from "zod";
import { text } from "@/lib/shared/form-fields";

export const claimInput = z.object({ code: text(40, "Enter the code from the office.") });
