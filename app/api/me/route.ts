import { currentActor } from "@/lib/auth/current-actor";
import { deskHref } from "@/lib/auth/desks";
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
  const desk = deskHref(standings);
  return answer({
    signedIn: true,
    name: actor.name ?? actor.email,
    waiting: countWaiting(matches, instantOf(at)),
    desk: desk && { href: desk, label: "Desk" },
  });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "cache-control": "private, no-store" } });
}
