import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Creates a folder and its parents so that every user can pass through, whatever our umask is. */
export function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}
