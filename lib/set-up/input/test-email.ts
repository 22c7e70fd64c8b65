import { z } from "zod";

export const testEmailInput = z.object({ org: z.string().min(1) });
