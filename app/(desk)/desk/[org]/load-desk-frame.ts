import type { Desk } from "@/lib/auth/gates";
import { listLeaveWishes } from "@/lib/entries/store/ask-to-leave";
import { listAtStrikeLimit } from "@/lib/entries/store/strikes";
import { listHeldRounds } from "@/lib/match/store/forfeits/round-forfeits";
import { countQueue } from "@/lib/match/store/read-match";
import { type DirectorScope, proveDirector } from "@/lib/people/rules/permissions";
import { listRoles } from "@/lib/people/store/roles-now";

/**
 * The frame of every desk page: who is signed in, how much is waiting, and which parts of the desk they can open; with
 * the rounds and players waiting for a decision, for pages that name them.
 */
export async function loadDeskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = await listRoles(organization.id, actor.id);
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  const { matches, held, atStrikeLimit, leaving } = director ? await readDecisions(director) : NOTHING_WAITS;
  return {
    reader: actor,
    organization,
    queue: matches + held.length + atStrikeLimit.length + leaving.length,
    isDirector: director !== null,
    isAdmin: roles.includes("admin"),
    held,
    atStrikeLimit,
    leaving,
  };
}

const NOTHING_WAITS = { matches: 0, held: [], atStrikeLimit: [], leaving: [] };

/**
 * What is waiting for a decision: matches, rounds full of double forfeits, players with too many forfeits, and players
 * who asked to leave.
 */
async function readDecisions(scope: DirectorScope) {
  const [matches, held, atStrikeLimit, leaving] = await Promise.all([
    countQueue(scope),
    listHeldRounds(scope),
    listAtStrikeLimit(scope),
    listLeaveWishes(scope),
  ]);
  return { matches, held, atStrikeLimit, leaving };
}
