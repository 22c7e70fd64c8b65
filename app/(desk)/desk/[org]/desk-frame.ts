import type { Desk } from "@/lib/auth/gates";
import { listLeaveWishes } from "@/lib/data/ask-to-leave";
import { countQueue } from "@/lib/data/matches/read";
import { listRoles } from "@/lib/data/people";
import { listStruck } from "@/lib/data/strikes";
import { type DirectorScope, proveDirector } from "@/lib/domain/permissions";

/**
 * What the frame of every desk page says: who reads, how much waits, and which of the desk's places are theirs; with the
 * players who wait for a decision, for the pages that name them.
 */
export async function deskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = await listRoles(organization.id, actor.id);
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  const { matches, struck, leaving } = director ? await readDecisions(director) : NOTHING_WAITS;
  return {
    reader: actor,
    organization,
    queue: matches + struck.length + leaving.length,
    isDirector: director !== null,
    isAdmin: roles.includes("admin"),
    struck,
    leaving,
  };
}

const NOTHING_WAITS = { matches: 0, struck: [], leaving: [] };

/** What waits for a decision: matches, players with too many forfeits, and players who asked to leave. */
async function readDecisions(scope: DirectorScope) {
  const [matches, struck, leaving] = await Promise.all([
    countQueue(scope),
    listStruck(scope),
    listLeaveWishes(scope),
  ]);
  return { matches, struck, leaving };
}
