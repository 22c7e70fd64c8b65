import {
  existsSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";
import type { Home } from "./home.ts";
import type { Unpacked } from "./unpack.ts";

/** A release is complete once it contains this file. The file's time says when it last served, or that it never has. */
const DONE = ".built";
const NEVER = new Date(0);

/** Installs and builds a version in its own folder, away from the running one. Skips what's already done. */
export async function buildRelease(home: Home, unpacked: Unpacked): Promise<string> {
  const release = join(home.releases, unpacked.id);
  if (isBuilt(release)) return release;
  rmSync(release, { recursive: true, force: true });
  renameSync(unpacked.folder, release);
  symlinkSync(relative(release, home.dotEnv), join(release, ".env"));
  await runNpm(release, ["ci", "--no-audit", "--no-fund"]);
  await runNpm(release, ["run", "build"]);
  noteBuilt(release);
  return release;
}

/** Records that a release is complete. It hasn't served yet. */
export function noteBuilt(release: string): void {
  writeFileSync(join(release, DONE), "");
  utimesSync(join(release, DONE), NEVER, NEVER);
}

/** Records that a release is serving from now on. */
export function noteServed(release: string): void {
  utimesSync(join(release, DONE), new Date(), new Date());
}

/** Whether a release is complete. */
export function isBuilt(release: string): boolean {
  return existsSync(join(release, DONE));
}

/** When a complete release last served. Undefined if it never has. */
export function servedAt(release: string): Date | undefined {
  const { mtime } = statSync(join(release, DONE));
  return mtime > NEVER ? mtime : undefined;
}

/** Runs npm in a release, without the settings that the outer npm gave our own process. */
export async function runNpm(release: string, args: readonly string[]): Promise<void> {
  const told = Object.keys(process.env).filter((name) => /^npm_|^NODE_ENV$|^INIT_CWD$/.test(name));
  const env = Object.fromEntries(told.map((name) => [name, undefined]));
  const { code } = await run("npm", args, { output: "show", cwd: release, env });
  if (code !== 0)
    throw new ScriptError(`"npm ${args.join(" ")}" failed in ${release}. See the output above.`);
}

/** The release that `current` points to. */
export function currentRelease(home: Home): string | undefined {
  try {
    return join(dirname(home.current), readlinkSync(home.current));
  } catch {
    return undefined;
  }
}

/** Points `current` to a release, atomically. */
export function pointAt(home: Home, release: string): void {
  const next = `${home.current}.${process.pid}`;
  symlinkSync(relative(home.folder, release), next);
  renameSync(next, home.current);
}
