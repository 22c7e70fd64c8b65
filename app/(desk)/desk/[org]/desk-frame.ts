import type { Desk } from "@/lib/auth/gates";
import { countQueue } from "@/lib/data/matches/read";
import { listRoles } from "@/lib/data/people";
import { proveDirector } from "@/lib/domain/permissions";

/** What the frame of every desk page says: who reads, how much waits, and which of the desk's places are theirs. */
export async function deskFrame({ actor, organization }: Pick<Desk<unknown>, "actor" | "organization">) {
  const roles = await listRoles(organization.id, actor.id);
  const director = proveDirector({ organizationId: organization.id, userId: actor.id, roles });
  return {
    reader: actor,
    organization,
    queue: director ? await countQueue(director) : 0,
    isDirector: director !== null,
    isAdmin: roles.includes("admin"),
  };
}
