import { LRUCache } from "lru-cache";
import { decode, encode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { type Cookies, isSecure, makeCookie } from "./cookies";

/** The signed cookie in which next-auth names a session row. Older long ones came in numbered pieces. */
const ANY_SESSION = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

export function sessionCookieName(): string {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The id of the session row in a signed cookie; none if the signature isn't ours. */
export async function readSessionId(cookies: Cookies): Promise<string | undefined> {
  const cookie = cookies[sessionCookieName()];
  if (!cookie) return undefined;
  return opened.get(cookie) ?? open(cookie);
}

/** Only good ones are kept: what isn't signed by us costs its sender's time again. */
async function open(cookie: string): Promise<string | undefined> {
  const token = await readSigned(cookie);
  if (typeof token?.sessionId !== "string") return undefined;
  opened.set(cookie, token.sessionId);
  return token.sessionId;
}

/**
 * What signed cookies say, because deciphering one takes as long as a query. We still read the session's row each time to
 * see whether it's valid.
 */
const opened = new LRUCache<string, string>({ max: 5_000, ttl: 60 * 60_000 });

/** What a browser keeps of a new session that didn't come from next-auth. */
export async function sealSession(
  session: { readonly userId: string; readonly sessionId: string },
  seconds: number,
) {
  const token = { sub: session.userId, sessionId: session.sessionId };
  return encode({ token, secret: env().authSecret, maxAge: seconds });
}

/** A session cookie that only next-auth sees: it links an account to the person it names. It has no session row. */
export async function makePassingSession(userId: string): Promise<Cookies> {
  const token = await encode({ token: { sub: userId }, secret: env().authSecret, maxAge: 60 });
  return { [sessionCookieName()]: token };
}

/** Deletes every session cookie the browser sent, except those that `kept` sets. */
export function dropSessions(cookies: Cookies, kept: readonly string[] = []): string[] {
  return Object.keys(cookies)
    .filter((name) => ANY_SESSION.test(name))
    .filter((name) => !kept.some((cookie) => cookie.startsWith(`${name}=`)))
    .map((name) => makeCookie(name, ""));
}

/** The contents of one of our cookies; nothing if it was altered, is too old or was never ours. */
export async function readSigned(cookie: string | undefined, salt = "") {
  try {
    return await decode({ ...(cookie ? { token: cookie } : {}), secret: env().authSecret, salt });
  } catch {
    return null;
  }
}
