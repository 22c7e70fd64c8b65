import { now } from "@/lib/clock";
import { readSessionId } from "./session-cookie";
import { findSessionUser } from "./store/sign-in";

/**
 * Whose session, neither revoked nor expired, a Cookie header names. For what the server answers itself, which stands
 * before Next.
 */
export async function signedInUser(header: string): Promise<string | undefined> {
  const sessionId = await readSessionId(cookiesIn(header));
  return sessionId && findSessionUser(sessionId, now());
}

function cookiesIn(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(";").map((pair) => pair.trim().split("=", 2));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}
