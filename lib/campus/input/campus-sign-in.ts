import { z } from "zod";
import { optionalText, seen } from "@/lib/shared/form-fields";

const LONGEST_METADATA = 200_000;
const MOST_GROUPS = 20;

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
  groups: z
    .string()
    .max(2_000, "Keep this under 2,000 characters.")
    .default("")
    .transform((typed) => [
      ...new Set(
        typed
          .split(/[,\n]/)
          .map((group) => group.trim())
          .filter(Boolean),
      ),
    ])
    .refine((groups) => groups.length <= MOST_GROUPS, `Name at most ${MOST_GROUPS} groups.`),
  others: z.enum(["open", "only", "automatic"], "Choose one."),
});

export const endCampusInput = z.object({ org: z.string().min(1), seen });
