import { z } from "zod";
import { optionalProse, optionalText } from "@/lib/shared/form-fields";
import { personName } from "@/lib/shared/person-name";
import { optionalPhone } from "@/lib/shared/phone";
import { signingWaiver, waiverFields } from "@/lib/waivers/input/waivers";

const localDateOfBirth = z.iso.date("Enter the day, month, and year.");

export const registerInput = signingWaiver(
  z.object({
    divisionId: z.uuid("Choose a division."),
    rulePackId: z.uuid(),
    name: personName("Enter your name as it should appear in the standings."),
    phone: optionalPhone,
    /** Asked for in an age division; the eligibility rule knows which divisions those are. */
    bornOn: z.union([z.literal(""), localDateOfBirth]).default(""),
    /** Asked for in an online season. */
    handle: optionalText(40),
    /** Asked for where the season's list has campus ids. */
    campusId: optionalText(60),
    /** Asked for where the season has a waiver. */
    ...waiverFields,
    waits: z.literal("yes").optional(),
    accepted: z.literal("yes", "Read the rule sheet and accept it to register."),
  }),
);
export const withdrawInput = z.object({ divisionId: z.uuid() });

export const takeBackInput = z.object({ divisionId: z.uuid() });

export const leaveInput = z.object({ divisionId: z.uuid(), note: optionalProse(500) });
