import { posix } from "node:path";
import { findImports, type Import, withoutComments } from "./find-imports";
import type { FolderRule } from "./import-table";

/** A file by its path from the root of the project. */
export type SourceFile = { readonly path: string; readonly text: string };

/** What a file does that its folder's rule forbids, one sentence each. */
export function checkImports(file: SourceFile, table: readonly FolderRule[]): string[] {
  const rule = ruleFor(file.path, table);
  if (!rule) return [`${file.path} lies in a folder that the import table does not know: add a row for it.`];
  const refusedImports = findImports(file.text)
    .map((found) => ({ ...found, target: targetOf(file.path, found.from) }))
    .filter(({ target, isType }) => !isAllowed(file, target, isType, rule))
    .map(
      (found) =>
        `${file.path} imports ${inWords(found)}; ${rule.folder} ${permissions(rule)}: ${rule.because}.`,
    );
  const code = withoutComments(file.text);
  const refusedWords = (rule.neverSays ?? [])
    .flatMap((words) => code.match(words)?.[0] ?? [])
    .map((said) => `${file.path} says ${said}; ${rule.folder} never does: ${rule.because}.`);
  return [...refusedImports, ...refusedWords];
}

/**
 * The row with the deepest folder that contains the file; of two equally deep, the one with a named folder rather than
 * a wildcard.
 */
function ruleFor(path: string, table: readonly FolderRule[]): FolderRule | undefined {
  return table
    .filter(({ folder }) => covers(folder, path))
    .sort((a, b) => depth(b.folder) - depth(a.folder))
    .at(0);
}

function depth(folder: string): number {
  const names = folder.split("/");
  return names.length - (names.includes("*") ? 0.5 : 0);
}

/** An import inside the project becomes a path from its root; a package keeps its name. */
function targetOf(path: string, from: string): string {
  if (from.startsWith("@/")) return from.slice(2);
  return from.startsWith(".") ? posix.join(posix.dirname(path), from) : from;
}

function isAllowed(file: SourceFile, target: string, isType: boolean, rule: FolderRule): boolean {
  if (rule.never?.some((folder) => covers(folder, target))) return false;
  const { onlyWhere } = rule;
  if (onlyWhere && covers(onlyWhere.folder, target) && !isType && !onlyWhere.says.test(file.text))
    return false;
  if (covers(rule.folder, target)) return true;
  return [...rule.may, ...(isType ? (rule.mayTypes ?? []) : [])].some((folder) => covers(folder, target));
}

/**
 * `lib/db` covers `lib/db/readiness`, but `lib/env` doesn't cover `lib/env-shape`; `lib/*\/rules` covers the rules of every
 * room, one folder or one file; `node:` covers every built-in module.
 */
function covers(folder: string, target: string): boolean {
  if (folder.endsWith(":")) return target.startsWith(folder);
  const wanted = withoutExtension(folder).split("/");
  const found = withoutExtension(target).split("/");
  return wanted.every((name, depth) => (name === "*" ? found[depth] !== undefined : name === found[depth]));
}

function withoutExtension(path: string): string {
  return path.replace(/\.tsx?$/, "");
}

function inWords({ from, isType }: Import): string {
  return isType ? `types from "${from}"` : `"${from}"`;
}

function permissions({ may, mayTypes = [], onlyWhere }: FolderRule): string {
  const list = may.length > 0 ? `may import ${may.join(", ")}` : "may import only itself";
  const types = mayTypes.length > 0 ? ` and types from ${mayTypes.join(", ")}` : "";
  return `${list}${types}${onlyWhere ? ` (${onlyWhere.folder} only where a form is drawn)` : ""}`;
}
