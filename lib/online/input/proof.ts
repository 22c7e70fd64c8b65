import { z } from "zod";

/** For which of their seasons a player proves a username. */
export const proofInput = z.object({ seasonId: z.uuid() });
