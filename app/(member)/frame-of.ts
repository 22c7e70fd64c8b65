import type { Actor } from "@/lib/auth/current-actor";
import { deskLink } from "@/lib/auth/desks";
import { now } from "@/lib/clock";
import { readBadges } from "@/lib/me/store/badges";

/** What the frame of a member's page shows of its reader: who they are, and how much waits for them, also at their desk. */
export async function frameOf(actor: Actor) {
  const { waiting, decisions } = await readBadges(actor, now());
  return { reader: actor, waiting, desk: deskLink(actor.rolesEverywhere, decisions) };
}
