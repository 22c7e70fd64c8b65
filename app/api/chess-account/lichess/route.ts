import type { NextRequest } from "next/server";
import { readCookies } from "@/lib/auth/cookies";
import { leaveForLichess } from "@/lib/auth/prove-lichess";
import { goTo } from "@/lib/auth/reply";
import { readSessionId } from "@/lib/auth/session-cookie";
import { findSessionPerson } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { spend } from "@/lib/limits/spend";
import { tooManyRequests } from "@/lib/limits/visitor-uses";
import { proofInput } from "@/lib/online/input/proof";
import { paths } from "@/lib/paths";

/** Sends a signed-in player to Lichess to prove that a username is theirs. */
export async function POST(request: NextRequest): Promise<Response> {
  const cookies = readCookies(request.cookies);
  const sessionId = await readSessionId(cookies);
  const person = sessionId ? await findSessionPerson(sessionId, now()) : undefined;
  if (!sessionId || !person) return goTo(paths.signIn(paths.profile()));

  const form = await request.formData().catch(() => undefined);
  const asked = proofInput.safeParse(Object.fromEntries(form ?? []));
  if (!asked.success) return new Response("This isn’t what the form sends.", { status: 400 });
  const { lichess } = env().chessSites;
  if (!lichess) return goTo(paths.proofFailed("site-off"));
  const spent = await spend([{ limit: "prove-account", by: person.id }]);
  if (!spent.ok) return tooManyRequests(spent.usedUp);

  const { url, cookie } = await leaveForLichess(lichess, sessionId, asked.data.seasonId);
  return goTo(url, [cookie]);
}
