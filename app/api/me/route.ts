import { currentActor } from "@/lib/auth/current-actor";
import { deskLink } from "@/lib/auth/desks";
import { now } from "@/lib/clock";
import { readBadges } from "@/lib/me/store/badges";

/** Who is signed in, for the corner of cached pages. Never cached itself. */
export async function GET(): Promise<Response> {
  const actor = await currentActor();
  if (!actor) return answer({ signedIn: false });
  const { waiting, decisions } = await readBadges(actor, now());
  return answer({
    signedIn: true,
    name: actor.name ?? actor.email,
    waiting,
    desk: deskLink(actor.rolesEverywhere, decisions),
  });
}

function answer(body: object): Response {
  return Response.json(body, { headers: { "cache-control": "private, no-store" } });
}
