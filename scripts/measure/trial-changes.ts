export type TrialChange = { readonly files: number; readonly sources: number };

/**
 * The files that the trial change of a how-to touched, read from the `git diff --stat` in it, and how many of them are
 * source: neither tests nor documents. Undefined for a how-to without one.
 */
export function readTrialChange(markdown: string): TrialChange | undefined {
  const files = [...markdown.matchAll(/^ (\S+) +\| +(?:\d+ [+-]*|Bin .*)$/gm)].map(([, file = ""]) => file);
  if (files.length === 0) return undefined;
  const sources = files.filter((file) => !/\.(test|spec)\.tsx?$|\/testing\/|\.md$/.test(file));
  return { files: files.length, sources: sources.length };
}
