import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { type Cookies, isSecure, makeCookie } from "./cookies";

/** The cookie that next-auth signs and names a session row in; a long one once came in numbered pieces. */
const ANY_SESSION = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

export function sessionCookieName(): string {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The id of the session row that a signed cookie names; what was not signed here names none. */
export async function readSessionId(cookies: Cookies): Promise<string | undefined> {
  const token = await readSigned(cookies[sessionCookieName()]);
  return typeof token?.sessionId === "string" ? token.sessionId : undefined;
}

/** A session cookie for next-auth alone, which links an account to whoever it names. No session row stands behind it. */
export async function makePassingSession(userId: string): Promise<Cookies> {
  const token = await encode({ token: { sub: userId }, secret: env().authSecret, maxAge: 60 });
  return { [sessionCookieName()]: token };
}

/** Takes back every session cookie that a browser sent, except those that `kept` sets. */
export function dropSessions(cookies: Cookies, kept: readonly string[] = []): string[] {
  return Object.keys(cookies)
    .filter((name) => ANY_SESSION.test(name))
    .filter((name) => !kept.some((cookie) => cookie.startsWith(`${name}=`)))
    .map((name) => makeCookie(name, ""));
}

/** What a cookie of ours holds, or nothing where it was altered, is too old or was never ours. */
export async function readSigned(cookie: string | undefined, salt = "") {
  try {
    return await decode({ ...(cookie ? { token: cookie } : {}), secret: env().authSecret, salt });
  } catch {
    return null;
  }
}
