import { prisma } from "@/lib/db/client";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { DECIDING_EVENTS } from "../rules/deciding-events";

/** Since when each decided match of these divisions has its result, the newest first, at most `most` of them. */
export async function listDecidedAt(
  divisionIds: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, Instant>> {
  const rows = await prisma().$queryRaw<{ id: string; at: Date }[]>`
    SELECT m.id, max(e.at) AS at
    FROM stage t
    JOIN round r ON r.stage_id = t.id
    JOIN "match" m ON m.round_id = r.id AND m.status = 'final'
    JOIN match_event e ON e.match_id = m.id AND e.type = ANY(${[...DECIDING_EVENTS]})
    WHERE t.division_id = ANY(${[...divisionIds]}::uuid[])
    GROUP BY m.id
    ORDER BY max(e.at) DESC, m.id
    LIMIT ${most}`;
  return new Map(rows.map(({ id, at }) => [id, instantOf(at)]));
}
