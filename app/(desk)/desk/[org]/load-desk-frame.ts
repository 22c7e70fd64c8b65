import type { Desk } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { countDecisions, type Decisions, readDecisions } from "@/lib/desk/store/decisions";
import { proveDirector } from "@/lib/people/rules/permissions";

type Person = Pick<Desk<unknown>, "actor" | "organization">;

/**
 * The frame of every desk page: who is signed in, how much is waiting, and which parts of the desk they can open.
 */
export async function loadDeskFrame(person: Person) {
  const director = directorOf(person);
  return deskFrame(person, director && (await readDecisions(director, now())));
}

/** The frame of a desk page that has read what's waiting; null for someone who doesn't decide it. */
export function deskFrame(person: Person, decisions: Decisions | null) {
  const { actor, organization } = person;
  return {
    reader: actor,
    organization,
    queue: decisions ? countDecisions(decisions) : 0,
    isDirector: directorOf(person) !== null,
    isAdmin: rolesOf(person).includes("admin"),
  };
}

/** The rights of a person who directs this organization; null if they don't. */
export function directorOf(person: Person) {
  const { actor, organization } = person;
  const { id: userId, origin } = actor;
  return proveDirector({ organizationId: organization.id, userId, origin, roles: rolesOf(person) });
}

function rolesOf({ actor, organization }: Person) {
  return actor.rolesEverywhere.find((own) => own.organization.id === organization.id)?.roles ?? [];
}
