import type { NextRequest } from "next/server";
import { forgetConnecting, readReturning } from "@/lib/auth/connect-campus";
import { readCookies } from "@/lib/auth/cookies";
import { askNextAuth } from "@/lib/auth/next-auth";
import { failedPage, goTo, toResponse } from "@/lib/auth/reply";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { paths } from "@/lib/paths";

export { refuseHead as HEAD } from "@/lib/auth/reply";

type Context = { params: Promise<{ nextauth: string[] }> };

/** Where the provider sends people back to. The rest of next-auth isn't served; sign-ins begin at /api/sign-in. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const path = (await params).nextauth.join("/");
  if (path === "callback/email") return goTo(`${paths.signInConfirm()}${readQuery(request, LINK)}`);
  if (path !== "callback/oidc") return new Response(null, { status: 404 });
  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;

  const cookies = readCookies(request.cookies);
  const { searchParams } = request.nextUrl;
  const returning = await readReturning(cookies, searchParams.get("state") ?? undefined);
  const profile = { failed: paths.profile(), next: paths.profile() };
  if (returning.kind === "session-ended")
    return goTo(failedPage({ ...profile, failed: paths.signIn() }, "SessionEnded"), [forgetConnecting()]);

  const isConnecting = returning.kind === "connects";
  const reply = await askNextAuth(
    { method: "GET", path: ["callback", "oidc"], query: Object.fromEntries(pick(request, OIDC)), cookies },
    isConnecting ? { connects: returning.userId } : {},
  );
  if (isConnecting) reply.headers.append("set-cookie", forgetConnecting());
  return toResponse(reply, isConnecting ? profile : { failed: paths.signIn(), next: paths.me() });
}

/** What a provider says (OpenID Connect Core, 3.1.2.5; RFC 9207). */
const OIDC = ["code", "state", "iss", "session_state", "error", "error_description"];

/**
 * The button on a link's page used to ask here before it became a POST. Anyone who left that page open is sent back to
 * it.
 */
const LINK = ["callbackUrl", "token", "email"];

/** No provider sends more than this; longer values are dropped. */
const LONGEST = 4096;

function pick({ nextUrl }: NextRequest, names: readonly string[]): [string, string][] {
  return [...nextUrl.searchParams].filter(([name, value]) => names.includes(name) && value.length <= LONGEST);
}

function readQuery(request: NextRequest, names: readonly string[]): string {
  return `?${new URLSearchParams(pick(request, names))}`;
}
