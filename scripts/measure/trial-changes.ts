export type TrialChange = { readonly files: number; readonly sources: number };

/**
 * The files that a how-to's trial change touched, read from its `git diff --stat`, and how many of them are
 * source: not tests or documents. Undefined if the how-to has no trial change.
 */
export function readTrialChange(markdown: string): TrialChange | undefined {
  const files = [...markdown.matchAll(/^ (\S+) +\| +(?:\d+ [+-]*|Bin .*)$/gm)].map(([, file = ""]) => file);
  if (files.length === 0) return undefined;
  const sources = files.filter((file) => !/\.(test|spec)\.tsx?$|\/testing\/|\.md$/.test(file));
  return { files: files.length, sources: sources.length };
}
