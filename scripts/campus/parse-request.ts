import { parseArgs } from "node:util";
import { ScriptError } from "../process/script-error.ts";

export type CampusRequest = {
  readonly organization: string;
  readonly domains: readonly string[];
  readonly removed: readonly string[];
  readonly opens: boolean;
};

const USAGE =
  "npm run campus-sign-in -- --organization lakeside [--domain lakeside.edu] [--remove-domain lakeside.edu] [--open]";

const DOMAIN = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Parses the arguments after `npm run campus-sign-in --`. */
export function parseCampusRequest(words: string[]): CampusRequest {
  const { organization, domain = [], "remove-domain": removed = [], open = false } = readOptions(words);
  if (!organization) throw new ScriptError(`Give the organization: ${USAGE}`);
  const [domains, gone] = [domain, removed].map((each) => each.map((name) => name.toLowerCase()));
  const wrong = [...(domains ?? []), ...(gone ?? [])].find((name) => !DOMAIN.test(name));
  if (wrong !== undefined) throw new ScriptError(`"${wrong}" isn't an email domain like lakeside.edu.`);
  return { organization, domains: domains ?? [], removed: gone ?? [], opens: open };
}

function readOptions(words: string[]) {
  const many = { type: "string", multiple: true } as const;
  try {
    return parseArgs({
      args: words,
      options: {
        organization: { type: "string" },
        domain: many,
        "remove-domain": many,
        open: { type: "boolean" },
      },
    }).values;
  } catch (error) {
    throw new ScriptError(`${(error as Error).message} Like this: ${USAGE}`);
  }
}
