import { COMMANDS, type CommandName } from "@/lib/api/input/commands";
import type { DeskOfLeague, Prepared } from "./desk-of-league";
import type { makeMatches } from "./matches-of-desk";
import type { makeSeasons } from "./seasons-of-desk";

/** The fields of a command that name the version it answers; see `Answering` in lib/auth/form-action.ts. */
const VERSION_FIELDS = ["seen", "stamp", "madeFrom", "forfeits", "rated"] as const;

export type Versioned = {
  [Name in CommandName]: keyof (typeof COMMANDS)[Name]["body"]["shape"] &
    (typeof VERSION_FIELDS)[number] extends never
    ? never
    : Name;
}[CommandName];

/** Brings a command to where it would be done. */
export type Preparing = (
  desk: DeskOfLeague & ReturnType<typeof makeSeasons> & ReturnType<typeof makeMatches>,
) => Promise<Prepared>;

export function versionFieldOf(name: CommandName): string | undefined {
  return VERSION_FIELDS.find((field) => field in COMMANDS[name].body.shape);
}
