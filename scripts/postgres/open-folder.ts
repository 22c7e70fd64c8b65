import { chmodSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a folder and what leads to it so that every user may pass through, whatever our umask says. */
export function makeOpenFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755);
}
