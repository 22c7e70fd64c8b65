import type { SourceFile } from "../source/files.ts";
import { parse, walk } from "../source/syntax.ts";

/** How many times a file uses `any`. */
export function countAny(file: SourceFile): number {
  let count = 0;
  walk(parse(file).program, ({ type }) => {
    if (type === "TSAnyKeyword") count += 1;
  });
  return count;
}

/** How many times a file suppresses the compiler or the linter. */
export function countSuppressions(file: SourceFile): number {
  return parse(file).comments.filter(({ value }) =>
    /^[\s*]*(@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable)/.test(value),
  ).length;
}
