import { lstatSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { ScriptError } from "../process/script-error.ts";

type Link = { readonly source: string; readonly target: string };

/** npm packages hold no symlinks, and npm may skip the install script that makes them: make the missing ones. */
export function restoreSymlinks(folder: string): void {
  for (const { source, target } of readLinks(folder)) {
    const path = join(folder, target);
    if (exists(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw new ScriptError(
        `The bundled PostgreSQL lacks ${path}: run "npm rebuild --foreground-scripts" as the owner of node_modules.`,
      );
    }
  }
}

function readLinks(folder: string): Link[] {
  try {
    return JSON.parse(readFileSync(join(folder, "native", "pg-symlinks.json"), "utf8")) as Link[];
  } catch {
    return [];
  }
}

/** A link counts even when it leads nowhere. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
