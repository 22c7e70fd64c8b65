import { LRUCache } from "lru-cache";
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

/** Whose session it was when it was last read. Whether it still holds has to be asked with what they want. */
export type PresumedUser = { readonly userId: string; readonly sessionId: string };

/** Whose session a Cookie header names, without the database if this process has read the session before. */
export async function presumedUser(header: string): Promise<PresumedUser | undefined> {
  const sessionId = await readSessionId(cookiesIn(header));
  if (!sessionId) return undefined;
  const userId = owners.get(sessionId) ?? (await findSessionUser(sessionId, now()));
  if (!userId) return undefined;
  owners.set(sessionId, userId);
  return { userId, sessionId };
}

/** A session never changes hands. */
const owners = new LRUCache<string, string>({ max: 5_000 });

function cookiesIn(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(";").map((pair) => pair.trim().split("=", 2));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}
