import { parseSync } from "oxc-parser";
import type { SourceFile } from "./files.ts";

export type References = {
  /** Words in backticks in comments. */
  readonly names: readonly string[];
  /** In comments, from the root of the project. */
  readonly paths: readonly string[];
  /** Every word outside comments, also in texts. */
  readonly words: readonly string[];
};

/** What the comments of a file name, and the words of its code. */
export function listReferences(file: SourceFile): References {
  // The tree is left unread, which takes most of the time.
  const { comments } = parseSync(file.path, file.text);
  const said = comments.map(({ value }) => value).join("\n");
  const starts = [0, ...comments.map(({ end }) => end)];
  const code = starts.map((start, index) => file.text.slice(start, comments[index]?.start)).join("\n");
  return {
    names: [...said.matchAll(/`([A-Za-z_$][\w$]*)`/g)].map(([, name = ""]) => name),
    paths: said.match(PATH) ?? [],
    words: code.match(/[\w$]+/g) ?? [],
  };
}

/** Leaves out patterns such as `lib/*\/rules`, and addresses of other sites. */
const PATH = /(?<![\w@/.:*-])(?:app|chess-core|components|docs|e2e|lib|prisma|scripts)\/[\w./()[\]-]*\w/g;
