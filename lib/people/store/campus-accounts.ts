import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import type { CampusFacts } from "../rules/campus-account";

/** The deployment's only sign-in provider, under the name next-auth files its accounts. */
export const CAMPUS = "oidc";

/** What is known about a campus account and its address; `connects` is who asks to connect it. */
export async function findCampusFacts(
  account: { readonly sub: string; readonly email: string },
  connects: string | undefined,
): Promise<CampusFacts> {
  const found = await prisma().account.findUnique({
    where: { provider_providerAccountId: keyOf(account.sub) },
  });
  const holder = await prisma().user.findUnique({ where: { email: account.email }, select: { id: true } });
  const person = connects ?? holder?.id;
  const others = person
    ? await prisma().account.count({
        where: { userId: person, provider: CAMPUS, providerAccountId: { not: account.sub } },
      })
    : 0;
  return { connects, owner: found?.userId, holder: holder?.id, hasAnother: others > 0 };
}

/** A person's campus account, and its address if they have signed in since addresses are stored. */
export async function findCampusAccount(
  userId: string,
): Promise<{ readonly email: string | null } | undefined> {
  const row = await prisma().account.findFirst({
    where: { userId, provider: CAMPUS },
    select: { email: true },
  });
  return row ?? undefined;
}

/** Stores the provider's address for the account, so its owner can see which one is connected. */
export async function updateCampusAddress(sub: string, email: string | null): Promise<void> {
  const { provider, providerAccountId } = keyOf(sub);
  await prisma().account.updateMany({ where: { provider, providerAccountId }, data: { email } });
}

/** Removes the campus account from a person's profile, with the groups that it named. */
export async function deleteCampusAccount(userId: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const { count } = await tx.account.deleteMany({ where: { userId, provider: CAMPUS } });
    await tx.campusGroup.deleteMany({ where: { userId, source: "oidc" } });
    return count > 0;
  });
}

function keyOf(sub: string) {
  return { provider: CAMPUS, providerAccountId: sub };
}

/** Which provider a new account is of, as it's stored; null without one. */
export function ownIssuer(): string | null {
  return env().oidc?.issuer.replace(/\/$/, "") ?? null;
}

/**
 * Forgets the accounts of another provider, with the groups that it named: the deployment's provider names people by IDs
 * of its own, so another one's equal ID is someone else. Called when a process that works starts. Accounts that don't
 * say whose they are, from before that was stored, are taken to be the provider's. Without a provider, all stay.
 *
 * @returns how many were forgotten
 */
export async function forgetOtherIssuers(): Promise<number> {
  const issuer = ownIssuer();
  if (issuer === null) return 0;
  return inTransaction(async (tx) => {
    await tx.account.updateMany({ where: { provider: CAMPUS, issuer: null }, data: { issuer } });
    return forget(tx, { provider: CAMPUS, issuer: { not: issuer } });
  });
}

/**
 * Forgets the accounts of another provider that this sign-in could find: those with its ID, and those of its person. A
 * process with the settings from before may have stored them since this one started.
 */
export async function forgetOtherIssuersOf(
  { sub, email }: { readonly sub: string; readonly email: string },
  connects: string | undefined,
): Promise<void> {
  const issuer = ownIssuer();
  if (issuer === null) return;
  const ofPerson = connects === undefined ? { user: { email } } : { userId: connects };
  const found = { OR: [{ providerAccountId: sub }, ofPerson] };
  await inTransaction((tx) => forget(tx, { provider: CAMPUS, issuer: { not: issuer }, ...found }));
}

async function forget(tx: Transaction, where: Prisma.AccountWhereInput): Promise<number> {
  const rows = await tx.account.findMany({ where, select: { id: true, userId: true } });
  if (rows.length === 0) return 0;
  const userIds = rows.map(({ userId }) => userId);
  await tx.campusGroup.deleteMany({ where: { userId: { in: userIds }, source: "oidc" } });
  return (await tx.account.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })).count;
}
