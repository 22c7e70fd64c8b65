import { now } from "@/lib/clock";
import { readSessionId } from "./session-cookie";
import { findSessionPerson } from "./store/sign-in";

/** Does a Cookie header name a session that is neither revoked nor expired? For the server, which stands before Next. */
export async function isSignedIn(header: string): Promise<boolean> {
  const sessionId = await readSessionId(cookiesIn(header));
  return sessionId !== undefined && (await findSessionPerson(sessionId, now())) !== undefined;
}

function cookiesIn(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(";").map((pair) => pair.trim().split("=", 2));
  return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
}
