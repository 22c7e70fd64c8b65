import type { AuthReply } from "./next-auth";

/** Turns next-auth's answer into a Response; a form that was posted goes on with a GET (303). */
export function toResponse({ status, headers, body }: AuthReply): Response {
  const location = headers.get("location");
  if (location) return new Response(null, { status: 303, headers });
  return new Response(body, { status, headers });
}

/** A path of this app to come back to; anything else, such as another site's address, becomes the start page. */
export function ownPath(path: string | null | undefined, otherwise: string): string {
  return path && /^\/(?![/\\])/.test(path) ? path : otherwise;
}
