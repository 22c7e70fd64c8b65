import { currentActor } from "@/lib/auth/current-actor";
import { findDeskLink } from "@/lib/auth/desk-link";
import { now } from "@/lib/clock";
import { countWaiting } from "@/lib/match/rules/waiting";
import { listMatchesOfPlayer } from "@/lib/match/store/read-match";
import { listStandings } from "@/lib/people/store/people";
import { instantOf } from "@/lib/shared/instant";

/** Who is signed in, for the corner of cached pages. Never cached itself. */
export async function GET(): Promise<Response> {
  const actor = await currentActor();
  if (!actor) return answer({ signedIn: false });
  const at = now();
  const [matches, standings] = await Promise.all([
    listMatchesOfPlayer(actor.id, at),
    listStandings(actor.id),
  ]);
  return answer({
    signedIn: true,
    name: actor.name ?? actor.email,
    waiting: countWaiting(matches, instantOf(at)),
    desk: await findDeskLink(standings, actor.id),
  });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "cache-control": "private, no-store" } });
}
