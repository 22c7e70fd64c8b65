import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type BuildActions, readBuildActions } from "./build-actions";

/** Open pages keep working for a day after the last process of their build has ended. */
const KEPT_MS = 24 * 60 * 60_000;
/** How often a running process says that its build is in use. */
export const STILL_HERE_MS = 60 * 60_000;

const ACTIONS = "actions.json";
/** The ending of a copy that isn't complete. */
const HALF = ".half";

/** What is kept of a build for pages that are still open: its actions and the folder of its assets. */
export type KeptBuild = { readonly id: string; readonly actions: BuildActions; readonly assets: string };

/**
 * Adds the build in this folder (`.next`) to those that are kept, entirely or not at all, and returns its ID. Several
 * processes and machines may share the folder and do this at the same time.
 */
export function keepBuild(build: string, kept: string): string {
  const id = readFileSync(join(build, "BUILD_ID"), "utf8").trim();
  if (!statSync(join(kept, id), { throwIfNoEntry: false })) copyWhole(build, join(kept, id));
  return id;
}

/** Marks a build as in use, which keeps it for another day. */
export function touchBuild(kept: string, id: string, now: Date): void {
  utimesSync(join(kept, id), now, now);
}

/**
 * Removes builds that no one has used for a day, including half copies left by a killed process. Whatever else is in
 * the folder stays.
 */
export function removeExpiredBuilds(kept: string, now: Date): void {
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name);
    const stats = statSync(folder, { throwIfNoEntry: false });
    const isExpired = stats?.isDirectory() && now.getTime() - stats.mtimeMs > KEPT_MS + STILL_HERE_MS;
    if (isExpired && isOurs(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isOurs(folder: string): boolean {
  return folder.endsWith(HALF) || existsSync(join(folder, ACTIONS));
}

/** All kept builds, whichever process added them. */
export function listKeptBuilds(kept: string): KeptBuild[] {
  return listFolders(kept).flatMap((id) => {
    const actions = readActions(join(kept, id, ACTIONS));
    return actions ? [{ id, actions, assets: join(kept, id, "static") }] : [];
  });
}

function copyWhole(build: string, target: string): void {
  const half = `${target}.${process.pid}${HALF}`;
  mkdirSync(half, { recursive: true });
  cpSync(join(build, "static"), join(half, "static"), { recursive: true });
  writeFileSync(join(half, ACTIONS), JSON.stringify(readBuildActions(build)));
  try {
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!statSync(target, { throwIfNoEntry: false })) throw error;
  }
}

function listFolders(kept: string): string[] {
  try {
    return readdirSync(kept).filter((name) => !name.endsWith(HALF));
  } catch {
    return [];
  }
}

/** A build that another process is just removing has no actions left. */
function readActions(file: string): BuildActions | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as BuildActions;
  } catch {
    return undefined;
  }
}
