import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { localTime, optionalText } from "@/lib/shared/form-fields";

const org = z.string().min(1);

export const standInInput = z
  .object({
    org,
    /** Whom they stand in for; only admins choose. */
    director: z.union([z.uuid("Choose a director."), z.literal("")]).default(""),
    email: emailAddress,
    name: optionalText(80),
    from: localTime,
    until: localTime,
  })
  .refine(({ from, until }) => from < until, {
    path: ["until"],
    message: "It has to end after it begins.",
  });

export const endStandInInput = z.object({ org, id: z.uuid() });
