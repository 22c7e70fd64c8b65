import { prisma } from "@/lib/db/prisma";
import type { CampusFacts } from "../rules/campus-account";

/** The one sign-in provider of a deployment, by the name next-auth files its accounts under. */
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

/** The campus account of a person, and its address where it has signed in since that is kept. */
export async function findCampusAccount(
  userId: string,
): Promise<{ readonly email: string | null } | undefined> {
  const row = await prisma().account.findFirst({
    where: { userId, provider: CAMPUS },
    select: { email: true },
  });
  return row ?? undefined;
}

/** Keeps what the provider called the account's address, so that its owner sees which one is connected. */
export async function updateCampusAddress(sub: string, email: string): Promise<void> {
  const { provider, providerAccountId } = keyOf(sub);
  await prisma().account.updateMany({ where: { provider, providerAccountId }, data: { email } });
}

/** Takes the campus account off a person's profile. */
export async function deleteCampusAccount(userId: string): Promise<void> {
  await prisma().account.deleteMany({ where: { userId, provider: CAMPUS } });
}

function keyOf(sub: string) {
  return { provider: CAMPUS, providerAccountId: sub };
}
