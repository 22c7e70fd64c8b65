import type { NextRequest } from "next/server";
import { rememberConnecting } from "@/lib/auth/connect-campus";
import { readCookies } from "@/lib/auth/cookies";
import { askNextAuth } from "@/lib/auth/next-auth";
import { originOf } from "@/lib/auth/origin";
import { goTo, toResponse } from "@/lib/auth/reply";
import { readSessionId } from "@/lib/auth/session-cookie";
import { now } from "@/lib/clock";
import { findSessionPerson } from "@/lib/data/sign-in";
import { env } from "@/lib/env";
import { spend } from "@/lib/limits/spend";
import { usedUpAnswer, usedUpSentence } from "@/lib/limits/too-often";
import { visitorOf } from "@/lib/limits/visitor";
import { absolute, paths } from "@/lib/paths";

/**
 * Sends a signed-in person to their provider to connect their campus account. The provider asks who they are even if
 * somebody is signed in there: that may be whoever sat at this computer before.
 */
export async function POST(request: NextRequest): Promise<Response> {
  if (!env().oidc) return new Response(null, { status: 404 });
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  const person = sessionId ? await findSessionPerson(sessionId, now()) : undefined;
  if (!sessionId || !person) return goTo(paths.signIn(paths.profile()));

  const visitor = visitorOf(originOf(request.headers.get("x-forwarded-for"), env().trustedProxies));
  const spent = await spend([{ limit: "sign-in", by: visitor }]);
  if (!spent.ok) return new Response(`${usedUpSentence(spent.usedUp)}\n`, usedUpAnswer(spent.usedUp));

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
