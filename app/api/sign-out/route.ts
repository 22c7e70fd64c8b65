import type { NextRequest } from "next/server";
import { campusLogoutUrl } from "@/lib/auth/campus-logout";
import { readCookies } from "@/lib/auth/cookies";
import { goTo } from "@/lib/auth/reply";
import { dropSessions, readSessionId } from "@/lib/auth/session-cookie";
import { updateSessionRevoked } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { paths } from "@/lib/paths";

/**
 * Signs out: revokes the session row and deletes the cookie. A session that came from a campus also ends there, if the
 * campus offers that; it has ended here in any case.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  const elsewhere = sessionId ? await campusLogoutUrl(sessionId) : undefined;
  if (sessionId) await updateSessionRevoked(sessionId, now());
  return goTo(elsewhere ?? paths.home(), dropSessions(cookies));
}
