import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { InCode } from "./guard.ts";

/** How often the text of a guard stands in its file; it has to be once. */
export function countText(root: string, { file, text }: InCode): number {
  return readFileSync(join(root, file), "utf8").split(text).length - 1;
}
