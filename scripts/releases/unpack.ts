import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { versionOf } from "../process/project.ts";
import { run } from "../process/run.ts";
import { ScriptError } from "../process/script-error.ts";

/** Sources of a version, laid out in a folder of their own; the id names the version and what exactly it is made of. */
export type Unpacked = { readonly id: string; readonly version: string; readonly folder: string };

/** What a checkout has at its top beside its sources. */
const NOT_SOURCES = new Set([".next", ".data", ".git", ".env", ".env.local", "releases", "builds"]);

/**
 * Lays out the sources of a version in a new folder inside `place`: a folder, a tarball, or a commit, branch or tag of
 * the repository.
 */
export async function unpack(source: string, repository: string, target: string): Promise<Unpacked> {
  mkdirSync(target, { recursive: true });
  const folder = mkdtempSync(join(target, ".unpacked-"));
  try {
    const mark = await layOut(source, repository, folder);
    const root = topOf(folder);
    const version = versionOf(root);
    return { id: `${version}-${mark.slice(0, 10)}`, version, folder: root };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns a mark that is the same for the same sources. */
async function layOut(source: string, repository: string, folder: string): Promise<string> {
  const stats = statSync(source, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return copySources(resolve(source), folder);
  if (stats?.isFile()) return extract(source, folder);
  return checkOut(source, repository, folder);
}

function copySources(source: string, folder: string): string {
  cpSync(source, folder, {
    recursive: true,
    filter: (file) => isSource(relative(source, file)),
  });
  return hashTree(folder);
}

/** Packages aren't sources wherever they are. */
function isSource(path: string): boolean {
  return !NOT_SOURCES.has(path) && (path === "" || basename(path) !== "node_modules");
}

async function extract(tarball: string, folder: string): Promise<string> {
  await must("tar", ["-xf", resolve(tarball), "-C", folder], `${tarball} can't be unpacked`);
  return createHash("sha256").update(readFileSync(tarball)).digest("hex");
}

async function checkOut(ref: string, repository: string, folder: string): Promise<string> {
  const named = `There is no "${ref}" in ${repository}, and no such folder or file`;
  const commit = await must(
    "git",
    ["-C", repository, "rev-parse", "--verify", "--quiet", `${ref}^{commit}`],
    named,
  );
  const archive = join(folder, "..", `${basename(folder)}.tar`);
  try {
    await must(
      "git",
      ["-C", repository, "archive", "--output", archive, commit.trim()],
      `${ref} can't be read`,
    );
    await must("tar", ["-xf", archive, "-C", folder], `${ref} can't be unpacked`);
  } finally {
    rmSync(archive, { force: true });
  }
  return commit;
}

async function must(command: string, args: readonly string[], otherwise: string): Promise<string> {
  const { code, output } = await run(command, args, { output: "keep" });
  if (code === 0) return output;
  throw new ScriptError(`${otherwise}${output.trim() ? `: ${output.trim()}` : ""}.`);
}

/** A tarball often holds one folder with everything in it. */
function topOf(folder: string): string {
  const [only, ...more] = readdirSync(folder);
  const top = only && more.length === 0 ? join(folder, only) : folder;
  if (existsSync(join(top, "package.json")) && existsSync(join(top, "scripts", "serve.ts"))) return top;
  throw new ScriptError(
    "These aren't the sources of a Rookery version that can be upgraded to: there is no scripts/serve.ts.",
  );
}

function hashTree(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
