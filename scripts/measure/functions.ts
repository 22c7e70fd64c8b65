import type { ArrowFunctionExpression, Function as FunctionNode } from "oxc-parser";
import type { SourceFile } from "../source/files.ts";
import { type Node, parse, walk } from "../source/syntax.ts";

/** A function with a name, and its number of lines. */
export type MeasuredFunction = { readonly name: string; readonly file: string; readonly lines: number };

/**
 * Functions, methods and arrow functions with a name. A nested function counts by itself and as part of the outer
 * one.
 */
export function measureFunctions(file: SourceFile): readonly MeasuredFunction[] {
  const { program, lineOf } = parse(file);
  const found: MeasuredFunction[] = [];
  walk(program, (node, [parent]) => {
    if (!isFunction(node) || !node.body) return;
    const name = node.id?.name ?? nameFrom(parent);
    if (name) found.push({ name, file: file.path, lines: lineOf(node.end) - lineOf(node.start) + 1 });
  });
  return found;
}

function isFunction(node: Node): node is FunctionNode | ArrowFunctionExpression {
  return (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  );
}

/** `const name = () => …`, `{ name: () => … }`, `{ name() { … } }` and methods of a class. */
function nameFrom(parent: Node | undefined): string | undefined {
  switch (parent?.type) {
    case "VariableDeclarator":
      return parent.id.type === "Identifier" ? parent.id.name : undefined;
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.key.type === "Identifier" ? parent.key.name : undefined;
    default:
      return undefined;
  }
}
