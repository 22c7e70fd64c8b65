import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A path inside this checkout, whatever folder the script was started from. */
export function projectPath(...parts: string[]): string {
  return join(root, ...parts);
}

/** The version in a checkout's package.json. */
export function versionOf(checkout: string): string {
  return (JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as { version: string }).version;
}

/** The version of the app. */
export function projectVersion(): string {
  return versionOf(root);
}
