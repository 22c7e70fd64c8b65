import { z } from "zod";
import { divisionField } from "@/lib/season/input/division-fields";
import { PRESETS } from "@/lib/season/input/rule-pack";
import { MOST_DIVISIONS } from "@/lib/season/rules/edit-season";
import { SETTING_NAMES } from "@/lib/season/rules/settings/pack";
import {
  asTyped,
  command,
  day,
  line,
  number,
  ofDivision,
  ofSeason,
  publicNames,
  seen,
  words,
} from "./command";

const newDivision = z.object({
  name: line.trim().min(1, "Name this division."),
  underAge: number.nullable().default(null),
  capacity: number.nullable().default(null),
});

const step = (summary: string) =>
  command(
    "direct",
    summary,
    z.object({ ...ofSeason, seen: seen.meta({ description: "The season’s status." }) }),
    asTyped,
  );

const startsInThePast = z
  .boolean()
  .default(false)
  .meta({ description: "Confirms a first day that has passed." });

const madeFrom = z.int().min(1).meta({ description: "The `rulesVersion` that you read." });

/** What directors do with seasons. */
export const SEASON_COMMANDS = {
  createSeason: command(
    "direct",
    "Makes a draft of a season from a preset of rules",
    z.object({
      preset: z.enum(PRESETS),
      name: line,
      slug: line,
      startsOn: day,
      startsInThePast,
      venue: line.optional(),
      equipment: line.optional(),
      site: line.optional(),
      divisions: z.array(newDivision).min(1).max(MOST_DIVISIONS),
    }),
    ({ startsInThePast, divisions, ...rest }) => ({
      ...asTyped({ ...rest, pastDay: startsInThePast ? rest.startsOn : "" }),
      ...Object.assign(
        {},
        ...divisions.map(({ name, underAge, capacity }, index) => ({
          [divisionField(index + 1, "name")]: name,
          [divisionField(index + 1, "age")]: underAge === null ? "" : String(underAge),
          [divisionField(index + 1, "capacity")]: capacity === null ? "" : String(capacity),
        })),
      ),
    }),
  ),
  addDivision: command(
    "direct",
    "Adds a division to a season",
    z.object({ ...ofSeason, ...newDivision.shape, publicNames }),
    asTyped,
  ),
  removeDivision: command("direct", "Removes a division without players", z.object(ofDivision), asTyped),
  addBreak: command(
    "direct",
    "Adds days without rounds",
    z.object({ ...ofSeason, name: line, from: day, until: day }),
    asTyped,
  ),
  openRegistration: step("Opens registration"),
  closeRegistration: step("Closes registration"),
  finishSeason: step("Ends a running season for good, even if matches are open"),
  archiveSeason: step("Archives a finished season"),
  unarchiveSeason: step("Takes a season out of the archive"),
  editSeason: command(
    "direct",
    "Changes a season’s name, address, first day, and last day to register",
    z.object({
      ...ofSeason,
      seen,
      name: line,
      slug: line,
      startsOn: day.optional().meta({ description: "Left out: it stays." }),
      startsInThePast,
      closesOn: day
        .nullable()
        .optional()
        .meta({ description: "Null: until you close registration. Left out: it stays." }),
    }),
    ({ startsInThePast, ...rest }) => asTyped({ ...rest, pastDay: startsInThePast ? rest.startsOn : "" }),
  ),
  editDivision: command(
    "direct",
    "Changes a division’s name, its address, and what the public reads of names",
    z.object({ ...ofDivision, seen, name: line, slug: line, publicNames }),
    asTyped,
  ),
  copySeason: command(
    "direct",
    "Makes a draft for the next term with the rules and the divisions of a season",
    z.object({ ...ofSeason, name: line, slug: line, startsOn: day, startsInThePast }),
    ({ startsInThePast, ...rest }) => asTyped({ ...rest, pastDay: startsInThePast ? rest.startsOn : "" }),
  ),
  deleteDraft: command(
    "direct",
    "Deletes a season that’s still a draft",
    z.object({ ...ofSeason, seen }),
    (body) => ({
      ...asTyped(body),
      sure: "yes",
    }),
  ),
  removeBreak: command(
    "direct",
    "Removes days without rounds",
    z.object({ ...ofSeason, id: z.string().max(40) }),
    asTyped,
  ),
  changeRules: command(
    "direct",
    "Saves settings as a new version of the season’s rules",
    z.object({
      ...ofSeason,
      madeFrom,
      settings: z.record(z.string().max(100).refine(isSettingName, "There’s no such setting."), words).meta({
        description: "All of them, as the season’s `settings` at the desk has them. What’s left out is off.",
      }),
    }),
    ({ settings, ...rest }) => ({ ...settings, ...asTyped(rest) }),
  ),
  chooseFormat: command(
    "direct",
    "Sets the season’s format",
    z.object({
      ...ofSeason,
      madeFrom,
      shape: z
        .string()
        .max(60)
        .meta({ description: "As the season’s `shape` at the desk.", examples: ["round-robin:1"] }),
    }),
    asTyped,
  ),
};

/** Also those of the season's own rules, such as `ownRules.1.title`. */
function isSettingName(name: string): boolean {
  return (
    (SETTING_NAMES as readonly string[]).includes(name) || /^ownRules\.\d{1,3}\.(title|text)$/.test(name)
  );
}
