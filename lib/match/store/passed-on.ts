import { prisma } from "@/lib/db/client";
import type { MatchId, UserId } from "@/lib/shared/ids";

/**
 * The organization of a match that a knockout gave to other players, for someone in its division: they may have an email
 * from when it was theirs. Null for everyone else.
 */
export async function findPassedOn(matchId: MatchId, userId: UserId): Promise<string | null> {
  const [row] = await prisma().$queryRaw<{ readonly slug: string }[]>`
    SELECT o.slug FROM match m JOIN organization o ON o.id = m.organization_id
    JOIN round r ON r.id = m.round_id JOIN stage t ON t.id = r.stage_id
    WHERE m.id = ${matchId}::uuid
      AND EXISTS (SELECT FROM match_event e WHERE e.match_id = m.id AND e.type = 'Repaired')
      AND EXISTS (SELECT FROM entry e WHERE e.division_id = t.division_id AND e.user_id = ${userId}::uuid)`;
  return row?.slug ?? null;
}
