import { z } from "zod";
import { optionalText, seen } from "@/lib/shared/form-fields";
import { DEFAULT_GROUP_DAYS, LONGEST_GROUP, MOST_GROUP_DAYS, MOST_GROUPS } from "../rules/groups";

const LONGEST_METADATA = 200_000;

const attribute = optionalText(200).transform((name) => name || null);

/** What an admin says about signing in with a campus account. */
export const campusSignInInput = z.object({
  org: z.string().min(1),
  seen,
  metadataUrl: optionalText(500).refine(
    (url) => url === "" || (URL.canParse(url) && new URL(url).protocol === "https:"),
    "Enter an https address.",
  ),
  metadata: z
    .string()
    .trim()
    .max(LONGEST_METADATA, "This is too long for one provider’s metadata.")
    .default(""),
  idAttribute: attribute,
  emailAttribute: attribute,
  nameAttribute: attribute,
  groupAttribute: attribute,
  others: z.enum(["open", "only", "automatic"], "Choose one."),
});

/** The groups that an organization wants to know, one a line: names of directories have commas in them. */
export const campusGroupsInput = z.object({
  org: z.string().min(1),
  seen,
  names: z
    .string()
    .default("")
    .transform((typed) => unique(typed.split("\n")))
    .refine((names) => names.length <= MOST_GROUPS, `Name at most ${MOST_GROUPS} groups.`)
    .refine(
      (names) => names.every((name) => name.length <= LONGEST_GROUP),
      `Keep each group under ${LONGEST_GROUP} characters.`,
    ),
  oidcClaim: attribute,
  days: z.coerce
    .number()
    .int("Enter a number of days.")
    .min(1, "Enter at least one day.")
    .max(MOST_GROUP_DAYS, `Enter at most ${MOST_GROUP_DAYS} days.`)
    .default(DEFAULT_GROUP_DAYS),
});

/** Each name once, whatever its capitals. */
function unique(lines: readonly string[]): readonly string[] {
  const names = lines.map((line) => line.trim()).filter(Boolean);
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

export const endCampusInput = z.object({ org: z.string().min(1), seen });
