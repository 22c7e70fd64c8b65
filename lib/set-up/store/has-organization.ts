import { prisma } from "@/lib/db/client";

/** Has this site been set up? From its first organization on, it has. */
export async function hasOrganization(): Promise<boolean> {
  return (await prisma().organization.findFirst({ select: { id: true } })) !== null;
}
