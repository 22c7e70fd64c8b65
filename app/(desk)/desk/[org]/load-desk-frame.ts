import { countDecisions, readDecisions } from "@/lib/auth/desk-link";
import type { Desk } from "@/lib/auth/gates";
import { proveDirector } from "@/lib/people/rules/permissions";
import { listRoles } from "@/lib/people/store/roles-now";

/**
 * The frame of every desk page: who is signed in, how much is waiting, and which parts of the desk they can open; with
 * the rounds and players waiting for a decision, for pages that name them.
 */
export async function loadDeskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = await listRoles(organization.id, actor.id);
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  const decisions = director ? await readDecisions(director) : NOTHING_WAITS;
  const { held, atStrikeLimit, leaving } = decisions;
  return {
    reader: actor,
    organization,
    queue: countDecisions(decisions),
    isDirector: director !== null,
    isAdmin: roles.includes("admin"),
    held,
    atStrikeLimit,
    leaving,
  };
}

const NOTHING_WAITS = { matches: 0, held: [], atStrikeLimit: [], leaving: [] };
