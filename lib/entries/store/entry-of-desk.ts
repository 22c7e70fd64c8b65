import { prisma } from "@/lib/db/client";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { EntryId } from "@/lib/shared/ids";
import { isInSchedule } from "../rules/move-entry";

/**
 * A player's registration, for the director who corrects it; undefined if it isn't in their organization, or not in the
 * division that the form or page names.
 */
export async function findEntryOfDesk(
  { organizationId }: DirectorScope,
  id: EntryId,
  named?: { readonly season: string; readonly division: string },
) {
  const division = named && {
    addresses: { some: { slug: named.division } },
    season: { addresses: { some: { slug: named.season } } },
  };
  const row = await prisma().entry.findFirst({
    where: { id, organizationId, ...(division && { division }) },
    select: {
      id: true,
      userId: true,
      name: true,
      status: true,
      divisionId: true,
      bornOn: true,
      user: { select: { email: true } },
      _count: { select: { homeMatches: true, awayMatches: true } },
      division: { select: { _count: { select: { stages: true } } } },
    },
  });
  if (!row) return undefined;
  const { bornOn, user, _count, division: own, ...entry } = row;
  const hasMatches = _count.homeMatches + _count.awayMatches > 0;
  return {
    ...entry,
    email: user.email,
    bornOn: bornOn?.toISOString().slice(0, 10) ?? null,
    isInSchedule: isInSchedule({ ...entry, hasMatches }, { isPublished: own._count.stages > 0 }),
  };
}
