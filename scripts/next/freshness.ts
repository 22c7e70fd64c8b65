import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";

/**
 * What a build is made from: folders and files of the project. Tests and scripts are not in it, nor is the front: it
 * runs beside the build.
 */
const SOURCES = [
  "app",
  "components",
  "lib",
  "chess-core/src",
  "public",
  "next.config.ts",
  "postcss.config.mjs",
  "instrumentation.ts",
  "tsconfig.json",
  "package-lock.json",
];

const STAMP = projectPath(".next", "made-from");

/** Is there a build at all? */
export function hasBuild(): boolean {
  return existsSync(projectPath(".next", "BUILD_ID"));
}

/** Was the build that is there made from these very sources? */
export function isBuildFresh(): boolean {
  return hasBuild() && existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSources(projectPath());
}

/** Call after a build that worked. */
export function markBuildFresh(): void {
  writeFileSync(STAMP, hashSources(projectPath()));
}

/** A hash over names and contents: a checkout or a copy changes times, but not this. */
export function hashSources(root: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => listFiles(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats || /\.test\.tsx?$|^lib\/(testing|front)$/.test(path)) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
