import { cookies } from "next/headers";
import { readCookies } from "./cookies";
import { readSessionId } from "./session-cookie";

/** The session that this request's cookie names; whether it still holds, `currentActor` says. */
export async function currentSessionId(): Promise<string | undefined> {
  return readSessionId(readCookies(await cookies()));
}
