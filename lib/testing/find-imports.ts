/** One import of a file, as written. */
export type Import = { readonly from: string; readonly isType: boolean };

const STATIC = /^[ \t]*(?:import|export)\s+(?:(type)\s+)?(?:[\w$*{},\s]+?\s*from\s*)?["']([^"'\n]+)["']/gm;
const DYNAMIC = /\b(?:import|require)\s*\(\s*["'`]([^"'`\n]+)["'`]/g;

/** Every import in a source text: plain, for side effects, re-exported, dynamic, and of types. */
export function findImports(source: string): Import[] {
  const code = withoutComments(source);
  return [
    ...[...code.matchAll(STATIC)].map((match) => ({ from: match[2] ?? "", isType: match[1] === "type" })),
    ...[...code.matchAll(DYNAMIC)].map((match) => ({ from: match[1] ?? "", isType: false })),
  ];
}

/** Removes comments. A string that looks like a comment, such as a URL, stays. */
export function withoutComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_comment, string: string | undefined) => string ?? "",
  );
}
