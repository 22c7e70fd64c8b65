import type { Node } from "../source/syntax.ts";

/** Attributes that only a browser or a component reads. */
const TECHNICAL_ATTRIBUTES =
  /^(className|class|id|href|src|name|type|method|action|role|rel|target|value|key|htmlFor|form|lang|dir|style|d|viewBox|transform|points|fill|stroke.*|sizes|accept|pattern|autoComplete|inputMode|enterKeyHint|kind|tone|variant|icon|turn|turnIcon|piece|scope|media|data-.*|aria-(?!label$|description$|valuetext$|roledescription$).*)$/;

/** Calls whose strings are names, not words. */
const TECHNICAL_CALLS =
  /(^|\.)(classNames|require|revalidatePath|revalidateTag|RegExp|split|join|startsWith|endsWith|includes|indexOf|has|get|getAll|set|append|delete|getAttribute|setAttribute|querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|getByRole|query|\$queryRawUnsafe|\$executeRawUnsafe|DateTimeFormat|NumberFormat|toLocaleString|describe|test|it)$/;

const COMPARISONS = /^(===|!==|==|!=|in)$/;

const SQL =
  /^(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|SET|LOCK|TRUNCATE|COPY|BEGIN|VACUUM|FROM|WHERE|AND|ORDER|JOIN|LEFT JOIN)\b/;

const CODE = /=>|===|&&|\|\||\bawait\b|\bconst\b|[)}];?$.*\(|^1\. \w|^\[Event /;

/** Isn't a name of a module, a type, a key, something compared, or what only code reads. */
export function isForReaders(node: Node, above: readonly Node[]): boolean {
  const [parent] = above;
  const attribute = above.find(({ type }) => type === "JSXAttribute");
  if (attribute?.type === "JSXAttribute" && TECHNICAL_ATTRIBUTES.test(nameOf(attribute.name))) return false;
  switch (parent?.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "TSLiteralType":
    case "TSExternalModuleReference":
    case "TSImportType":
    case "TSEnumMember":
    case "TaggedTemplateExpression":
      return false;
    case "ExpressionStatement":
      return !("directive" in parent && parent.directive);
    case "Property":
      return parent.key !== node && !/^(className|href|kind|type|key)$/.test(nameOf(parent.key));
    case "MemberExpression":
      return parent.property !== node;
    case "SwitchCase":
      return parent.test !== node;
    case "BinaryExpression":
      return !COMPARISONS.test(parent.operator);
    case "CallExpression":
    case "NewExpression":
      return !TECHNICAL_CALLS.test(calleeOf(parent.callee));
    default:
      return true;
  }
}

/** Words with a space between them, or one word with a capital, as on a button. In words and emails also one small word. */
export function looksLikeProse(text: string, path: string, above: readonly Node[]): boolean {
  const words = text.replace(/\{[^{}]*\}/g, "0");
  if (
    SQL.test(words) ||
    CODE.test(words) ||
    /^[\w-]+( [\w-]*[-_][\w-]*)+$/.test(words) ||
    /^[<#.[]/.test(words)
  )
    return false;
  if (/[\p{L}\d][\p{L}’'.,;:!?–)]* [("“]?[\p{L}]{2}/u.test(words)) return /\p{Ll}{2}/u.test(words);
  if (path.startsWith("scripts/") || path.startsWith("e2e/")) return false;
  if (/^[\p{Lu}][\p{L}’'-]*[.!?:…]?$/u.test(words)) return /^\p{Lu}?[^\p{Lu}]*$/u.test(words);
  return /\/(words|letters)\//.test(path) && /^[\p{L}][\p{L}’'-]*$/u.test(words) && isChosen(above);
}

/** The end of a return or a branch: what a function of words says. */
function isChosen([parent]: readonly Node[]): boolean {
  return /^(ConditionalExpression|ReturnStatement|ArrowFunctionExpression)$/.test(parent?.type ?? "");
}

function calleeOf(node: Node): string {
  if (node.type === "MemberExpression") return `.${nameOf(node.property)}`;
  return nameOf(node);
}

function nameOf(node: Node): string {
  if (node.type === "Literal") return String(node.value);
  return "name" in node && typeof node.name === "string" ? node.name : "";
}
