import type { NextRequest } from "next/server";
import { askNextAuth } from "@/lib/auth/next-auth";
import { toResponse } from "@/lib/auth/reply";

type Context = { params: Promise<{ nextauth: string[] }> };

/**
 * What next-auth is asked for from outside: the ways back in, and the pages it sends people on by. The rest of it, such
 * as a sign-out page of its own, is not there.
 */
const OPEN = ["callback/email", "callback/oidc", "error", "signin", "verify-request"];

/** Where sign-in links and providers come back to. What starts a sign-in is posted to /api/sign-in instead. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { nextauth } = await params;
  if (!OPEN.includes(nextauth.join("/"))) return new Response(null, { status: 404 });
  const reply = await askNextAuth({
    method: "GET",
    path: nextauth,
    query: Object.fromEntries(request.nextUrl.searchParams),
    cookies: Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value])),
    headers: Object.fromEntries(request.headers),
  });
  return toResponse(reply);
}
