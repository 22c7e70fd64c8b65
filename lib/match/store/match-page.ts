import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { type Badges, type BadgesRow, badgesOf, toBadges } from "@/lib/me/store/badges";
import type { KeptChallenge } from "@/lib/online/rules/challenge";
import { type ChallengeJson, challengeFrom, challengesOf } from "@/lib/online/store/challenges";
import { type Search, type SearchJson, searchFrom, searchOf } from "@/lib/online/store/searches";
import type { RolesAt } from "@/lib/people/store/roles-everywhere";
import type { PlacedEvent } from "@/lib/room/rules/cursor";
import { type GameEventJson, gameEventsOf, toPlacedEvent } from "@/lib/room/store/read-games";
import type { MatchId, UserId } from "@/lib/shared/ids";
import { type MatchRatings, ratingsOf } from "@/lib/sportsmanship/store/ratings";
import type { WatchFacts } from "../rules/watching";
import { noticesGiven } from "./notices";
import { matchOfPlayer, type PlayerMatch, toPlayerMatch } from "./read-match";
import { listOfMatches, type MatchRow, toShownMatch } from "./select-matches";
import { watchFactsOf } from "./watching";

type Player = { readonly id: UserId; readonly rolesEverywhere: readonly RolesAt[] };

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
  readonly watching: WatchFacts;
  /** How the two rated each other. */
  readonly ratings: MatchRatings;
  /** What the league found of it on its chess site; null if it doesn't look. */
  readonly search: Search | null;
  /** Links to its games there. */
  readonly challenges: readonly KeptChallenge[];
  /** What happened in its games in the match room that count, and the number of the first. */
  readonly played: readonly PlacedEvent[];
  readonly firstGame: number;
};

/** The page of a match for one of its players; undefined for everyone else, as if it didn't exist. */
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
      ${searchOf(Prisma.sql`${matchId}::uuid`)} AS search,
      ${challengesOf(matchId)} AS challenges,
      (SELECT calendar_token FROM "user" WHERE id = ${player.id}::uuid) AS "calendarToken",
      ${watchFactsOf(matchId)} AS watching,
      ${ratingsOf(matchId)} AS ratings,
      ${gameEventsOf(matchId)} AS played,
      (SELECT first_game FROM "match" WHERE id = ${matchId}::uuid) AS "firstGame",
      ${badgesOf(player, at)} AS badges`);
  const { matches, badges, search, challenges, played, ...rest } = row;
  const [match] = matches;
  if (!match) return undefined;
  return {
    ...rest,
    match: toPlayerMatch(toShownMatch(match), player.id),
    badges: toBadges(badges, at),
    search: search && searchFrom(search),
    challenges: challenges.map(challengeFrom),
    played: played.map(toPlacedEvent),
  };
}

type MatchPageRow = Omit<MatchPage, "match" | "badges" | "search" | "challenges" | "played"> & {
  readonly matches: readonly MatchRow[];
  readonly badges: BadgesRow;
  readonly search: SearchJson | null;
  readonly challenges: readonly ChallengeJson[];
  readonly played: readonly GameEventJson[];
};
