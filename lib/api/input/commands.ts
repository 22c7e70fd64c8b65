import { z } from "zod";
import { GIVEN_ROLES, ROLES } from "@/lib/people/rules/permissions";
import { asTyped, type Command, command, line, seen } from "./command";
import { ELIGIBILITY_COMMANDS } from "./eligibility-commands";
import { MATCH_COMMANDS } from "./match-commands";
import { PLAYER_COMMANDS } from "./player-commands";
import { SEASON_COMMANDS } from "./season-commands";
import { VENUE_COMMANDS } from "./venue-commands";
import { WAIVER_COMMANDS } from "./waiver-commands";

/** Everything that a token can do, by name. The description is made from it. */
export const COMMANDS = {
  ...SEASON_COMMANDS,
  ...PLAYER_COMMANDS,
  ...ELIGIBILITY_COMMANDS,
  ...WAIVER_COMMANDS,
  ...MATCH_COMMANDS,
  ...VENUE_COMMANDS,
  grantRole: command(
    "admin",
    "Gives someone a role",
    z.object({ email: line, name: line.optional(), role: z.enum(GIVEN_ROLES) }),
    asTyped,
  ),
  revokeRole: command(
    "admin",
    "Takes a role from someone",
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
  const errors = read.error.issues.map((issue) => ({ field: issue.path.join("."), detail: detailOf(issue) }));
  return { ok: false as const, errors };
}

/** What's wrong with a name in a record is said beside that it is wrong. */
function detailOf(issue: z.core.$ZodIssue): string {
  const [ofName] = issue.code === "invalid_key" ? issue.issues : [];
  return (ofName ?? issue).message;
}

/** What a command answers: it's done. */
export const doneResource = z
  .object({ done: z.enum(Object.keys(COMMANDS) as [CommandName, ...CommandName[]]) })
  .meta({ id: "Done" });
