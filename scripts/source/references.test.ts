import { existsSync, readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { projectPath } from "../process/project.ts";
import { readSources } from "./files.ts";
import { listReferences } from "./references.ts";

const FOLDERS = ["app", "chess-core/src", "components", "e2e", "lib", "prisma", "scripts"];

test("every name and path in a comment exists", () => {
  const files = readSources(FOLDERS).map((file) => ({ path: file.path, ...listReferences(file) }));
  const words = new Set(files.flatMap((file) => file.words));
  const lost = files.flatMap(({ path, names, paths }) =>
    [...names.filter((name) => !words.has(name)), ...paths.filter((named) => !isThere(named))].map(
      (reference) => `${path}: ${reference}`,
    ),
  );
  expect(lost).toEqual([]);
});

test("names and paths are found in comments, and words in code", () => {
  const text =
    "// See `find`, `1. e4`, lib/shared/ids.ts, lib/*/rules and\n// (docs/decisions/0002).\nconst id = 'lib/a'; // `b`";
  expect(listReferences({ path: "lib/a.ts", text })).toEqual({
    names: ["find", "b"],
    paths: ["lib/shared/ids.ts", "docs/decisions/0002"],
    words: ["const", "id", "lib", "a"],
  });
});

/** A path may leave out its ending, or the title of a decision. */
function isThere(path: string): boolean {
  if (existsSync(projectPath(path))) return true;
  const folder = projectPath(dirname(path));
  const name = basename(path);
  const isBegun = (entry: string) => entry.startsWith(`${name}.`) || entry.startsWith(`${name}-`);
  return existsSync(folder) && readdirSync(folder).some(isBegun);
}
