import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../process/project.ts";

/**
 * The files and folders that a build depends on. Tests and other scripts aren't included, and neither is the front,
 * which runs beside the build.
 */
const SOURCES = [
  "app",
  "components",
  "lib",
  "chess-core/src",
  "scripts/fonts",
  "scripts/next",
  "public",
  "next.config.ts",
  "postcss.config.mjs",
  "instrumentation.ts",
  "tsconfig.json",
  "package-lock.json",
];

const STAMP = projectPath(".next", "made-from");

/** Whether there's a build. */
export function hasBuild(): boolean {
  return existsSync(projectPath(".next", "BUILD_ID"));
}

/** Whether the existing build was made from these exact sources. */
export function isBuildFresh(): boolean {
  return hasBuild() && existsSync(STAMP) && readFileSync(STAMP, "utf8") === hashSources(projectPath());
}

/** Call this after a successful build. */
export function markBuildFresh(): void {
  writeFileSync(STAMP, hashSources(projectPath()));
}

/** A hash over names and contents. Times don't count, because a checkout or a copy changes them. */
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
