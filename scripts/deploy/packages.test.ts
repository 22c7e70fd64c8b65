import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";
import { findImports } from "@/lib/testing/find-imports";
import { projectPath } from "../process/project";
import { readText } from "./read-files";

const { dependencies } = JSON.parse(readText("package.json")) as { dependencies: Record<string, string> };

/** What the image contains: the names that its last stage copies. */
const shipped = [...readText("Dockerfile").matchAll(/\/app\/([\w.-]+)/g)].map(([, name]) => name);

/** Commands that run in an image, where development packages are missing. */
const COMMANDS = [
  "start",
  "serve",
  "migrate",
  "backup",
  "restore",
  "bounce",
  "organization",
  "correct-email",
  "rebuild",
];

test.each(COMMANDS)("npm run %s needs no files or packages that the image lacks", (command) => {
  const { packages, files } = reach(projectPath("scripts", `${command}.ts`));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !shipped.includes(relative(projectPath(), file).split(sep)[0]))).toEqual([]);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

/** Every file and package that a file imports, directly or indirectly. */
function reach(start: string): { readonly packages: ReadonlySet<string>; readonly files: readonly string[] } {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { from, isType } of findImports(readFileSync(file, "utf8"))) {
      if (isType || from.startsWith("node:")) continue;
      if (/^(\.|@\/)/.test(from)) waiting.push(...resolveFile(file, from));
      else packages.add(/^(@[^/]+\/[^/]+|[^/]+)/.exec(from)?.[0] ?? from);
    }
  }
  return { packages, files: [...seen] };
}

function resolveFile(importer: string, from: string): string[] {
  const path = from.startsWith("@/") ? projectPath(from.slice(2)) : join(dirname(importer), from);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, "index.ts")];
  const file = candidates.find((each) => existsSync(each) && statSync(each).isFile());
  return file && [".ts", ".tsx"].includes(extname(file)) ? [file] : [];
}
