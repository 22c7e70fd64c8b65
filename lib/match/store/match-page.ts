import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { type Badges, type BadgesRow, badgesOf, toBadges } from "@/lib/me/store/badges";
import type { Standing } from "@/lib/people/store/standings";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { noticesGiven } from "./notices";
import { matchOfPlayer, type PlayerMatch, toPlayerMatch } from "./read-match";
import { listOfMatches, type MatchRow, toShownMatch } from "./select-matches";

type Player = { readonly id: UserId; readonly standings: readonly Standing[] };

/** What the page of a match shows one of its players. */
export type MatchPage = {
  readonly match: PlayerMatch;
  /** How many times they have given notice in this organization within a year. */
  readonly noticesGiven: number;
  /** Names of those who acted in the match, as the directors who made rulings. */
  readonly actors: readonly { readonly id: UserId; readonly name: string }[];
  /** The secret of the player's calendar feed; null until it's first used. */
  readonly calendarToken: string | null;
  readonly badges: Badges;
};

/** The page of a match for one of its players; undefined for everybody else, as if it didn't exist. */
export async function readMatchPage(
  matchId: MatchId,
  player: Player,
  at: Date,
): Promise<MatchPage | undefined> {
  const row = await readRow<MatchPageRow>(Prisma.sql`
    SELECT
      ${listOfMatches(matchOfPlayer(matchId, player.id))} AS matches,
      (
        SELECT coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') FROM "user"
        WHERE name IS NOT NULL
          AND id IN (SELECT actor_user_id FROM match_event WHERE match_id = ${matchId}::uuid)
      ) AS actors,
      ${noticesGiven(
        Prisma.sql`(SELECT organization_id FROM "match" WHERE id = ${matchId}::uuid)`,
        player.id,
        at,
      )} AS "noticesGiven",
      (SELECT calendar_token FROM "user" WHERE id = ${player.id}::uuid) AS "calendarToken",
      ${badgesOf(player, at)} AS badges`);
  const { matches, badges, ...rest } = row;
  const [match] = matches;
  if (!match) return undefined;
  return { ...rest, match: toPlayerMatch(toShownMatch(match), player.id), badges: toBadges(badges, at) };
}

type MatchPageRow = Omit<MatchPage, "match" | "badges"> & {
  readonly matches: readonly MatchRow[];
  readonly badges: BadgesRow;
};
