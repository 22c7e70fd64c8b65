import { lstatSync, readFileSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { ScriptError } from "../process/script-error.ts";

type Link = { readonly source: string; readonly target: string };

/** Creates missing symlinks: npm packages can't contain any, and npm may skip the install script that creates them. */
export function restoreSymlinks(folder: string): void {
  for (const { source, target } of readLinks(folder)) {
    const path = join(folder, target);
    if (exists(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw new ScriptError(
        `The bundled PostgreSQL lacks ${path}. Run "npm rebuild --foreground-scripts" as the owner of node_modules.`,
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

/** A link counts even if its target is missing. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
