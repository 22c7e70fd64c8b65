import { notFound, redirect } from "next/navigation";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import {
  type AdminScope,
  type DirectorScope,
  proveAdmin,
  proveDirector,
  proveStaff,
  type StaffScope,
} from "@/lib/people/rules/permissions";
import { findOrganization, type OrganizationFacts } from "@/lib/people/store/organizations";
import { listRoles } from "@/lib/people/store/people";
import { type Actor, currentActor } from "./current-actor";
import { requestOrigin } from "./origin";
import { ownPath } from "./own-path";

/** Lets signed-in people through and sends visitors to sign in, to come back to `next`. */
export async function requireActor(next: string): Promise<LocatedActor> {
  const actor = await currentActor();
  if (!actor) redirect(paths.signIn(ownPath(next, undefined)));
  return { ...actor, origin: await requestOrigin() };
}

/** A signed-in person, and the network address their request comes from. */
export type LocatedActor = Actor & { readonly origin: string | undefined };

export type Desk<Scope> = {
  readonly actor: LocatedActor;
  readonly organization: OrganizationFacts;
  readonly scope: Scope;
};

/** Lets the directors of an organization through; for everybody else the desk is not there. */
export async function requireDirector(slug: string): Promise<Desk<DirectorScope>> {
  const { actor, organization, standing } = await standingIn(slug);
  const scope = proveDirector(standing);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets the admins of an organization through. */
export async function requireAdmin(slug: string): Promise<Desk<AdminScope>> {
  const { actor, organization, standing } = await standingIn(slug);
  const scope = proveAdmin(standing);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets those through who work at the front desk of an organization. */
export async function requireStaff(slug: string): Promise<Desk<StaffScope>> {
  const { actor, organization, standing } = await standingIn(slug);
  const scope = proveStaff(standing);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets the operators of the deployment through, by the addresses in the settings; in a demo, everybody. */
export async function requireOperator(): Promise<Actor | undefined> {
  const actor = await currentActor();
  if (env().isDemo) return actor;
  return actor && env().operatorEmails.includes(actor.email) ? actor : notFound();
}

async function standingIn(slug: string) {
  const actor = await requireActor(paths.desk(slug));
  const organization = await findOrganization(slug);
  if (!organization) notFound();
  const roles = await listRoles(organization.id, actor.id);
  const { id: userId, origin } = actor;
  return { actor, organization, standing: { organizationId: organization.id, userId, origin, roles } };
}
