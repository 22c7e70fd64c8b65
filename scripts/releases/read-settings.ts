import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ScriptError } from "../process/script-error.ts";

/**
 * The settings a release would start with now: what stands in its `.env`, and what the environment says, which wins. Read
 * for each start, so that a new release finds a setting that was added for it.
 */
export function readSettings(
  checkout: string,
  environment: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  return { ...readDotEnv(join(checkout, ".env")), ...environment };
}

function readDotEnv(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw new ScriptError(`The file ${file} cannot be read: give it read permission or remove it.`);
  }
}
