import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { MatchId } from "@/lib/shared/ids";
import type { StartedGame } from "../rules/room-stage";

/** The games of a match's room that have started and count, in order, as a JSON list within a larger statement. */
export function startedGamesOf(match: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('keptAs', g.kept_as, 'white', g.white, 'ply', g.ply,
      'isEnded', g.ended_at IS NOT NULL, 'isTimed', g.flag_at IS NOT NULL,
      'outcome', g.outcome, 'ending', g.ending) ORDER BY g.number), '[]')
    FROM room_game g
    WHERE g.match_id = ${match}.id AND g.number >= ${match}.first_game AND g.started_at IS NOT NULL)`;
}

/** The games that have started and count in the rooms of several matches, by match. */
export async function listStartedGames(
  tx: Transaction,
  matchIds: readonly MatchId[],
): Promise<ReadonlyMap<MatchId, readonly StartedGame[]>> {
  const rows = await tx.$queryRaw<{ readonly id: MatchId; readonly games: readonly StartedGame[] }[]>`
    SELECT m.id, ${startedGamesOf(Prisma.sql`m`)} AS games FROM "match" m WHERE m.id = ANY(${matchIds}::uuid[])`;
  return new Map(rows.map(({ id, games }) => [id, games]));
}
