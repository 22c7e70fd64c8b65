import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import type { Transaction } from "@/lib/db/transaction";
import type { Side } from "@/lib/match/rules/sides";
import type { MatchId } from "@/lib/shared/ids";
import type { GivenRating, MatchRating } from "../rules/rating";

/** What's known of a match's ratings: the newest of each side, and whether its stage still takes new ones. */
export type MatchRatings = {
  readonly given: Readonly<Partial<Record<Side, GivenRating["rating"]>>>;
  readonly isClosed: boolean;
};

/** A rating (g) is about the players of today: in a bracket others may have played the match before. */
const OF_TODAY_TEXT = `NOT EXISTS (
  SELECT FROM match_event e WHERE e.match_id = g.match_id AND e.type = 'Repaired' AND e.at > g.at
)`;
const OF_TODAY = Prisma.raw(OF_TODAY_TEXT);

/**
 * The ratings of a match (m) of a stage (t) in a season (s), as JSON: `MatchRatings`. They close when the next stage is
 * drawn, because the draw may depend on them.
 */
export const MATCH_RATINGS_TEXT = `json_build_object(
  'given', (
    SELECT coalesce(json_object_agg(newest.of, newest.rating), '{}') FROM (
      SELECT DISTINCT ON (g.of) g.of, g.rating FROM sportsmanship_rating g
      WHERE g.match_id = m.id AND ${OF_TODAY_TEXT}
      ORDER BY g.of, g.seq DESC
    ) AS newest
  ),
  'isClosed', s.status = 'archived' OR EXISTS (
    SELECT FROM stage next WHERE next.division_id = t.division_id AND next.position > t.position
  )
)`;

/** The newest ratings of a match by its id, as a value of a statement. */
export function ratingsOf(matchId: MatchId): Prisma.Sql {
  return Prisma.sql`(
    SELECT ${Prisma.raw(MATCH_RATINGS_TEXT)}
    FROM "match" m
    JOIN round r ON r.id = m.round_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
    WHERE m.id = ${matchId}::uuid
  )`;
}

export async function readRatings(matchId: MatchId): Promise<MatchRatings> {
  const { ratings } = await readRow<{ ratings: MatchRatings }>(
    Prisma.sql`SELECT ${ratingsOf(matchId)} AS ratings`,
  );
  return ratings;
}

/** The ratings of a match, with who plays in it. */
export type RatedMatch = MatchRatings &
  Readonly<Record<Side, { readonly entryId: string; readonly userId: string }>> & {
    readonly matchId: MatchId;
  };

/** The matches of a division that have ratings, with those that were left out, round by round. */
export async function listRatedMatches(divisionId: string): Promise<readonly RatedMatch[]> {
  const rows = await prisma().$queryRaw<
    (Pick<RatedMatch, "matchId" | Side> & { readonly ratings: MatchRatings })[]
  >`
    SELECT m.id AS "matchId", ${Prisma.raw(MATCH_RATINGS_TEXT)} AS ratings,
      json_build_object('entryId', h.id, 'userId', h.user_id) AS home,
      json_build_object('entryId', a.id, 'userId', a.user_id) AS away
    FROM "match" m
    JOIN entry h ON h.id = m.home_entry_id
    JOIN entry a ON a.id = m.away_entry_id
    JOIN round r ON r.id = m.round_id
    JOIN stage t ON t.id = r.stage_id
    JOIN division d ON d.id = t.division_id
    JOIN season s ON s.id = d.season_id
    WHERE d.id = ${divisionId}::uuid AND EXISTS (SELECT FROM sportsmanship_rating g WHERE g.match_id = m.id AND ${OF_TODAY})
    ORDER BY t.position, r.number, m.number, m.id`;
  return rows.map(({ ratings, ...match }) => ({ ...match, ...ratings }));
}

/** The newest ratings of all matches in a division (d), as a JSON list of `MatchRating`. */
export const DIVISION_RATINGS = ratingsIn(Prisma.sql`d.id`);

/** The newest ratings of all matches in a division by its id, or as they were at an instant. */
export async function listRatings(
  db: Transaction,
  divisionId: string,
  until?: Date,
): Promise<readonly MatchRating[]> {
  const [row] = await db.$queryRaw<{ ratings: readonly MatchRating[] }[]>(
    Prisma.sql`SELECT ${ratingsIn(Prisma.sql`${divisionId}::uuid`, until && Prisma.sql`AND g.at <= ${until}`)} AS ratings`,
  );
  return row?.ratings ?? [];
}

/** The newest ratings of these matches. */
export async function listRatingsOf(matchIds: readonly string[]): Promise<readonly MatchRating[]> {
  return prisma().$queryRaw<MatchRating[]>`
    SELECT DISTINCT ON (g.match_id, g.of) g.match_id AS "matchId", g.of, g.rating FROM sportsmanship_rating g
    WHERE g.match_id = ANY(${[...matchIds]}::uuid[]) AND ${OF_TODAY} ORDER BY g.match_id, g.of, g.seq DESC`;
}

function ratingsIn(division: Prisma.Sql, until = Prisma.empty): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(newest), '[]') FROM (
      SELECT DISTINCT ON (g.match_id, g.of) g.match_id AS "matchId", g.of, g.rating
      FROM stage t
      JOIN round r ON r.stage_id = t.id
      JOIN "match" m ON m.round_id = r.id
      JOIN sportsmanship_rating g ON g.match_id = m.id
      WHERE t.division_id = ${division} AND ${OF_TODAY} ${until}
      ORDER BY g.match_id, g.of, g.seq DESC
    ) AS newest
  )`;
}
