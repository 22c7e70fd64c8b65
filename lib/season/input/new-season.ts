import { z } from "zod";
import { RESERVED_SEASON_SLUGS } from "@/lib/paths";
import { localDate, optionalText, slug, text } from "@/lib/shared/form-fields";
import { MOST_PLAYERS, MOST_WEEKS } from "@/lib/stages/input/shape";
import { isSameName, MOST_DIVISIONS } from "../rules/edit-season";
import { PRESET_RULES } from "../rules/presets/presets";
import { VENUE, type Venue } from "../rules/settings/league";
import { divisionField } from "./division-fields";
import { PRESETS } from "./rule-pack";

/** A division in the form; its fields are `division-1-name` and so on, counted from 1. */
export type TypedDivision = {
  readonly name: string;
  readonly underAge: number | null;
  readonly capacity: number | null;
};

const ROWS = Array.from({ length: MOST_DIVISIONS }, (_, index) => index + 1);

/** The fields that every new season has. */
export const seasonFields = {
  name: text(60, "Give the season a name, like Fall 2026."),
  slug: slug.refine(
    (value) => !(RESERVED_SEASON_SLUGS as readonly string[]).includes(value),
    "This address can’t be used. Choose another one.",
  ),
  startsOn: localDate,
  /** A first day in the past that the director has confirmed. */
  pastDay: z.string().max(10).default(""),
};

/** What a director types to copy a season for the next term. */
export const copySeasonInput = z.object({
  org: z.string().min(1),
  season: z.string().min(1),
  ...seasonFields,
});

/**
 * What a director types to create a season. Empty rows of divisions are left out. If players and weeks are given, the
 * next page compares formats for them.
 */
export const newSeasonInput = z
  .intersection(
    z.object({
      org: z.string().min(1),
      preset: z.enum(PRESETS, "Choose a rule sheet to start from."),
      ...seasonFields,
      venue: optionalText(120),
      equipment: optionalText(200),
      site: VENUE.site.schema.optional(),
      players: optionalNumber(2, MOST_PLAYERS, `Enter a number of players from 2 to ${MOST_PLAYERS}.`),
      weeks: optionalNumber(1, MOST_WEEKS, `Enter a number of weeks from 1 to ${MOST_WEEKS}.`),
    }),
    z.object(Object.fromEntries(ROWS.flatMap(divisionFields))),
  )
  .transform(({ org, preset, name, slug, startsOn, pastDay, ...rest }, context) => {
    const { players, weeks } = rest;
    const venue = readVenue(PRESET_RULES[preset].venue, rest);
    if (venue === null) {
      context.addIssue({ code: "custom", path: ["venue"], message: "Say where matches are played." });
      return z.NEVER;
    }
    const divisions = readDivisions(rest, (field, message) =>
      context.addIssue({ code: "custom", path: [field], message }),
    );
    return { org, preset, name, slug, startsOn, pastDay, venue, players, weeks, divisions };
  });

function divisionFields(row: number): readonly (readonly [string, z.ZodType])[] {
  return [
    [divisionField(row, "name"), optionalText(60)],
    [divisionField(row, "age"), optionalNumber(5, 99, "Enter an age from 5 to 99.")],
    [divisionField(row, "capacity"), optionalNumber(2, 1000, "Enter a number of players from 2 to 1000.")],
  ];
}

export function optionalNumber(least: number, most: number, wrong: string) {
  return z
    .string()
    .trim()
    .default("")
    .transform((typed) => (typed === "" ? null : Number(typed)))
    .refine((value) => value === null || (Number.isInteger(value) && value >= least && value <= most), wrong);
}

function readVenue(
  preset: Venue,
  typed: { readonly venue: string; readonly equipment: string; readonly site?: Site | undefined },
): Venue | null {
  if (preset.kind === "online") return { ...preset, site: typed.site ?? preset.site };
  return typed.venue === "" ? null : { kind: "on-site", name: typed.venue, equipment: typed.equipment };
}

type Site = Extract<Venue, { kind: "online" }>["site"];

function readDivisions(
  typed: Readonly<Record<string, unknown>>,
  refuse: (field: string, message: string) => void,
): readonly TypedDivision[] {
  const divisions: TypedDivision[] = [];
  for (const row of ROWS) {
    const name = typed[divisionField(row, "name")] as string;
    const underAge = typed[divisionField(row, "age")] as number | null;
    const capacity = typed[divisionField(row, "capacity")] as number | null;
    if (name === "") {
      if (underAge !== null || capacity !== null) refuse(divisionField(row, "name"), "Name this division.");
      continue;
    }
    if (divisions.some((other) => isSameName(other.name, name))) {
      refuse(divisionField(row, "name"), "Another division has this name. Choose a different one.");
    }
    divisions.push({ name, underAge, capacity });
  }
  if (divisions.length === 0) refuse(divisionField(1, "name"), "Name at least one division.");
  return divisions;
}
