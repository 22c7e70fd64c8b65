import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { localTime } from "@/lib/shared/form-fields";
import { optionalPersonName } from "@/lib/shared/person-name";

const org = z.string().min(1);

export const standInInput = z
  .object({
    org,
    /** Whom they stand in for; only admins choose. */
    director: z.union([z.uuid("Choose a director."), z.literal("")]).default(""),
    email: emailAddress,
    name: optionalPersonName,
    from: localTime,
    until: localTime,
  })
  .refine(({ from, until }) => from < until, {
    path: ["until"],
    message: "It has to end after it begins.",
  });

export const endStandInInput = z.object({ org, id: z.uuid() });
