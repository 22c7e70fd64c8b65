import type { SourceFile } from "../source/files.ts";
import { parse, walk } from "../source/syntax.ts";

/** How often a file says `any`. */
export function countAny(file: SourceFile): number {
  let count = 0;
  walk(parse(file).program, ({ type }) => {
    if (type === "TSAnyKeyword") count += 1;
  });
  return count;
}

/** How often a file tells the compiler or the linter to look away. */
export function countSuppressions(file: SourceFile): number {
  return parse(file).comments.filter(({ value }) =>
    /^[\s*]*(@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable)/.test(value),
  ).length;
}
