import type { NextRequest } from "next/server";
import { rememberConnecting } from "@/lib/auth/connect-campus";
import { readCookies } from "@/lib/auth/cookies";
import { askNextAuth } from "@/lib/auth/next-auth";
import { goTo, toResponse } from "@/lib/auth/reply";
import { readSessionId } from "@/lib/auth/session-cookie";
import { findSessionPerson } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { absolute, paths } from "@/lib/paths";

/**
 * Sends a signed-in person to their provider to connect their campus account. The provider asks them to sign in even if
 * somebody already is, because the last person may not have signed out.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!env().oidc) return new Response(null, { status: 404 });
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  const person = sessionId ? await findSessionPerson(sessionId, now()) : undefined;
  if (!sessionId || !person) return goTo(paths.signIn(paths.profile()));

  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;

  const reply = await askNextAuth({
    method: "POST",
    path: ["signin", "oidc"],
    query: { prompt: "login" },
    body: { callbackUrl: absolute(env().appUrl, `${paths.profile()}?done=connected`) },
    cookies,
  });
  const state = new URL(reply.headers.get("location") ?? env().appUrl).searchParams.get("state");
  if (state) reply.headers.append("set-cookie", await rememberConnecting(sessionId, state));
  return toResponse(reply, { failed: paths.profile(), next: paths.profile() });
}
