import type { Desk } from "@/lib/auth/gates";
import { listLeaveWishes } from "@/lib/entries/store/ask-to-leave";
import { listStruck } from "@/lib/entries/store/strikes";
import { listHeldRounds } from "@/lib/match/store/forfeits/round-forfeits";
import { countQueue } from "@/lib/match/store/read-match";
import { type DirectorScope, proveDirector } from "@/lib/people/rules/permissions";
import { listRoles } from "@/lib/people/store/people";

/**
 * What the frame of every desk page says: who reads, how much waits, and which of the desk's places are theirs; with the
 * rounds and players who wait for a decision, for the pages that name them.
 */
export async function loadDeskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = await listRoles(organization.id, actor.id);
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  const { matches, held, struck, leaving } = director ? await readDecisions(director) : NOTHING_WAITS;
  return {
    reader: actor,
    organization,
    queue: matches + held.length + struck.length + leaving.length,
    isDirector: director !== null,
    isAdmin: roles.includes("admin"),
    held,
    struck,
    leaving,
  };
}

const NOTHING_WAITS = { matches: 0, held: [], struck: [], leaving: [] };

/** What waits for a decision: matches, rounds full of double forfeits, players with too many forfeits, and players who asked to leave. */
async function readDecisions(scope: DirectorScope) {
  const [matches, held, struck, leaving] = await Promise.all([
    countQueue(scope),
    listHeldRounds(scope),
    listStruck(scope),
    listLeaveWishes(scope),
  ]);
  return { matches, held, struck, leaving };
}
