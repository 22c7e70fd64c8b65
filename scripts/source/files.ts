import { readdirSync, readFileSync } from "node:fs";
import { projectPath } from "../process/project.ts";

/** A file by its path from the root of the project. */
export type SourceFile = { readonly path: string; readonly text: string };

/** The TypeScript below these folders, sorted by path. Generated code is left out. */
export function readSources(folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap(listSources)
    .sort()
    .map((path) => ({ path, text: readFileSync(projectPath(path), "utf8") }));
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|(^|\/)(testing|e2e)\//.test(path);
}

function listSources(folder: string): string[] {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(generated|node_modules)$/.test(entry.name) ? [] : listSources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
