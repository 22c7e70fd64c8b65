import { readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { currentRelease, isBuilt, servedAt } from "./build-release.ts";
import type { Home } from "./home.ts";

/** The running release, and two to go back to. */
const KEPT = 3;

/** The release to go back to: the last one that served before this one. */
export function releaseBefore(home: Home): string {
  const current = currentRelease(home);
  const before = listServed(home).find((release) => release !== current);
  if (before) return before;
  throw new ScriptError(`There is no earlier release in ${home.releases} to go back to.`);
}

/** Removes the releases that nobody would go back to, but never the one whose code is running. */
export function pruneReleases(home: Home, running: string): void {
  const kept = new Set([...listServed(home).slice(0, KEPT), currentRelease(home)].filter(Boolean));
  const own = realpathSync(running);
  for (const release of listBuilt(home)) {
    if (!kept.has(release) && realpathSync(release) !== own)
      rmSync(release, { recursive: true, force: true });
  }
}

/** Releases that have served. The one that served last comes first. */
function listServed(home: Home): string[] {
  return listBuilt(home)
    .flatMap((release) => {
      const at = servedAt(release);
      return at ? [{ release, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ release }) => release);
}

function listBuilt(home: Home): string[] {
  return readdirSync(home.releases)
    .map((name) => join(home.releases, name))
    .filter(isBuilt);
}
