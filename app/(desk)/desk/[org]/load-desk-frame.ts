import type { Desk } from "@/lib/auth/gates";
import { countDecisions, readDecisions, toDecisions } from "@/lib/desk/store/decisions";
import { proveDirector } from "@/lib/people/rules/permissions";

/**
 * The frame of every desk page: who is signed in, how much is waiting, and which parts of the desk they can open; with
 * the rounds and players waiting for a decision, for pages that name them.
 */
export async function loadDeskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = actor.standings.find((own) => own.organization.id === organization.id)?.roles ?? [];
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  const decisions = director ? await readDecisions(director) : toDecisions(null);
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
