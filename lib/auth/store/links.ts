import { prisma } from "@/lib/db/client";

/** Stores a sign-in link's hash where next-auth looks for it. */
export async function insertLink(link: {
  readonly email: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}): Promise<void> {
  await prisma().verificationToken.create({
    data: { identifier: link.email, token: link.tokenHash, expires: link.expiresAt },
  });
}

export async function hasAccount(email: string): Promise<boolean> {
  return (await prisma().user.count({ where: { email } })) > 0;
}
