import type { AuthReply } from "./next-auth";

/** Turns next-auth's answer into a Response; a form that was posted goes on with a GET (303). */
export function toResponse({ status, headers, body }: AuthReply): Response {
  const location = headers.get("location");
  if (location) return new Response(null, { status: 303, headers });
  return new Response(body, { status, headers });
}

/** Any host will do: an address that stays on it says none of its own. */
const HERE = "http://here.invalid";

/**
 * A path of this app to come back to; anything else, such as another site's address, becomes `otherwise`. It is read
 * as a browser reads it, which drops tabs and line breaks and takes a backslash for a slash.
 */
export function ownPath(path: string | null | undefined, otherwise: string): string {
  if (!path?.startsWith("/") || !URL.canParse(path, HERE)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  if (origin !== HERE || pathname.startsWith("//")) return otherwise;
  return pathname + search + hash;
}
