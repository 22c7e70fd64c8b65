import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ScriptError } from "../process/script-error.ts";

/**
 * The settings a release would start with now: its `.env` and the environment, which wins. Read at each start, so
 * that a new release finds settings that were added for it.
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
    throw new ScriptError(`The file ${file} can't be read. Give yourself read permission or remove it.`);
  }
}
