import { type Comment, type Node, parseSync, visitorKeys } from "oxc-parser";
import { ScriptError } from "../process/script-error.ts";
import type { SourceFile } from "./files.ts";

export type { Comment, Node } from "oxc-parser";

export type Syntax = {
  readonly program: Node;
  readonly comments: readonly Comment[];
  /** The line of an offset, from 1. */
  readonly lineOf: (offset: number) => number;
  /** What the file says for a node. */
  readonly textOf: (node: Node) => string;
};

/** The syntax tree of a TypeScript file. A file that can't be parsed is an error. */
export function parse({ path, text }: SourceFile): Syntax {
  const { program, comments, errors } = parseSync(path, text, { preserveParens: false });
  const [error] = errors;
  if (error) throw new ScriptError(`${path} can't be parsed: ${error.message}`);
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return {
    program,
    comments,
    lineOf: (offset) => ends.findLastIndex((end) => end < offset) + 2,
    textOf: (node) => text.slice(node.start, node.end),
  };
}

/** Visits a node and then what's in it, in the order of the file. `above` holds its parents, the nearest first. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  for (const child of childrenOf(node)) walk(child, visit, [node, ...above]);
}

function childrenOf(node: Node): Node[] {
  const fields = new Map<string, unknown>(Object.entries(node));
  return (visitorKeys[node.type] ?? []).flatMap((key) => [fields.get(key)].flat().filter(isNode));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
