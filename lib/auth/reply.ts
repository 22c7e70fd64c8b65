import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import type { AuthReply } from "./next-auth";

/** Where to send someone whose sign-in failed, and where they were going. */
export type Onward = { readonly failed: string; readonly next: string };

/**
 * Turns next-auth's answer into a Response; a posted form continues with a GET (303). Pages of next-auth are replaced
 * by ours.
 */
export function toResponse({ headers, body, status }: AuthReply, onward: Onward): Response {
  const location = headers.get("location");
  if (!location) return new Response(body, { status, headers });
  headers.set("location", ownPage(location, onward));
  return new Response(null, { status: 303, headers });
}

/** Sends a browser to another page of the site. */
export function goTo(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** For a GET that signs in or out: a HEAD request must not, and by default Next answers it with GET. */
export function refuseHead(): Response {
  return new Response(null, { status: 405, headers: { allow: "GET" } });
}

/** The page that explains what went wrong; see lib/auth/words/sign-in-errors.ts. */
export function failedPage({ failed, next }: Onward, error: string): string {
  return `${failed}?${new URLSearchParams({ error, next })}`;
}

function ownPage(location: string, onward: Onward): string {
  const own = `${env().appUrl}/api/auth/`;
  if (!location.startsWith(own)) return location;
  const { pathname, searchParams } = new URL(location);
  if (pathname === "/api/auth/verify-request") return paths.signInSent(onward.next);
  return failedPage(onward, searchParams.get("error") ?? "Default");
}
