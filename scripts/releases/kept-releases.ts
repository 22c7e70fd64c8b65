import { readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { ScriptError } from "../process/script-error.ts";
import { currentRelease, isBuilt, servedAt } from "./build-release.ts";
import type { Home } from "./home.ts";

/** The running release, and two to go back to. */
const KEPT = 3;

/** What `unpack` names what it lays out, and then the release. */
const OURS = /^\.unpacked-|-[0-9a-f]{10}$/;
const DAY_MS = 24 * 60 * 60_000;

/** The release to go back to: the last one that served before this one. */
export function releaseBefore(home: Home): string {
  const current = currentRelease(home);
  const before = listServed(home).find((release) => release !== current);
  if (before) return before;
  throw new ScriptError(`There is no earlier release in ${home.releases} to go back to.`);
}

/**
 * Removes the releases that no one would go back to, and after a day what a failed or killed upgrade left, but never
 * the release whose code is running.
 */
export function pruneReleases(home: Home, running: string, now: Date): void {
  const kept = new Set([...listServed(home).slice(0, KEPT), currentRelease(home)].filter(Boolean));
  const own = realpathSync(running);
  for (const release of [...listBuilt(home), ...listUnfinished(home, now)]) {
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
  return list(home).filter(isBuilt);
}

/** Another upgrade may still be building what has changed within a day. */
function listUnfinished(home: Home, now: Date): string[] {
  return list(home)
    .filter((release) => OURS.test(basename(release)) && !isBuilt(release))
    .filter((release) => now.getTime() - changedAt(release) > DAY_MS);
}

/** A tarball can set the time of modification, but not this one. */
function changedAt(release: string): number {
  return statSync(release, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY;
}

function list(home: Home): string[] {
  return readdirSync(home.releases).map((name) => join(home.releases, name));
}
