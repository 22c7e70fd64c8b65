import { posix } from "node:path";
import type { SourceFile } from "./check-imports";
import { findImports } from "./find-imports";

/**
 * The groups of files that import each other in a circle at run time, sorted; type imports are erased and don't count.
 * Tarjan's algorithm: each file is visited once.
 */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const known = new Set(files.map(({ path }) => path));
  const importsOf = new Map(files.map((file) => [file.path, runtimeImports(file, known)]));
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

/** The project files that a file needs at run time. */
function runtimeImports({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  return findImports(text)
    .filter(({ isType }) => !isType)
    .flatMap(({ from }) => {
      const target = from.startsWith("@/") ? from.slice(2) : posix.join(posix.dirname(path), from);
      return (
        [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, target].find((file) => known.has(file)) ?? []
      );
    });
}
