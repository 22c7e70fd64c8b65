import { currentActor } from "@/lib/auth/current-actor";
import { now } from "@/lib/clock";
import { listMatchesOfPlayer } from "@/lib/data/matches/read";
import { listStandings } from "@/lib/data/people";
import { instantOf } from "@/lib/domain/instant";
import { countWaiting } from "@/lib/domain/match/waiting";
import { paths } from "@/lib/paths";

/** Who is reading, for the corner of pages that are served from cache. Never cached itself. */
export async function GET(): Promise<Response> {
  const actor = await currentActor();
  if (!actor) return answer({ signedIn: false });
  const at = now();
  const [matches, standings] = await Promise.all([
    listMatchesOfPlayer(actor.id, at),
    listStandings(actor.id),
  ]);
  const desk = standings.find(({ roles }) => roles.includes("director"))?.organization;
  return answer({
    signedIn: true,
    name: actor.name ?? actor.email,
    waiting: countWaiting(matches, instantOf(at)),
    desk: desk ? { href: paths.desk(desk.slug), label: "Desk" } : null,
  });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "cache-control": "private, no-store" } });
}
