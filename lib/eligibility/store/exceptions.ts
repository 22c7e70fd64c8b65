import { logAct } from "@/lib/db/audit";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { isOver } from "@/lib/season/rules/steps";
import { holdSeason } from "@/lib/season/store/seasons";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { ExceptionRefusal } from "../rules/may-register";
import { namesPerson } from "./eligibility";

/**
 * Lets the owner of an address play in a season without being on its list. They need no account yet.
 *
 * @returns null if the season isn't the director's
 */
export async function grantException(
  scope: DirectorScope,
  seasonId: string,
  { email, reason }: { readonly email: string; readonly reason: string },
  at: Date,
): Promise<Answer<{ readonly id: string }, ExceptionRefusal> | null> {
  const { organizationId, userId: grantedBy } = scope;
  return inTransaction(async (tx) => {
    const season = await holdSeason(tx, scope, seasonId);
    if (!season) return null;
    if (isOver(season.status)) return refuse("season-over");
    const person = await findOwner(tx, organizationId, { userId: null, email });
    const theirs = { OR: namesPerson(person?.id ?? null, email) };
    const existing = await tx.eligibilityException.count({ where: { seasonId, endedAt: null, ...theirs } });
    if (existing > 0) return refuse("already-granted");
    const { id } = await tx.eligibilityException.create({
      data: { organizationId, seasonId, email, userId: person?.id ?? null, reason, grantedBy, grantedAt: at },
    });
    await note(tx, scope, {
      type: "eligibility-exception-granted",
      id,
      person,
      season: season.name,
      at,
    });
    return accept({ id });
  });
}

/**
 * Ends an exception. Players who registered with it stay.
 *
 * @returns false if there is no such exception in the director's organization; true if it has ended already
 */
export async function endException(scope: DirectorScope, id: string, at: Date): Promise<boolean> {
  const { organizationId, userId: endedBy } = scope;
  return inTransaction(async (tx) => {
    const { count } = await tx.eligibilityException.updateMany({
      where: { id, organizationId, endedAt: null },
      data: { endedBy, endedAt: at },
    });
    if (count === 0) return (await tx.eligibilityException.count({ where: { id, organizationId } })) > 0;
    const { season, ...written } = await tx.eligibilityException.findUniqueOrThrow({
      where: { id },
      select: { userId: true, email: true, season: { select: { name: true } } },
    });
    await note(tx, scope, {
      type: "eligibility-exception-ended",
      id,
      person: await findOwner(tx, organizationId, written),
      season: season.name,
      at,
    });
    return true;
  });
}

export type Owner = { readonly id: string; readonly name: string | null };

/**
 * The person that an exception or a hold belongs to, or else the owner of its address. Their name is only for an
 * organization that they're in.
 */
export async function findOwner(
  tx: Transaction,
  organizationId: string,
  { userId, email }: { readonly userId: string | null; readonly email: string },
): Promise<Owner | undefined> {
  const user = await tx.user.findUnique({
    where: userId === null ? { email } : { id: userId },
    select: { id: true, name: true, memberships: { where: { organizationId }, select: { id: true } } },
  });
  return user ? { id: user.id, name: user.memberships.length > 0 ? user.name : null } : undefined;
}

/** The log names the person if the organization knows them, and never their address. */
async function note(
  tx: Transaction,
  scope: DirectorScope,
  entry: {
    readonly type: "eligibility-exception-granted" | "eligibility-exception-ended";
    readonly id: string;
    readonly person: Owner | undefined;
    readonly season: string;
    readonly at: Date;
  },
): Promise<void> {
  const { type, id, person, season, at } = entry;
  const subject = `${person?.name ?? "a person who isn’t registered"}, ${season}`;
  const data = { id, userId: person?.id };
  await logAct(tx, scope, { type, subject, data, at });
}
