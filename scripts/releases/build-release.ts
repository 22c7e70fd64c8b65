import { readlinkSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import type { Home } from "./home.ts";
import type { Unpacked } from "./unpack.ts";

/** A release is whole once this file is in it. */
const DONE = ".built";

/** Installs and builds a version in a folder of its own, away from the one that serves. Does nothing twice. */
export async function buildRelease(home: Home, unpacked: Unpacked): Promise<string> {
  const release = join(home.releases, unpacked.id);
  if (lastUsedAt(release)) return release;
  rmSync(release, { recursive: true, force: true });
  renameSync(unpacked.folder, release);
  symlinkSync(relative(release, home.dotEnv), join(release, ".env"));
  await runNpm(release, ["ci", "--no-audit", "--no-fund"]);
  await runNpm(release, ["run", "build"]);
  writeFileSync(join(release, DONE), "");
  return release;
}

/** When a whole release was built or served last; undefined for half of one. */
export function lastUsedAt(release: string): Date | undefined {
  return statSync(join(release, DONE), { throwIfNoEntry: false })?.mtime;
}

/** Notes that a release serves from now on. */
export function noteUse(release: string): void {
  utimesSync(join(release, DONE), new Date(), new Date());
}

/** Runs npm in a release, without what the npm above us has told our own process. */
export async function runNpm(release: string, args: readonly string[]): Promise<void> {
  const told = Object.keys(process.env).filter((name) => /^npm_|^NODE_ENV$|^INIT_CWD$/.test(name));
  const env = Object.fromEntries(told.map((name) => [name, undefined]));
  const { code } = await run("npm", args, { output: "show", cwd: release, env });
  if (code !== 0)
    throw new ScriptError(`"npm ${args.join(" ")}" failed in ${release}: the lines above say why.`);
}

/** The release that `current` leads to. */
export function currentRelease(home: Home): string | undefined {
  try {
    return join(dirname(home.current), readlinkSync(home.current));
  } catch {
    return undefined;
  }
}

/** Lets `current` lead to a release, in one step. */
export function pointAt(home: Home, release: string): void {
  const next = `${home.current}.${process.pid}`;
  symlinkSync(relative(home.folder, release), next);
  renameSync(next, home.current);
}
