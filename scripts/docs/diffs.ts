/** A line that a diff expects in a file: one that it shows around a change, or removes. */
export type ExpectedLine = { readonly path: string; readonly line: string };

/** The lines that the diffs of a text expect in the files they change, in order; empty ones are left out. */
export function listExpectedLines(markdown: string): readonly ExpectedLine[] {
  return [...markdown.matchAll(/^```diff\n([\s\S]*?)^```$/gm)].flatMap(([, block = ""]) => linesOf(block));
}

function linesOf(block: string): readonly ExpectedLine[] {
  let path = "";
  return block.split("\n").flatMap((line) => {
    path = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? path;
    const isExpected = /^[ -]\s*\S/.test(line) && !line.startsWith("--- ");
    return isExpected ? [{ path, line: line.slice(1) }] : [];
  });
}
