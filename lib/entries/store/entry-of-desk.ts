import { prisma } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { EntryId } from "@/lib/shared/ids";

/** A player's registration, for the director who corrects it; undefined if it isn't in their organization. */
export async function findEntryOfDesk({ organizationId }: DirectorScope, id: EntryId) {
  const row = await prisma().entry.findFirst({
    where: { id, organizationId },
    select: {
      id: true,
      userId: true,
      name: true,
      status: true,
      divisionId: true,
      bornOn: true,
      user: { select: { email: true } },
      _count: { select: { homeMatches: true, awayMatches: true } },
    },
  });
  if (!row) return undefined;
  const { bornOn, user, _count, ...entry } = row;
  return {
    ...entry,
    email: user.email,
    bornOn: bornOn?.toISOString().slice(0, 10) ?? null,
    hasMatches: _count.homeMatches + _count.awayMatches > 0,
  };
}
