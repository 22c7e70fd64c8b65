import { currentActor } from "@/lib/auth/current-actor";
import { deskHref } from "@/lib/auth/desks";
import { now } from "@/lib/clock";
import { listMatchesOfPlayer } from "@/lib/data/matches/read";
import { listStandings } from "@/lib/data/people";
import { instantOf } from "@/lib/domain/instant";
import { countWaiting } from "@/lib/domain/match/waiting";

/** Who is reading, for the corner of pages that are served from cache. Never cached itself. */
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
