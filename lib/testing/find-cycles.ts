import { posix } from "node:path";
import type { SourceFile } from "./check-imports";
import { findImports } from "./find-imports";

/**
 * The groups of files that import each other in a circle, sorted. Type imports count: they're erased, but a reader
 * still needs each file to understand the other. Tarjan's algorithm: each file is visited once.
 */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const importsOf = new Map(files.map((file) => [file.path, importedFiles(file, known)]));
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  /** @returns the number of the earliest file on the stack that this file leads to */
  function visit(path: string): number {
    const own = lowest.size;
    let low = own;
    lowest.set(path, own);
    stack.push(path);
    for (const next of importsOf.get(path) ?? []) {
      const known = lowest.get(next);
      if (known === undefined) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, known);
    }
    lowest.set(path, low);
    if (low === own) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const { path } of files) if (!lowest.has(path)) visit(path);
  return cycles;
}

/** The project files that a file imports. A name without a path is a package, even if a file beside it has that name. */
export function importedFiles({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  return findImports(text)
    .filter(({ from }) => /^(@|\.{1,2})\//.test(from))
    .flatMap(({ from }) => {
      const target = from.startsWith("@/") ? from.slice(2) : posix.join(posix.dirname(path), from);
      return (
        [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, target].find((file) => known.has(file)) ?? []
      );
    });
}
