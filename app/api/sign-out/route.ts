import type { NextRequest } from "next/server";
import { readCookies } from "@/lib/auth/cookies";
import { goTo } from "@/lib/auth/reply";
import { dropSessions, readSessionId } from "@/lib/auth/session-cookie";
import { updateSessionRevoked } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";

/** Signs out: revokes the session row and deletes the cookie. */
export async function POST(request: NextRequest): Promise<Response> {
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  if (sessionId) await updateSessionRevoked(sessionId, now());
  return goTo(paths.home(), dropSessions(cookies));
}
