import { cookies } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { now } from "@/lib/clock";
import { bearer } from "./bearer";
import { readCookies } from "./cookies";
import { readSessionId } from "./session-cookie";
import { findSessionPerson, type SessionPerson } from "./store/sign-in";

/** A signed-in person, with their roles. */
export type Actor = SessionPerson;

/**
 * The signed-in person, or the maker of the token that a program asks with; undefined for a visitor and for a revoked
 * session. A page that calls this is never prerendered.
 */
export async function currentActor(): Promise<Actor | undefined> {
  return bearer() ?? actorOfSession();
}

/** Looked up once per request. */
const actorOfSession = cache(async (): Promise<Actor | undefined> => {
  await connection();
  const sessionId = await readSessionId(readCookies(await cookies()));
  return sessionId ? findSessionPerson(sessionId, now()) : undefined;
});
