import { z } from "zod";
import { RESERVED_DIVISION_SLUGS } from "@/lib/paths";
import { GIVEN_ROLES, ROLES } from "@/lib/people/rules/permissions";
import { emailAddress } from "@/lib/shared/email-address";
import {
  entryId,
  localDate,
  localTime,
  optionalProse,
  optionalText,
  prose,
  seen,
  text,
} from "@/lib/shared/form-fields";
import { optionalPersonName, personName } from "@/lib/shared/person-name";
import { optionalPhone } from "@/lib/shared/phone";
import { signingWaiver, waiverFields } from "@/lib/waivers/input/waivers";

const localDateOfBirth = z.iso.date("Enter the day, month and year.");
const org = z.string().min(1);
const season = z.string().min(1);

/** `seen`: the stamp of the preview; left out if there is none. */
export const importInput = z.object({ org, season, seen });
/** `seen`: the status that the page showed. */
export const seasonStepInput = z.object({ org, season, seen });
/** The settings themselves are read by `readSettings`. */
export const changeRulesInput = z.object({ org, season, madeFrom: z.coerce.number().int().min(1) });
/** A final's session is only read if the rules set one: when, in the organization's local time, and where. */
export const publishInput = z.object({
  org,
  season,
  division: z.string().min(1),
  seen,
  firstDay: localDate,
  session: localTime.or(z.literal("")).default(""),
  sessionPlace: optionalText(120),
});
/** A new time and place for a final at a session. */
export const moveSessionInput = z.object({
  org,
  season,
  division: z.string().min(1),
  stage: z.coerce.number().int().min(1),
  round: z.coerce.number().int().min(1),
  seen,
  session: localTime,
  sessionPlace: text(120, "Say where the final is played."),
});
export type PublishInput = z.output<typeof publishInput>;
/** Empty: no limit. */
export const spotsInput = z.object({
  org,
  season,
  division: z.string().min(1),
  seen,
  places: z.union(
    [
      z.literal("").transform(() => null),
      z.coerce.number("Enter a number from 2 to 1000, or leave it empty.").int().min(2).max(1000),
    ],
    "Enter a number from 2 to 1000, or leave it empty.",
  ),
});
export const enterLateInput = z.object({
  org,
  season,
  division: z.string().min(1),
  entryId: z.uuid("Choose who gets the spot."),
});
const anEntry = z.object({ org, season, division: z.string().min(1), entryId });
export const letGoInput = anEntry.extend({
  stamp: z.string().max(100),
  by: z.enum(["asked", "removed"], "Say whether they asked to leave or you’re removing them."),
  reason: prose(500, "Give a reason. They can read it."),
});
export const keepInput = anEntry.extend({
  /** The number of forfeits that the director read about. */
  forfeits: z.coerce.number().int().min(1),
  reason: prose(500, "Give a reason. Other directors can read it."),
});
export const forgiveInput = anEntry.extend({
  matchId: z.uuid(),
  reason: prose(500, "Give a reason. They can read it."),
});
export const extendRoundInput = z.object({
  org,
  season,
  division: z.string().min(1),
  /** Which stage of the division, and which round of the stage. */
  stage: z.coerce.number().int().min(1).default(1),
  round: z.coerce.number().int().min(1),
  seen,
  deadline: localTime,
  reason: prose(500, "Give a reason. The players can read it."),
});
const aRound = z.object({
  org,
  season,
  division: z.string().min(1),
  stage: z.coerce.number().int().min(1),
  round: z.coerce.number().int().min(1),
  /** The matches that the director saw. */
  stamp: z.string().max(100),
});
export const declareForfeitsInput = aRound;
export const moreTimeInput = aRound.extend({
  deadline: localTime,
  reason: text(500, "Give a reason. The players can read it."),
});

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

export const leaveInput = z.object({ divisionId: z.uuid(), note: optionalProse(500) });
export const handleInput = z.object({ seasonId: z.uuid(), handle: optionalText(40) });

export const profileInput = z.object({
  name: personName("Enter your name as it should appear in the standings."),
  phone: optionalPhone,
});

export const grantRoleInput = z.object({
  org,
  email: emailAddress,
  name: optionalPersonName,
  role: z.enum(GIVEN_ROLES, "Choose a role."),
});
/** `stamp`: the open cases that the admin has seen, if the form came back with them. */
export const revokeRoleInput = z.object({
  org,
  userId: z.uuid(),
  role: z.enum(ROLES),
  stamp: z.string().max(100).default(""),
});

/** A division's address from its name: "Under 18" becomes under-18. Names in other scripts become "division". */
export function slugOf(name: string): string {
  const made =
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 40)
      .replace(/^-+|-+$/g, "") || "division";
  return (RESERVED_DIVISION_SLUGS as readonly string[]).includes(made) ? `${made}-division` : made;
}

/**
 * Gives each division of a season an address of its own: a second one with the same address is numbered.
 *
 * @example addressDivisions(["Début", "Debut", "初级"]) // debut, debut-2, division
 */
export function addressDivisions(
  names: readonly string[],
): readonly { readonly name: string; readonly slug: string }[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = numberedSlug(name, taken);
    taken.add(slug);
    return { name, slug };
  });
}

/** A division's address that isn't taken yet. */
export function numberedSlug(name: string, taken: ReadonlySet<string>): string {
  const wanted = slugOf(name);
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1)
    slug = `${wanted.slice(0, 36).replace(/-$/, "")}-${number}`;
  return slug;
}
