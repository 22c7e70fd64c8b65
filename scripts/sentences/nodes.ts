import type { JSXElement, JSXFragment } from "oxc-parser";
import type { Node } from "../source/syntax.ts";

/** Between these tags a new sentence begins. */
const BLOCKS =
  /^(p|li|ul|ol|dl|dt|dd|div|section|article|aside|header|footer|main|nav|h[1-6]|table|thead|tbody|tr|th|td|caption|form|fieldset|legend|details|summary|figure|option|select|button|Fold|Notice|Icon)$/;

export function isJsx(node: Node): node is JSXElement | JSXFragment {
  return node.type === "JSXElement" || node.type === "JSXFragment";
}

export function isBlock(node: Node): boolean {
  if (node.type !== "JSXElement") return false;
  const { name } = node.openingElement;
  return name.type === "JSXIdentifier" && BLOCKS.test(name.name);
}

/** Text between tags that isn't only space. */
export function hasText(node: Node): boolean {
  return node.type === "JSXText" && /\S/.test(node.value);
}

/** A string, a template, or either with something added. */
export function isText(node: Node): boolean {
  if (node.type === "Literal") return typeof node.value === "string";
  if (node.type === "BinaryExpression")
    return node.operator === "+" && (isText(node.left) || isText(node.right));
  return node.type === "TemplateLiteral";
}

/** Text, or a choice with text in it. */
export function hasWords(node: Node): boolean {
  if (isText(node)) return true;
  if (isJsx(node)) return node.children.some(hasText);
  if (node.type === "ConditionalExpression") return hasWords(node.consequent) || hasWords(node.alternate);
  return node.type === "LogicalExpression" && hasWords(node.right);
}
