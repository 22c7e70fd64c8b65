import type { NextRequest } from "next/server";
import { readCookies } from "@/lib/auth/cookies";
import { signInLink } from "@/lib/auth/input/sign-in-link";
import { askNextAuth } from "@/lib/auth/next-auth";
import { ownPathOf } from "@/lib/auth/own-path";
import { failedPage, goTo, toResponse } from "@/lib/auth/reply";
import { readSessionId } from "@/lib/auth/session-cookie";
import { forgetLink, LINK_MINUTES, rememberAddress } from "@/lib/auth/sign-in-link";
import { findSessionPerson, findSignedInAt } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { tooManyFrom } from "@/lib/limits/visitor-uses";
import { absolute, paths } from "@/lib/paths";

/**
 * The button on a sign-in link's page. Only this form uses the link up: opening the link changes nothing, and other
 * sites can't send the form. Someone who signed in within the time that a link works, as by pressing the button twice,
 * just goes on. Someone who signed in longer ago doesn't: a page may have asked them to sign in again. A link that no
 * longer works leads to a form for a new one, which has its address.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const tooMany = await tooManyFrom(request, "sign-in");
  if (tooMany) return tooMany;
  const form = await request.formData().catch(() => undefined);
  const link = signInLink.safeParse(Object.fromEntries(form ?? []));
  if (!link.success) return goTo(failedPage({ failed: paths.signIn(), next: paths.me() }, "Verification"));

  const { token, email, callbackUrl } = link.data;
  const { appUrl } = env();
  const next = ownPathOf(callbackUrl, appUrl, paths.desks());
  const reply = await askNextAuth({
    method: "GET",
    path: ["callback", "email"],
    query: { token, email, callbackUrl: absolute(appUrl, next) },
    cookies: readCookies(request.cookies),
  });
  for (const cookie of forgetLink()) reply.headers.append("set-cookie", cookie);
  const answer = toResponse(reply, { failed: paths.signIn(), next });
  const isRefused = answer.headers.get("location")?.startsWith(`${paths.signIn()}?error=`) ?? false;
  if (!isRefused) return answer;
  if ((await justSignedInAs(request)) === email) return goTo(next, forgetLink());
  answer.headers.append("set-cookie", rememberAddress(email));
  return answer;
}

/** The email of the person who signed in here while the link could have worked. */
async function justSignedInAs(request: NextRequest): Promise<string | undefined> {
  const session = await readSessionId(readCookies(request.cookies));
  const since = session && (await findSignedInAt(session));
  if (!session || !since || now().getTime() - since.getTime() > LINK_MINUTES * 60_000) return undefined;
  return (await findSessionPerson(session, now()))?.email;
}
