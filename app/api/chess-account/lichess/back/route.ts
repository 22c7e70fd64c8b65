import type { NextRequest } from "next/server";
import { readCookies } from "@/lib/auth/cookies";
import { forgetTrip, lichessClient, readTrip } from "@/lib/auth/prove-lichess";
import { goTo } from "@/lib/auth/reply";
import { findSessionPerson } from "@/lib/auth/store/sign-in";
import { now } from "@/lib/clock";
import { spend } from "@/lib/limits/spend";
import { tooManyRequests } from "@/lib/limits/visitor-uses";
import type { ProofRefusal } from "@/lib/online/rules/site-account";
import { proveLichess } from "@/lib/online/store/prove";
import { paths } from "@/lib/paths";

/** Where Lichess sends a player back to. Anything but the answer to what this session asked is refused. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const trip = await readTrip(readCookies(request.cookies), searchParams.get("state"));
  const person = trip ? await findSessionPerson(trip.sessionId, now()) : undefined;
  if (!trip || !person) return refused("not-asked");
  const spent = await spend([{ limit: "prove-account", by: person.id }]);
  if (!spent.ok) return tooManyRequests(spent.usedUp);
  if (searchParams.get("error") === "access_denied") return refused("said-no");
  const code = searchParams.get("code") ?? "";
  if (code === "" || code.length > 600) return refused("not-understood");

  const { client_id: clientId, redirect_uri: redirectUri } = lichessClient();
  const returned = { code, verifier: trip.verifier, clientId, redirectUri };
  const proven = await proveLichess(person.id, trip.seasonId, returned, now);
  return proven.ok ? goTo(`${paths.profile()}?done=proven`, [forgetTrip()]) : refused(proven.refusal);
}

function refused(refusal: ProofRefusal): Response {
  return goTo(paths.proofFailed(refusal), [forgetTrip()]);
}
