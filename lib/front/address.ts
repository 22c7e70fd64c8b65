import type { IncomingMessage } from "node:http";

/** Longer than any of ours: the longest have a game in their query. */
const MOST_CHARACTERS = 12_000;
const MOST_IN_PATH = 2_000;

/** The decoded path of a request; a refusal if it can't be the address of a page. */
export function readAddress({
  url = "",
}: Pick<IncomingMessage, "url">): { readonly path: string } | "bad-address" | "long-address" {
  if (!url.startsWith("/")) return "bad-address";
  const [path = "", query = ""] = url.split("?", 2);
  if (url.length > MOST_CHARACTERS || path.length > MOST_IN_PATH) return "long-address";
  const decoded = decode(path);
  // Control characters end a line in a log or a header, and no database takes NUL.
  if (decoded === undefined || hasControl(decoded) || /%00|\0/.test(query)) return "bad-address";
  return { path: decoded };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\x7f");
}
