import { z } from "zod";
import { emailAddress } from "@/lib/shared/email-address";
import { optionalPersonName } from "@/lib/shared/person-name";
import { GIVEN_ROLES, ROLES } from "../rules/permissions";

export const grantRoleInput = z.object({
  org: z.string().min(1),
  email: emailAddress,
  name: optionalPersonName,
  role: z.enum(GIVEN_ROLES, "Choose a role."),
});
/** `stamp`: the open cases that the admin has seen, if the form came back with them. */
export const revokeRoleInput = z.object({
  org: z.string().min(1),
  userId: z.uuid(),
  role: z.enum(ROLES),
  stamp: z.string().max(100).default(""),
});
