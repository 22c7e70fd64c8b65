import { parseArgs } from "node:util";
import { RESERVED_SLUGS } from "../../lib/paths.ts";
import { slug as slugField } from "../../lib/shared/form-fields.ts";
import { oneLine } from "../../lib/shared/one-line.ts";
import { emailOption } from "../process/email-option.ts";
import { ScriptError } from "../process/script-error.ts";

export type OrganizationRequest = {
  readonly facts: {
    readonly slug: string;
    readonly name: string;
    readonly timeZone: string;
    readonly office: string;
    readonly contactEmail: string;
  };
  readonly admin: string;
};

/** Someone who becomes an admin of an organization that exists. */
export type AdminRequest = { readonly slug: string; readonly newAdmin: string };

const ADD_ADMIN = "npm run organization -- --slug lakeside --add-admin ann@lakeside.example";

const USAGE =
  'npm run organization -- --name "Lakeside Chess" --slug lakeside --zone America/Chicago --admin ann@lakeside.example ' +
  '[--office "Campus Recreation"] [--contact chess@lakeside.example]';

/**
 * Parses the arguments after `npm run organization --`: those of a new organization, or `--add-admin`. By default, the
 * contact is the admin and the office is the name.
 */
export function parseRequest(words: string[]): OrganizationRequest | AdminRequest {
  const { "add-admin": newAdmin, ...facts } = readOptions(words);
  return newAdmin === undefined ? parseFacts(facts) : parseNewAdmin(newAdmin, facts);
}

function parseNewAdmin(newAdmin: string, { slug, ...others }: Options): AdminRequest {
  if (!slug || Object.keys(others).length > 0)
    throw new ScriptError(`--add-admin goes with --slug and nothing else: ${ADD_ADMIN}`);
  return { slug, newAdmin: emailOption("add-admin", newAdmin) };
}

function parseFacts({ name, slug, zone, admin, office, contact }: Options): OrganizationRequest {
  if (!name || !slug || !zone || !admin) throw new ScriptError(`Give name, slug, zone, and admin: ${USAGE}`);
  if (!slugField.safeParse(slug).success || RESERVED_SLUGS.some((reserved) => reserved === slug)) {
    throw new ScriptError(
      `"${slug}" can't be an address. --slug is lowercase letters, digits, and hyphens, like lakeside.`,
    );
  }
  if (!isZone(zone))
    throw new ScriptError(`"${zone}" isn't a time zone. --zone is a name like America/Chicago.`);
  const adminEmail = emailOption("admin", admin);
  return {
    facts: {
      slug,
      name: oneLine(name),
      timeZone: zone,
      office: oneLine(office ?? name),
      contactEmail: emailOption("contact", contact ?? adminEmail),
    },
    admin: adminEmail,
  };
}

type Options = Omit<ReturnType<typeof readOptions>, "add-admin">;

function readOptions(words: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: words,
      options: {
        name: text,
        slug: text,
        zone: text,
        admin: text,
        office: text,
        contact: text,
        "add-admin": text,
      },
    }).values;
  } catch (error) {
    throw new ScriptError(`${(error as Error).message} Like this: ${USAGE}`);
  }
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone === "UTC" || zone.includes("/");
  } catch {
    return false;
  }
}
