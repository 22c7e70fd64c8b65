import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { seen, text } from "@/lib/shared/form-fields";

const org = z.string().min(1);

/** What an admin edits of the organization. The address stays: it's on every poster. */
export const organizationInput = z.object({
  org,
  seen,
  name: text(80, "Give the organization a name."),
  office: text(120, "Say where the office is, and when it’s open."),
  contactEmail: emailAddress,
});

export const timeZoneInput = z.object({
  org,
  seen,
  zone: z.string().max(60).refine(isZone, "Choose a time zone."),
});

/** Is this the name of a time zone, like America/Chicago? Offsets such as +05:00 aren't: they have no summer time. */
export function isZone(zone: string): boolean {
  return ZONES.includes(zone);
}

/** Every time zone, by name. */
export const ZONES: readonly string[] = [...Intl.supportedValuesOf("timeZone"), "UTC"].toSorted();
