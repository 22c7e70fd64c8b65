import type { NextRequest } from "next/server";
import { findCampus, startTrip } from "@/lib/auth/campus-trip";
import { rememberConnecting } from "@/lib/auth/connect-campus";
import { type Cookies, readCookies } from "@/lib/auth/cookies";
import { askNextAuth } from "@/lib/auth/next-auth";
import { failedPage, goTo, toResponse } from "@/lib/auth/reply";
import { readSessionId } from "@/lib/auth/session-cookie";
import { findSessionPerson, findSignedInAt } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { absolute, paths } from "@/lib/paths";
import { isFresh } from "@/lib/people/rules/fresh-sign-in";

/**
 * Sends a signed-in person to a provider to connect their campus account: that of the organization that the form names,
 * or else the deployment's. The provider asks them to sign in even if someone already is, because the last person may
 * not have signed out. They have to have signed in here just now, too: on a device left signed in, a stranger could
 * connect an account of their own and keep getting in.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const { oidc, saml } = env();
  if (!oidc && !saml) return new Response(null, { status: 404 });
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  const person = sessionId ? await findSessionPerson(sessionId, now()) : undefined;
  if (!sessionId || !person) return goTo(paths.signIn(paths.profile()));
  const signedInAt = await findSignedInAt(sessionId);
  if (!signedInAt || !isFresh({ signedInAt, at: now() }))
    return goTo(failedPage({ failed: paths.signIn(), next: paths.profile() }, "SignInAgain"));

  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;
  const form = await request.formData().catch(() => undefined);
  const org = form?.get("org");
  if (typeof org === "string") return connectCampus(org, { cookies, sessionId });
  return oidc ? connectProvider({ cookies, sessionId }) : new Response(null, { status: 404 });
}

type Asked = { readonly cookies: Cookies; readonly sessionId: string };

async function connectCampus(org: string, { cookies, sessionId }: Asked): Promise<Response> {
  const found = await findCampus(org);
  if (!found) return new Response(null, { status: 404 });
  const next = paths.campusAccountDone("connected", org);
  const { url, cookie } = await startTrip(found, { cookies, next, connectingSessionId: sessionId });
  return goTo(url, [cookie]);
}

async function connectProvider({ cookies, sessionId }: Asked): Promise<Response> {
  const reply = await askNextAuth({
    method: "POST",
    path: ["signin", "oidc"],
    query: { prompt: "login" },
    body: { callbackUrl: absolute(env().appUrl, paths.campusAccountDone("connected")) },
    cookies,
  });
  const state = new URL(reply.headers.get("location") ?? env().appUrl).searchParams.get("state");
  if (state) reply.headers.append("set-cookie", await rememberConnecting(sessionId, state));
  return toResponse(reply, { failed: paths.profile(), next: paths.profile() });
}
