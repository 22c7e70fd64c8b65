import type { SourceFile } from "../source/files.ts";
import { type Node, parse, walk } from "../source/syntax.ts";

/** Whether a file compares the name of a stage's format, or has it as a case of a switch. */
export function comparesFormat(file: SourceFile, formats: readonly string[]): boolean {
  // Most files name none, and parsing takes long.
  if (!formats.some((format) => file.text.includes(`"${format}"`))) return false;
  let compares = false;
  walk(parse(file).program, (node, [parent]) => {
    if (node.type === "Literal" && formats.includes(String(node.value)) && isCompared(node, parent))
      compares = true;
  });
  return compares;
}

function isCompared(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === "SwitchCase") return parent.test === node;
  return parent?.type === "BinaryExpression" && /^[=!]==?$/.test(parent.operator);
}
