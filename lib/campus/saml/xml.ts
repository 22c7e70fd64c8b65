import { DOMParser } from "@xmldom/xmldom";

export const NS = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;

/**
 * Parses XML from outside; undefined if it isn't well-formed. Document types are refused, because entities can blow up
 * or read files, and so are comments and processing instructions, because parsers disagree on the text around them.
 */
export function parseXml(text: string): Element | undefined {
  if (/<!|<\?(?!xml\s)/i.test(text) || !isBalanced(text)) return undefined;
  let isBroken = false;
  const note = () => {
    isBroken = true;
  };
  const onError = { warning: note, error: note, fatalError: note };
  try {
    const document = new DOMParser({ errorHandler: onError }).parseFromString(text, "text/xml");
    return isBroken ? undefined : (document?.documentElement ?? undefined);
  } catch {
    return undefined;
  }
}

/** Real answers and metadata have some hundreds of elements, a dozen deep. */
const MOST_ELEMENTS = 5_000;
const DEEPEST = 40;

/** What follows a name isn't part of it, or a tag without an end would take the square of its length. */
const TAG = /<(\/?)([^\s<>"'/?]+)(?![^\s<>"'/?])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/**
 * Does every element end where it should, and is every < one of a tag? The parser takes minutes for a request that only opens elements, so this looks
 * first, in one pass.
 */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  let elements = 0;
  for (const [tag, slash, name = ""] of text.matchAll(TAG)) {
    if (slash) {
      if (open.pop() !== name) return false;
      continue;
    }
    elements += 1;
    if (!tag.endsWith("/>")) open.push(name);
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) return false;
  }
  if (elements === 0 || open.length > 0) return false;
  return !text
    .replace(/^\s*<\?xml\s[^?<>]*\?>/, "")
    .replace(TAG, "")
    .includes("<");
}

/** The elements below another, at any depth. */
export function all(of: Element, namespace: string, name: string): readonly Element[] {
  return [...Array.from(of.getElementsByTagNameNS(namespace, name))];
}

/** The direct children with a name. */
export function children(of: Element, namespace: string, name: string): readonly Element[] {
  return all(of, namespace, name).filter(({ parentNode }) => parentNode === of);
}

export function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? "";
}

export function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.hasAttribute(name) ? (element.getAttribute(name) ?? undefined) : undefined;
}

/** An instant in milliseconds; undefined without the attribute, NaN if it's no instant, so that no comparison holds. */
export function instantIn(element: Element | undefined, name: string): number | undefined {
  const text = attributeOf(element, name);
  return text === undefined ? undefined : Date.parse(text);
}
