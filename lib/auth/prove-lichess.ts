import { createHash, randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { env } from "@/lib/env";
import { absolute, paths } from "@/lib/paths";
import { type Cookies, makeCookie, ownName } from "./cookies";
import { readSessionId, readSigned } from "./session-cookie";

const PROVES = "rookery.lichess";
const MINUTES = 10;

/** A trip to Lichess: where to, and the cookie that remembers who left and with which secrets. */
export type Trip = { readonly url: string; readonly cookie: string };

/**
 * Sends a session to Lichess to prove a username: OAuth with PKCE (RFC 7636), no client secret, no rights asked for.
 * State and verifier are in an encrypted cookie of this browser, bound to the session, for ten minutes.
 *
 * @param site the address of Lichess
 */
export async function leaveForLichess(site: string, sessionId: string, seasonId: string): Promise<Trip> {
  const state = randomBytes(32).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const url = new URL("/oauth", site);
  url.search = new URLSearchParams({
    response_type: "code",
    ...lichessClient(),
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    state,
  }).toString();
  const maxAge = MINUTES * 60;
  const token = { sessionId, seasonId, state, verifier };
  const value = await encode({ token, secret: env().authSecret, salt: PROVES, maxAge });
  return { url: url.href, cookie: makeCookie(ownName(PROVES), value, maxAge) };
}

/** Who we are at Lichess. Clients aren't registered there; it shows the host of the address to come back to. */
export function lichessClient(): { readonly client_id: string; readonly redirect_uri: string } {
  const { appUrl } = env();
  return { client_id: new URL(appUrl).host, redirect_uri: absolute(appUrl, paths.lichessReturn()) };
}

/** What a browser that comes back from Lichess had left with; null if it's another one, another session or too late. */
export async function readTrip(
  cookies: Cookies,
  state: string | null,
): Promise<{ readonly sessionId: string; readonly seasonId: string; readonly verifier: string } | null> {
  const left = await readSigned(cookies[ownName(PROVES)], PROVES);
  const sessionId = await readSessionId(cookies);
  if (!left || !sessionId || left.sessionId !== sessionId || state === null || left.state !== state)
    return null;
  const { seasonId, verifier } = left;
  return typeof seasonId === "string" && typeof verifier === "string"
    ? { sessionId, seasonId, verifier }
    : null;
}

/** A trip is over after its first return, whatever came of it. */
export function forgetTrip(): string {
  return makeCookie(ownName(PROVES), "");
}
