import { randomBytes } from "node:crypto";
import { campusAddresses } from "@/lib/campus/rules/campus-address";
import { groupsOfInterest } from "@/lib/campus/rules/groups";
import { type ClaimRefusal, readClaims } from "@/lib/campus/rules/read-claims";
import { readMetadata } from "@/lib/campus/saml/read-metadata";
import { type ResponseRefusal, readResponse } from "@/lib/campus/saml/read-response";
import { type Campus, signInUrl } from "@/lib/campus/saml/service-provider";
import { type CampusSignIn, findCampusSignIn } from "@/lib/campus/store/campus-sign-ins";
import { type FinishRefusal, finishRequest } from "@/lib/campus/store/finish-request";
import { findGroupSettings } from "@/lib/campus/store/groups";
import { answerRequest, insertRequest, REQUEST_MINUTES } from "@/lib/campus/store/requests";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { isSlug } from "@/lib/shared/form-fields";
import { SESSION_DAYS } from "./auth-options";
import { type Cookies, isSecure, makeCookie, ownName } from "./cookies";
import { dropSessions, readSessionId, sealSession, sessionCookieName } from "./session-cookie";
import { hashSecret } from "./store/hash-secret";

// A campus sign-in by SAML, from the button to the session. The provider's answer is posted by another site, so that
// request has none of our cookies: the next one, in the browser that asked, finishes the sign-in.

/** An organization's campus sign-in, ready for use; undefined if it has none, or its metadata can't be used anymore. */
export async function findCampus(
  org: string,
): Promise<{ readonly signIn: CampusSignIn; readonly campus: Campus } | undefined> {
  const { saml: keys, appUrl } = env();
  const signIn = keys && isSlug(org) ? await findCampusSignIn(org) : undefined;
  if (!keys || !signIn) return undefined;
  const idp = readMetadata(signIn.metadata, { at: now().getTime(), allowsHttp: !isSecure() });
  if (!idp.ok) return undefined;
  return { signIn, campus: { idp: idp.value, addresses: campusAddresses(appUrl, org), keys } };
}

/**
 * Where to send the browser, and the cookie by which it's recognized when it comes back. With a session, its person
 * connects the account to their own profile instead of signing in.
 */
export async function startTrip(
  { signIn, campus }: NonNullable<Awaited<ReturnType<typeof findCampus>>>,
  {
    cookies,
    next,
    connectingSessionId = null,
  }: { readonly cookies: Cookies; readonly next: string; readonly connectingSessionId?: string | null },
): Promise<{ readonly url: string; readonly cookie: string }> {
  const browser = browserIn(cookies) ?? secret();
  const id = `_${randomBytes(20).toString("hex")}`;
  const { organizationId } = signIn;
  const request = { id, organizationId, browserHash: hashSecret(browser), next, connectingSessionId };
  await insertRequest(request, now());
  return {
    url: await signInUrl(campus, { id, isConnecting: connectingSessionId !== null }),
    cookie: makeCookie(ownName(BROWSER), browser, REQUEST_MINUTES * 60),
  };
}

export type AnswerRefusal = ResponseRefusal | ClaimRefusal | "not-asked";

/**
 * Takes what the provider says.
 *
 * @returns the code with which the browser finishes the sign-in
 */
export async function takeAnswer(
  { signIn, campus }: NonNullable<Awaited<ReturnType<typeof findCampus>>>,
  posted: string,
): Promise<Answer<string, AnswerRefusal>> {
  const at = now();
  const told = await readResponse(campus, posted, at.getTime());
  if (!told.ok) return told;
  const { requestId, subject, sessionIndex = null } = told.value;
  const claims = readClaims(subject, signIn);
  if (!claims.ok) return claims;
  const code = secret();
  const { value: nameId = null, format: nameIdFormat = null } = subject.nameId ?? {};
  const { organizationId } = signIn;
  const { names } = await findGroupSettings(organizationId);
  const groups = groupsOfInterest(claims.value.groups, names);
  const said = { ...claims.value, groups, nameId, nameIdFormat, sessionIndex };
  const isTaken = await answerRequest(
    { id: requestId, organizationId },
    { codeHash: hashSecret(code), said },
    at,
  );
  return isTaken ? accept(code) : refuse("not-asked");
}

/** Opens the session, or connects the account, in the browser that asked and in no other. */
export async function finishTrip(
  org: string,
  code: string,
  cookies: Cookies,
): Promise<
  Answer<
    { readonly next: string; readonly cookies: readonly string[] },
    { readonly refusal: FinishRefusal; readonly next: string | undefined }
  >
> {
  const browser = browserIn(cookies);
  if (!browser) return refuse({ refusal: "CampusExpired", next: undefined });
  const replaces = await readSessionId(cookies);
  const asked = { org, codeHash: hashSecret(code), browserHash: hashSecret(browser) };
  const finished = await finishRequest(asked, { at: now(), days: SESSION_DAYS, replaces });
  if (!finished.ok) return finished;
  const { userId, sessionId, next } = finished.value;
  const maxAge = SESSION_DAYS * 86_400;
  const token = await sealSession({ userId, sessionId }, maxAge);
  const session = makeCookie(sessionCookieName(), token, maxAge);
  return accept({ next, cookies: [session, ...dropSessions(cookies, [session])] });
}

const BROWSER = "rookery.campus";

function browserIn(cookies: Cookies): string | undefined {
  const browser = cookies[ownName(BROWSER)];
  return browser && /^[0-9a-f]{64}$/.test(browser) ? browser : undefined;
}

function secret(): string {
  return randomBytes(32).toString("hex");
}
