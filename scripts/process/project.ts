import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A path inside this checkout, whatever folder the script was started from. */
export function projectPath(...parts: string[]): string {
  return join(root, ...parts);
}
