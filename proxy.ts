import { type NextRequest, NextResponse } from "next/server";

/**
 * Refuses requests that change something and do not come from the site's own pages. Browsers name the page a form was
 * sent from; the name must be the configured address, whatever host the request claims to be for.
 */
export function proxy(request: NextRequest): NextResponse {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return NextResponse.next();
  const own = new URL(process.env.APP_URL ?? request.nextUrl.origin).origin;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isOwn = origin === own && (site === null || site === "same-origin");
  if (isOwn && isTooMuch(request))
    return refuse(413, "That is more than one form may hold. Go back and send less.");
  if (isOwn || hasExpirySecret(request) || isOneClickOff(request) || isBounce(request))
    return NextResponse.next();
  return refuse(403, "This form was not sent from this site. Open the page again and send it from there.");
}

function refuse(status: number, sentence: string): NextResponse {
  return new NextResponse(sentence, { status });
}

/** More than Next reads of a form (its bodySizeLimit), which would answer with an error of its own. */
const MOST_BYTES = 1024 * 1024;

function isTooMuch({ headers }: NextRequest): boolean {
  return Number(headers.get("content-length")) > MOST_BYTES;
}

/** The process tells itself to expire pages; that request comes from no page and carries the secret instead. */
function hasExpirySecret(request: NextRequest): boolean {
  return (
    request.nextUrl.pathname === "/api/expire" &&
    request.headers.get("authorization") === `Bearer ${process.env.AUTH_SECRET}`
  );
}

/** A mail program's one click comes from no page of the site either (RFC 8058); the address itself is the secret. */
function isOneClickOff({ nextUrl, method }: NextRequest): boolean {
  return method === "POST" && nextUrl.pathname.startsWith("/api/letters/off/");
}

/** A mail provider comes from no page; the route asks for its secret and looks at no cookie. */
function isBounce({ nextUrl, method }: NextRequest): boolean {
  return method === "POST" && nextUrl.pathname === "/api/bounces";
}
