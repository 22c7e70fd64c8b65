import { z } from "zod";
import { RESERVED_DIVISION_SLUGS } from "@/lib/paths";
import { localDate, seen, slug, text } from "@/lib/shared/form-fields";
import { optionalNumber, seasonFields } from "./new-season";

const aSeason = { org: z.string().min(1), season: z.string().min(1) };
const aDivision = { ...aSeason, division: z.string().min(1) };

/** What a director edits of a season as a whole. `startsOn` is left out when the first day can't change. */
export const editSeasonInput = z.object({
  ...aSeason,
  seen,
  ...seasonFields,
  startsOn: seasonFields.startsOn.optional(),
  /** The last day to register; empty: until the director closes registration. Left out when it can't change. */
  closesOn: localDate.or(z.literal("")).optional(),
});

export const deleteDraftInput = z.object({
  ...aSeason,
  seen,
  sure: z.literal("yes", "Check the box to delete the draft."),
});

/** How players' names show to the public; other than "full" in a division for minors. */
const publicNames = z
  .enum(["full", "initial", "number"], "Choose how names show.")
  .transform((names) => (names === "full" ? null : names));

const divisionName = text(60, "Give the division a name, like Open.");

/** Empty means no age limit. */
export const addDivisionInput = z.object({
  ...aSeason,
  name: divisionName,
  underAge: optionalNumber(5, 99, "Enter an age from 5 to 99."),
  capacity: optionalNumber(2, 1000, "Enter a number of players from 2 to 1000."),
  publicNames,
});

export const renameDivisionInput = z.object({
  ...aDivision,
  seen,
  name: divisionName,
  slug: slug.refine(
    (value) => !(RESERVED_DIVISION_SLUGS as readonly string[]).includes(value),
    "This address can’t be used. Choose another one.",
  ),
  publicNames,
});

export const removeDivisionInput = z.object(aDivision);
