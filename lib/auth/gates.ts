import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { setUpPaths } from "@/lib/paths/set-up";
import {
  type AdminScope,
  type DirectorScope,
  proveAdmin,
  proveDirector,
  proveStaff,
  type StaffScope,
} from "@/lib/people/rules/permissions";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { hasOrganization } from "@/lib/set-up/store/has-organization";
import { type Actor, currentActor } from "./current-actor";
import { formPage } from "./form-page";
import { requestOrigin } from "./origin";
import { ownPath } from "./own-path";
import { hasSetUpCode } from "./set-up-cookie";

/**
 * Lets signed-in people through. Visitors sign in first and come back to `next`, or to the page of the form they sent, and
 * then they're told that it wasn't sent.
 */
export async function requireActor(next: string): Promise<LocatedActor> {
  const actor = await currentActor();
  if (actor) return { ...actor, origin: await requestOrigin() };
  const page = formPage(await headers());
  redirect(page ? paths.signInUnsent(page) : paths.signIn(ownPath(next, undefined)));
}

/** A signed-in person and the network address of their request. */
export type LocatedActor = Actor & { readonly origin: string | undefined };

export type Desk<Scope> = {
  readonly actor: LocatedActor;
  readonly organization: OrganizationFacts;
  readonly scope: Scope;
};

/**
 * Lets an organization's directors through; for everyone else the desk doesn't exist.
 *
 * @param page where visitors come back to after signing in: a page that emails link to names its own path
 */
export async function requireDirector(slug: string, page = paths.desk(slug)): Promise<Desk<DirectorScope>> {
  const { actor, organization, holder } = await rolesIn(slug, page);
  const scope = proveDirector(holder);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets an organization's admins through. */
export async function requireAdmin(slug: string, page = paths.desk(slug)): Promise<Desk<AdminScope>> {
  const { actor, organization, holder } = await rolesIn(slug, page);
  const scope = proveAdmin(holder);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets an organization's front-desk staff through. */
export async function requireStaff(slug: string, page = paths.desk(slug)): Promise<Desk<StaffScope>> {
  const { actor, organization, holder } = await rolesIn(slug, page);
  const scope = proveStaff(holder);
  return scope ? { actor, organization, scope } : notFound();
}

/** Lets the operators through, by the addresses in the settings; in a demo, everyone. */
export async function requireOperator(): Promise<Actor | undefined> {
  const actor = await currentActor();
  if (env().isDemo) return actor;
  return actor && env().operatorEmails.includes(actor.email) ? actor : notFound();
}

/**
 * While the site has no organization, lets people through who typed the code from the log (`setUpCode`) and asks everyone
 * else for it. After that, the page doesn't exist.
 */
export async function requireSetUp(): Promise<void> {
  if (await hasOrganization()) notFound();
  if (!(await hasSetUpCode())) redirect(setUpPaths.setUp());
}

async function rolesIn(slug: string, page: string) {
  const actor = await requireActor(page);
  const own = actor.rolesEverywhere.find(({ organization }) => organization.slug === slug);
  if (!own) notFound();
  const { organization, roles } = own;
  const { id: userId, origin } = actor;
  return { actor, organization, holder: { organizationId: organization.id, userId, origin, roles } };
}
