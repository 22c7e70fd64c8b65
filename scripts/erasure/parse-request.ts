import { parseArgs } from "node:util";
import { z } from "zod";
import { ScriptError } from "../process/script-error.ts";

/** One account by its ID, or all that the old database says were deleted. */
export type EraseRequest = { readonly user: string } | { readonly since: string };

const USAGE = "npm run erase -- --user ID, or --since postgresql://… (the database from before a restore)";

/** Parses the arguments after `npm run erase --`. */
export function parseEraseRequest(words: string[]): EraseRequest {
  const text = { type: "string" } as const;
  const { user, since } = parseArgs({ args: words, options: { user: text, since: text } }).values;
  if ((user === undefined) === (since === undefined)) throw new ScriptError(`Give one of the two: ${USAGE}`);
  if (since !== undefined) {
    if (/^postgres(ql)?:\/\/\S+$/.test(since)) return { since };
    throw new ScriptError(`--since is the URL of a database: ${USAGE}`);
  }
  if (z.uuid().safeParse(user).success) return { user: user ?? "" };
  throw new ScriptError(
    `"${user}" isn't the ID of an account: it looks like 0193a5f0-7c3e-7b1a-9d2e-5f6a7b8c9d0e.`,
  );
}
