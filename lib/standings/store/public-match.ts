import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import { countedGames, doesRulingFitTwo } from "@/lib/match/rules/counted-games";
import type { ReportedGame } from "@/lib/match/rules/games";
import { isDecided, isToPlay, type MatchStatus } from "@/lib/match/rules/state";
import { watchingOf } from "@/lib/match/rules/watching";
import { MATCH_RECORD, toRecord } from "@/lib/match/store/match-record";
import { readWatchFacts } from "@/lib/match/store/watching";
import type { LiveNews } from "@/lib/room/rules/live-updates";
import type { WatchableMatch } from "@/lib/room/store/find-watchable";
import { readLive } from "@/lib/room/store/read-live";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { matchId as isMatchId } from "@/lib/shared/form-fields";
import { instantOf } from "@/lib/shared/instant";
import { findDivision, type PublicDivision, type PublicMatch, type RoundView } from "./divisions";

/** A match as everyone can see it: names, dates and the result; nothing that the players or the director wrote. */
export type PublicMatchView = {
  readonly division: PublicDivision;
  readonly round: RoundView;
  readonly match: PublicMatch;
  /** The rules of its round. */
  readonly rules: RulePack;
  /** The games that make up the result. Empty until it's final, and after a ruling that doesn't follow either version. */
  readonly games: readonly ReportedGame[];
  /** There are none because its ruling fits two different versions. */
  readonly doesRulingFitTwo?: boolean;
  /** The games in the match room, from the start of the first one until the result; null if no one may watch them. */
  readonly live: LiveGames | null;
};

/** What can be seen of a match before its result, how far behind, and whether it's still being played. */
export type LiveGames = {
  readonly news: LiveNews;
  readonly delayMs: number;
  readonly isBeingPlayed: boolean;
};

/** How a game ended, without how it was played. */
function withoutMoves({ pgn: _, ...game }: ReportedGame): ReportedGame {
  return game;
}

/** A match for everyone. Undefined if it doesn't exist in this organization, or its season is a draft. */
export async function findPublicMatch(
  organization: string,
  matchId: string,
): Promise<PublicMatchView | undefined> {
  if (!isMatchId.safeParse(matchId).success) return undefined;
  const row = await prisma().match.findFirst({
    where: {
      id: matchId,
      round: { stage: { division: { season: { organization: { slug: organization } } } } },
    },
    include: MATCH_RECORD,
  });
  if (!row) return undefined;
  const { season, division, rules, state, events } = toRecord(row);
  const view = await findDivision(organization, season.slug, division.slug);
  const round = view?.rounds.find(({ matches }) => matches.some(({ id }) => id === matchId));
  const match = round?.matches.find(({ id }) => id === matchId);
  if (!view || !round || !match) return undefined;
  const games = countedGames(state, events, rules.match) ?? [];
  const facts = await readWatchFacts(row.id);
  const watching = watchingOf(rules, facts);
  const live =
    watching.kind === "live" && facts.hasBegun && !isDecided(match.status)
      ? await liveGames({ id: row.id, rules, ...watching, firstGame: row.firstGame }, match.status)
      : null;
  return {
    division: view,
    round,
    match,
    rules,
    games: watching.kind === "nobody" ? games.map(withoutMoves) : games,
    doesRulingFitTwo: doesRulingFitTwo(state, events, rules.match),
    live,
  };
}

/** A match is being played until its games decide it, or someone reports it. */
async function liveGames(match: WatchableMatch, status: MatchStatus): Promise<LiveGames> {
  const { news, isDecided } = await readLive(match, instantOf(now()));
  return { news, delayMs: match.delayMs, isBeingPlayed: isToPlay(status) && !isDecided };
}
