import { z } from "zod";
import { localDate, localTime, optionalText, prose, seen, text } from "@/lib/shared/form-fields";

const org = z.string().min(1);
const season = z.string().min(1);

/** A final's session is only read if the rules set one: when, in the organization's local time, and where. */
export const publishInput = z.object({
  org,
  season,
  division: z.string().min(1),
  seen,
  firstDay: localDate,
  session: localTime.or(z.literal("")).default(""),
  sessionPlace: optionalText(120),
});
/** A new time and place for a final at a session. */
export const moveSessionInput = z.object({
  org,
  season,
  division: z.string().min(1),
  stage: z.coerce.number().int().min(1),
  round: z.coerce.number().int().min(1),
  seen,
  session: localTime,
  sessionPlace: text(120, "Say where the final is played."),
});
export type PublishInput = z.output<typeof publishInput>;
export const extendRoundInput = z.object({
  org,
  season,
  division: z.string().min(1),
  /** Which stage of the division, and which round of the stage. */
  stage: z.coerce.number().int().min(1).default(1),
  round: z.coerce.number().int().min(1),
  seen,
  deadline: localTime,
  reason: prose(500, "Give a reason. The players can read it."),
});
