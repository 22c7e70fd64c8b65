import { parseArgs } from "node:util";
import { RESERVED_SLUGS } from "../../lib/paths.ts";
import { emailAddress } from "../../lib/shared/email-address.ts";
import { slug as slugField } from "../../lib/shared/form-fields.ts";
import { oneLine } from "../../lib/shared/one-line.ts";
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

const USAGE =
  'npm run organization -- --name "Lakeside Chess" --slug lakeside --zone America/Chicago --admin ann@lakeside.example ' +
  '[--office "Campus Recreation"] [--contact chess@lakeside.example]';

/**
 * Parses the arguments after `npm run organization --`. By default, the contact is the admin and the office is the
 * name.
 */
export function parseRequest(words: string[]): OrganizationRequest {
  const { name, slug, zone, admin, office, contact } = readOptions(words);
  if (!name || !slug || !zone || !admin) throw new ScriptError(`Give name, slug, zone, and admin: ${USAGE}`);
  if (!slugField.safeParse(slug).success || RESERVED_SLUGS.some((reserved) => reserved === slug)) {
    throw new ScriptError(
      `"${slug}" can't be an address. --slug is lowercase letters, digits, and hyphens, like lakeside.`,
    );
  }
  if (!isZone(zone))
    throw new ScriptError(`"${zone}" isn't a time zone. --zone is a name like America/Chicago.`);
  const adminEmail = readEmail("admin", admin);
  return {
    facts: {
      slug,
      name: oneLine(name),
      timeZone: zone,
      office: oneLine(office ?? name),
      contactEmail: readEmail("contact", contact ?? adminEmail),
    },
    admin: adminEmail,
  };
}

function readOptions(words: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args: words,
      options: { name: text, slug: text, zone: text, admin: text, office: text, contact: text },
    }).values;
  } catch (error) {
    throw new ScriptError(`${(error as Error).message} Like this: ${USAGE}`);
  }
}

function readEmail(option: string, address: string): string {
  const parsed = emailAddress.safeParse(address);
  if (parsed.success) return parsed.data;
  throw new ScriptError(`--${option} "${address}": ${parsed.error.issues[0]?.message}`);
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone === "UTC" || zone.includes("/");
  } catch {
    return false;
  }
}
