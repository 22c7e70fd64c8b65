import { prisma } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import type { AdminScope } from "@/lib/people/rules/permissions";
import type { OrganizationFacts } from "@/lib/people/store/organizations";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { testEmailLetter } from "../letters/test-email";

/** What has been done to set an organization up. */
export type SetUpFacts = {
  /** The newest test email to this admin within a day; null if there's none. */
  readonly testEmail: {
    readonly at: Instant;
    readonly sentAt: Instant | null;
    readonly failure: string | null;
  } | null;
  /** The admin has signed in, with a link by email or a campus account. */
  readonly hasSignedIn: boolean;
  readonly hasSeason: boolean;
  /** How many others work at the desk. */
  readonly colleagues: number;
};

/** Reads what has been done. */
export async function readSetUpFacts({ organizationId, userId }: AdminScope, now: Date): Promise<SetUpFacts> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const [letter, user, season, colleagues] = await Promise.all([
    prisma().letter.findFirst({
      where: {
        createdAt: { gt: dayAgo },
        organizationId,
        key: { startsWith: testKey(organizationId, userId) },
      },
      orderBy: { createdAt: "desc" },
    }),
    prisma().user.findUniqueOrThrow({
      where: { id: userId },
      select: { emailVerified: true, accounts: { select: { id: true }, take: 1 } },
    }),
    prisma().season.findFirst({ where: { organizationId }, select: { id: true } }),
    prisma().membership.findMany({
      where: { organizationId, userId: { not: userId }, role: { not: "player" } },
      select: { userId: true },
      distinct: ["userId"],
    }),
  ]);
  return {
    testEmail: letter && {
      at: instantOf(letter.createdAt),
      sentAt: letter.sentAt && instantOf(letter.sentAt),
      failure: letter.sentAt ? null : letter.failure,
    },
    hasSignedIn: user.emailVerified !== null || user.accounts.length > 0,
    hasSeason: season !== null,
    colleagues: colleagues.length,
  };
}

/** Writes a test email to the admin who asks. */
export async function writeTestEmail(
  { organizationId, userId }: AdminScope,
  organization: OrganizationFacts,
  at: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { email, name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const letter = testEmailLetter({
      appUrl: env().appUrl,
      key: `${testKey(organizationId, userId)}${at.toISOString()}`,
      organization,
      to: { userId, email, name: name ?? email },
    });
    await writeLetters(tx, organizationId, [letter], at);
  });
}

function testKey(organizationId: string, userId: string): string {
  return `test-email:${organizationId}:${userId}:`;
}
