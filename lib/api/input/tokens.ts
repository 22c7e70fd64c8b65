import { z } from "zod";
import { text } from "@/lib/shared/form-fields";
import { SCOPES } from "../rules/scopes";

/** Checked boxes arrive as one value per line. */
const scopes = z
  .string()
  .default("")
  .transform((typed) => SCOPES.filter((scope) => typed.split("\n").includes(scope)))
  .refine((chosen) => chosen.length > 0, "Choose what the token is for.");

const name = text(60, "Name the token after the program that uses it.");

export const makeTokenInput = z.object({ name, scopes });
export const makeOrganizationTokenInput = z.object({ org: z.string().min(1), name, scopes });
export const revokeTokenInput = z.object({ id: z.uuid() });
export const revokeOrganizationTokenInput = z.object({ org: z.string().min(1), id: z.uuid() });
