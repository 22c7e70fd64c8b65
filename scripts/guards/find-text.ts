import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InCode } from "./guard.ts";

/** How many times a guard's text is in its file. It must be once. */
export function countText(root: string, { file, text }: InCode): number {
  return readFileSync(join(root, file), "utf8").split(text).length - 1;
}
