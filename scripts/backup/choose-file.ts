import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectPath } from "../process/project.ts";
import { homeOf } from "../releases/home.ts";

/** Where a backup goes: the file in `--to`, or a new file in that folder. */
export function chooseFile(to: string | undefined, at: Date): { folder: string | undefined; file: string } {
  const path = to === undefined ? defaultFolder() : fromCallersFolder(to);
  const isFolder =
    to === undefined || to.endsWith("/") || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? { folder: path, file: join(path, makeName(at)) } : { folder: undefined, file: path };
}

/** The names of backups in a folder. No other file matches. */
export const NAME = /^rookery-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.sql\.gz$/;

/** A path as it was typed. npm runs scripts in the project's folder, so paths are relative to where npm was called. */
export function fromCallersFolder(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Never inside a release, because old releases are removed. */
function defaultFolder(): string {
  const home = homeOf();
  return home ? join(home.folder, "backups") : projectPath(".data", "backups");
}

function makeName(at: Date): string {
  return `rookery-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.sql.gz`;
}
