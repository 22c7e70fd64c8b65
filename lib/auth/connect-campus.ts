import { encode } from "next-auth/jwt";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { type Cookies, makeCookie, ownName } from "./cookies";
import { readSessionId, readSigned } from "./session-cookie";
import { findSessionPerson } from "./store/sign-in";

const CONNECTS = "rookery.connect";
const MINUTES = 15;

/** Remembers which session asked to connect a campus account, for one trip to the provider. */
export async function rememberConnecting(sessionId: string, state: string): Promise<string> {
  const token = { sessionId, state };
  const maxAge = MINUTES * 60;
  const value = await encode({ token, secret: env().authSecret, salt: CONNECTS, maxAge });
  return makeCookie(ownName(CONNECTS), value, maxAge);
}

export function forgetConnecting(): string {
  return makeCookie(ownName(CONNECTS), "");
}

/**
 * Who comes back from the provider: someone signing in, or someone connecting an account, whose session may have
 * ended since.
 */
export type Returning =
  | { readonly kind: "signs-in" }
  | { readonly kind: "connects"; readonly userId: string }
  | { readonly kind: "session-ended" };

/**
 * Reads from the state what the person set out to do. Connecting works only in the session that asked for it: on a
 * shared computer, the next person must not add their campus account to the previous person's profile.
 */
export async function readReturning(cookies: Cookies, state: string | undefined): Promise<Returning> {
  const asked = await readSigned(cookies[ownName(CONNECTS)], CONNECTS);
  if (!asked || asked.state !== state) return { kind: "signs-in" };
  const sessionId = await readSessionId(cookies);
  const person =
    sessionId !== undefined && sessionId === asked.sessionId
      ? await findSessionPerson(sessionId, now())
      : undefined;
  return person ? { kind: "connects", userId: person.id } : { kind: "session-ended" };
}
