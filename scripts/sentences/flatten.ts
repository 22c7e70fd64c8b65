import type { Node } from "../source/syntax.ts";
import { hasWords, isBlock, isJsx, isText } from "./nodes.ts";

export type Reading = {
  readonly text: string;
  /** The nodes whose words are in the text, so that they aren't listed once more. */
  readonly parts: readonly Node[];
};

/** What a node says, on one line: its words as written, in braces what's computed, and ¶ between paragraphs. */
export function readText(node: Node, textOf: (node: Node) => string): Reading {
  const parts: Node[] = [];

  function say(part: Node): string {
    parts.push(part);
    switch (part.type) {
      case "JSXText":
        return part.value.replace(/^\s*\n\s*|\s*\n\s*$/g, "");
      case "Literal":
        return String(part.value);
      case "TemplateLiteral":
        return part.quasis
          .map(
            ({ value }, i) => (value.cooked ?? "") + (part.expressions[i] ? choose(part.expressions[i]) : ""),
          )
          .join("");
      case "BinaryExpression":
        return choose(part.left) + choose(part.right);
      case "JSXExpressionContainer":
        return part.expression.type === "JSXEmptyExpression" ? "" : choose(part.expression);
      case "JSXElement":
      case "JSXFragment":
        return part.children.map((child) => (isBlock(child) ? " ¶ " : say(child))).join("");
      default:
        return choose(part);
    }
  }

  /** Words where there are some, a choice of words as `{a | b}`, and otherwise the code. */
  function choose(part: Node): string {
    if (isText(part) || (isJsx(part) && !isBlock(part))) return say(part);
    if (hasWords(part)) {
      parts.push(part);
      if (part.type === "ConditionalExpression")
        return `{${unbraced(choose(part.consequent))} | ${unbraced(choose(part.alternate))}}`;
      if (part.type === "LogicalExpression") return `{${unbraced(choose(part.right))}}`;
    }
    return `{${oneLine(textOf(part)).slice(0, 40)}}`;
  }

  const text = oneLine(say(node)).replace(/^(¶ ?)+|( ?¶)+$/g, "");
  return { text, parts };
}

function unbraced(text: string): string {
  return text.replace(/^\{([^{}]*)\}$/, "$1");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
