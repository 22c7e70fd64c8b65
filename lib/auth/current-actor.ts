import { cookies } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { now } from "@/lib/clock";
import { readCookies } from "./cookies";
import { readSessionId } from "./session-cookie";
import { findSessionPerson, type SessionPerson } from "./store/sign-in";

/** A signed-in person, with their roles. */
export type Actor = SessionPerson;

/**
 * The signed-in person; undefined for a visitor and for a revoked session. Looked up once per request. A page that
 * calls this is never prerendered.
 */
export const currentActor = cache(async (): Promise<Actor | undefined> => {
  await connection();
  const sessionId = await readSessionId(readCookies(await cookies()));
  return sessionId ? findSessionPerson(sessionId, now()) : undefined;
});
