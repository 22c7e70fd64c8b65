import { openSession } from "@/lib/auth/store/sign-in";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { isUniqueViolation } from "@/lib/db/unique-violation";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { roleGrantedLetter } from "@/lib/people/letters/role-granted";
import { createOrganization } from "@/lib/people/store/insert-organization";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { UserId } from "@/lib/shared/ids";
import type { NewOrganization } from "../input/new-organization";

/** Creates the first organization of a site and a session for its admin. Of two at the same time, one is the first. */
export async function openFirstOrganization(
  asked: NewOrganization & { readonly admin: string },
  { at, days }: { readonly at: Date; readonly days: number },
): Promise<Answer<{ readonly userId: UserId; readonly sessionId: string }, "set-up">> {
  return inTransaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('set up this site', 66))`;
    if (await tx.organization.findFirst({ select: { id: true } })) return refuse("set-up");
    const { userId } = await create(tx, asked, asked.admin, at);
    return accept({ userId, sessionId: await openSession(tx, userId, at, days) });
  });
}

/** Creates one more organization and tells its first admin. */
export async function openOrganization(asked: NewOrganization, at: Date): Promise<Answer<true, "taken">> {
  try {
    return await inTransaction(async (tx) => {
      const { organizationId, userId } = await create(tx, asked, undefined, at);
      const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      const letter = roleGrantedLetter({
        appUrl: env().appUrl,
        key: `organization:${organizationId}`,
        role: "admin",
        by: null,
        organization: { slug: asked.slug, name: asked.name, contactEmail: asked.email },
        to: { userId, email, name: name ?? email },
      });
      await writeLetters(tx, organizationId, [letter], at);
      return accept(true as const);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("taken");
    throw error;
  }
}

function create(tx: Transaction, asked: NewOrganization, admin: string | undefined, at: Date) {
  const { slug, name, zone: timeZone, email } = asked;
  const facts = { slug, name, timeZone, office: asked.office || name, contactEmail: email };
  const first = { email, roles: ["admin", "director"] as const, ...(admin ? { name: admin } : {}) };
  return createOrganization(tx, facts, first, at);
}
