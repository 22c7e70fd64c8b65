import { z } from "zod";
import { ENTRY_SOURCES, RULED_RESULTS } from "@/lib/match/rules/events";
import { ENDINGS } from "@/lib/match/rules/games";
import { SIDES } from "@/lib/match/rules/sides";
import { ROLES } from "@/lib/people/rules/permissions";
import { divisionField, MOST_DIVISIONS } from "@/lib/season/input/division-fields";
import { PRESETS } from "@/lib/season/input/rule-pack";
import { groupField } from "@/lib/stages/input/groups";
import type { Scope } from "../rules/scopes";

// What directors do through the API. Each command becomes the form of a page, so the page's own action checks and does
// it. A field of the form is text, or a list of texts.

export type FormFields = Readonly<Record<string, string | readonly string[]>>;

/** A command: what it needs, and the form it becomes. */
export type Command<Body extends z.ZodType = z.ZodType> = {
  readonly summary: string;
  readonly scope: Scope;
  readonly body: Body;
  readonly fields: (body: z.output<Body>) => FormFields;
};

const command = <Body extends z.ZodType>(
  scope: Scope,
  summary: string,
  body: Body,
  fields: (body: z.output<Body>) => FormFields,
): Command<Body> => ({ scope, summary, body, fields });

const season = z.string().max(80).meta({ description: "The season’s address, like `fall-2026`." });
const division = z.string().max(80).meta({ description: "The division’s address, like `open`." });
const seen = z
  .string()
  .max(100)
  .meta({ description: "The version that you answer. If it isn’t current anymore, nothing is done." });
const day = z.string().max(20).meta({ description: "A calendar day, like `2026-11-16`." });
const localTime = z
  .string()
  .max(30)
  .meta({ description: "A time on the organization’s clocks, like `2026-11-16T21:00`." });
const words = z.string().max(4_000);
const line = z.string().max(200);
const matchId = z.string().max(40);
const entryId = z.string().max(40);
const number = z.int().min(0).max(100_000);

const ofSeason = { season };
const ofDivision = { season, division };
const ofMatch = { matchId, seen };

const newDivision = z.object({
  name: line,
  underAge: number.nullable().default(null),
  capacity: number.nullable().default(null),
});

/** The texts of a body, as they are. */
const asTyped = (body: Readonly<Record<string, string | number | null | undefined>>): FormFields =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? "" : String(value)]],
    ),
  );

const step = (summary: string) =>
  command(
    "direct",
    summary,
    z.object({ ...ofSeason, seen: seen.meta({ description: "The season’s status." }) }),
    asTyped,
  );

const schedule = (summary: string) =>
  command(
    "direct",
    summary,
    z.object({
      ...ofDivision,
      seen,
      firstDay: day,
      session: localTime.optional(),
      sessionPlace: line.optional(),
      groups: z
        .array(z.array(entryId).max(200))
        .max(100)
        .optional()
        .meta({ description: "The entries of each group, if the rules leave them to you." }),
    }),
    ({ groups = [], ...rest }) => ({
      ...asTyped(rest),
      ...Object.fromEntries(
        groups.flatMap((ids, index) => ids.map((id) => [groupField(id), String(index + 1)])),
      ),
    }),
  );

const newDeadline = (summary: string) =>
  command("direct", summary, z.object({ ...ofMatch, deadline: localTime, reason: words }), asTyped);

const ofForfeits = { ...ofDivision, stage: number, round: number, stamp: seen };

/** Everything that a token can do, by name. The description is made from it. */
export const COMMANDS = {
  createSeason: command(
    "direct",
    "Makes a draft of a season from a preset of rules",
    z.object({
      preset: z.enum(PRESETS),
      name: line,
      slug: line,
      startsOn: day,
      startsInThePast: z
        .boolean()
        .default(false)
        .meta({ description: "Confirms a first day that has passed." }),
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
    z.object({ ...ofSeason, ...newDivision.shape, publicNames: z.enum(["full", "initial", "number"]) }),
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
  finishSeason: step("Ends a season whose matches are all decided"),
  archiveSeason: step("Archives a finished season"),
  addPlayer: command(
    "direct",
    "Enters a player; without an email, the desk reports for them",
    z.object({
      ...ofDivision,
      name: line,
      email: line.nullable().default(null),
      phone: line.optional(),
      bornOn: day.optional(),
      handle: line.optional(),
    }),
    asTyped,
  ),
  importEntries: command(
    "direct",
    "Enters the players of a CSV file. Send it without a version first: the problem has the version of what it would do",
    z.object({ ...ofSeason, csv: z.string().max(500_000), seen: seen.default("") }),
    (body) => ({ ...asTyped(body), confirmed: "yes" }),
  ),
  setSpots: command(
    "direct",
    "Sets how many can play in a division",
    z.object({ ...ofDivision, places: number.nullable(), seen }),
    asTyped,
  ),
  publishSchedule: schedule("Draws lots and publishes the first stage of a division"),
  publishPlayoff: schedule("Draws the next stage of a division"),
  extendRound: command(
    "direct",
    "Gives the matches of a round more time",
    z.object({ ...ofDivision, stage: number, round: number, seen, deadline: localTime, reason: words }),
    asTyped,
  ),
  declareForfeits: command(
    "direct",
    "Declares the double forfeits of a round that are waiting for a director",
    z.object(ofForfeits),
    asTyped,
  ),
  enterResult: command(
    "report",
    "Enters a result for both players, from what they signed or wrote",
    z.object({
      ...ofMatch,
      source: z.enum(ENTRY_SOURCES),
      note: line.default(""),
      games: z
        .array(
          z.object({
            white: z.enum(SIDES),
            winner: z.enum([...SIDES, "draw"]),
            ending: z.enum(ENDINGS),
            pgn: z.string().max(20_000).optional(),
          }),
        )
        .min(1)
        .max(12),
    }),
    ({ games, ...rest }) => ({
      ...asTyped(rest),
      ...Object.fromEntries(
        games.flatMap((game, index) =>
          Object.entries(game).map(([name, value]) => [`${name}-${index}`, String(value ?? "")]),
        ),
      ),
    }),
  ),
  ruleOnMatch: command(
    "direct",
    "Rules on a match",
    z.object({
      ...ofMatch,
      result: z.enum(RULED_RESULTS),
      score: z
        .object({ home: z.number().min(0).max(9), away: z.number().min(0).max(9) })
        .nullable()
        .default(null),
      reason: words,
      rule: line,
    }),
    ({ score, ...rest }) => ({ ...asTyped(rest), score: score ? `${score.home}-${score.away}` : "" }),
  ),
  extendMatch: newDeadline("Gives a match more time"),
  reopenMatch: newDeadline("Opens a decided match again"),
  voidMatch: command("direct", "Voids a match", z.object({ ...ofMatch, reason: words }), asTyped),
  recordStatement: command(
    "direct",
    "Records what a player told the director",
    z.object({ ...ofMatch, side: z.enum(SIDES), statement: words }),
    asTyped,
  ),
  announce: command(
    "direct",
    "Emails players of a division",
    z.object({
      ...ofDivision,
      to: line.meta({ description: "`everybody`, `round:1:3` or `silent:1:3`: which stage, which round." }),
      subject: line,
      words,
      nonce: z.uuid().meta({ description: "Made by you: an email with the same one is sent once." }),
    }),
    (body) => ({ ...asTyped(body), step: "send" }),
  ),
  grantRole: command(
    "admin",
    "Gives somebody a role",
    z.object({ email: line, name: line.optional(), role: z.enum(ROLES) }),
    asTyped,
  ),
  revokeRole: command(
    "admin",
    "Takes a role from somebody",
    z.object({ userId: z.string().max(40), role: z.enum(ROLES), stamp: seen.default("") }),
    asTyped,
  ),
} as const;

export type CommandName = keyof typeof COMMANDS;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** A command's body that fits, as the form it becomes; or what's wrong with it. */
export function readCommand(name: CommandName, body: unknown) {
  const { body: schema, fields } = COMMANDS[name] as Command;
  const read = schema.safeParse(body);
  if (read.success) return { ok: true as const, fields: fields(read.data) };
  const errors = read.error.issues.map(({ path, message }) => ({ field: path.join("."), detail: message }));
  return { ok: false as const, errors };
}

/** What a command answers: it's done. */
export const doneResource = z
  .object({ done: z.enum(Object.keys(COMMANDS) as [CommandName, ...CommandName[]]) })
  .meta({ id: "Done" });
