import type { SourceFile } from "../source/files.ts";
import { type Node, parse, walk } from "../source/syntax.ts";
import { type Reading, readText } from "./flatten.ts";
import { hasText, isJsx, isText } from "./nodes.ts";
import { isForReaders, looksLikeProse } from "./prose.ts";

/** `page` is drawn, `thrown` is read only where a bug shows, `string` is everything else. */
export type SentenceKind = "page" | "string" | "thrown" | "comment" | "test";

export type Sentence = {
  readonly file: string;
  readonly line: number;
  readonly kind: SentenceKind;
  /** On one line. What's computed is in braces: `{name}`, `{late | on time}`. */
  readonly text: string;
};

/** Every text in a file that someone may read: text between tags, and strings that look like prose. */
export function findSentences(file: SourceFile): readonly Sentence[] {
  const syntax = parse(file);
  const sentences: Sentence[] = [];
  const told = new Set<Node>();

  walk(syntax.program, (node, above) => {
    if (told.has(node)) return;
    const reading = readSentence(node, above, file.path, syntax.textOf);
    if (!reading) return;
    for (const part of reading.parts) told.add(part);
    sentences.push({
      file: file.path,
      line: syntax.lineOf(startOf(node)),
      kind: kindOf(node, above),
      text: reading.text,
    });
  });
  return sentences;
}

/** Every comment of a file, those that tell a tool something left out. A comment of several lines becomes one. */
export function findComments(file: SourceFile): readonly Sentence[] {
  const { comments, lineOf } = parse(file);
  const blocks: { line: number; last: number; text: string }[] = [];
  for (const { type, value, start, end } of comments) {
    const text = value.replace(/^\s*\*+/gm, "");
    const block = blocks.at(-1);
    if (type === "Line" && block && block.last === lineOf(start) - 1) {
      block.text += ` ${text}`;
      block.last = lineOf(end);
    } else blocks.push({ line: lineOf(start), last: type === "Line" ? lineOf(end) : -1, text });
  }
  return blocks
    .map(({ line, text }) => ({
      file: file.path,
      line,
      kind: "comment" as const,
      text: text.replace(/\s+/g, " ").trim(),
    }))
    .filter(({ text }) => /[a-z]{2}/i.test(text) && !/^(@ts-|biome-ignore|\/ <reference)/.test(text));
}

/** What tests say they test: the titles of tests and groups, and the `why` of a case. */
export function findTestTitles(file: SourceFile): readonly Sentence[] {
  const { program, lineOf, textOf } = parse(file);
  const titles: Sentence[] = [];
  walk(program, (node, above) => {
    if (!isText(node) || !isTitle(node, above, textOf)) return;
    const { text } = readText(node, textOf);
    if (/^\$\w+$/.test(text)) return;
    titles.push({ file: file.path, line: lineOf(node.start), kind: "test", text });
  });
  return titles;
}

function readSentence(
  node: Node,
  above: readonly Node[],
  path: string,
  textOf: (node: Node) => string,
): Reading | undefined {
  if (isJsx(node)) return node.children.some(hasText) ? readText(node, textOf) : undefined;
  if (!isText(node) || !isForReaders(node, above)) return undefined;
  const reading = readText(node, textOf);
  return looksLikeProse(reading.text, path, above) ? reading : undefined;
}

function isTitle(node: Node, [parent]: readonly Node[], textOf: (node: Node) => string): boolean {
  if (parent?.type === "Property") return parent.value === node && textOf(parent.key) === "why";
  return (
    parent?.type === "CallExpression" &&
    parent.arguments[0] === node &&
    /^(test|it|describe)\b/.test(textOf(parent.callee))
  );
}

function kindOf(node: Node, above: readonly Node[]): SentenceKind {
  if (isJsx(node) || above.some(({ type }) => type === "JSXAttribute")) return "page";
  const isThrown = above.some(({ type }) => type === "ThrowStatement");
  return isThrown ? "thrown" : "string";
}

/** Where the text begins: text between tags begins with its first letter. */
function startOf(node: Node): number {
  const first = isJsx(node) ? node.children.find(hasText) : undefined;
  return first?.type === "JSXText" ? first.start + first.value.search(/\S/) : node.start;
}
