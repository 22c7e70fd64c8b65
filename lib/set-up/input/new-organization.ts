import { z } from "zod";
import { RESERVED_SLUGS } from "@/lib/paths";
import { isZone } from "@/lib/people/input/organization";
import { emailAddress } from "@/lib/shared/email-address";
import { optionalText, slug, text } from "@/lib/shared/form-fields";
import { personName } from "@/lib/shared/person-name";

const facts = {
  name: text(80, "Give the organization a name."),
  slug: slug.refine(
    (typed) => !RESERVED_SLUGS.some((reserved) => reserved === typed),
    "Rookery has a page of its own there. Choose another address.",
  ),
  zone: z.string().max(60).refine(isZone, "Choose a time zone."),
  office: optionalText(120),
  email: emailAddress,
};

/** The first organization of a site and the person who sets it up. */
export const firstOrganizationInput = z.object({ ...facts, admin: personName("Enter your name.") });

/** One more organization, whose first admin is told by email. */
export const newOrganizationInput = z.object(facts);

export type NewOrganization = z.output<typeof newOrganizationInput>;
