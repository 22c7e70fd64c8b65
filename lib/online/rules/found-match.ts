import type { MatchRefused } from "@/lib/match/rules/decision";
import type { ReportedGame, TypedGame } from "@/lib/match/rules/games";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { addHours, type Instant } from "@/lib/shared/instant";
import { minutesPlayed } from "./at-the-limit";
import type { FoundGame, FoundMatch, Misfit } from "./find-match";
import type { SiteEnd, SiteGame } from "./site-game";

/** What the league keeps of what it found. Names and addresses in it are for the two players and the staff only. */
export type KeptFind = {
  readonly games: readonly KeptGame[];
  readonly others: readonly KeptOther[];
  readonly outcome: MatchOutcome | null;
  readonly isCertain: boolean;
  /** The games that players can pick from. Missing in what was found before they could. */
  readonly candidates?: readonly SiteGame[];
};

export type KeptGame = Facts & {
  readonly reported: ReportedGame;
  readonly end: SiteEnd;
  readonly minutes: number;
  readonly cutAt: number | null;
};

export type KeptOther = Facts & { readonly why: Misfit; readonly detail?: string };

type Facts = Pick<SiteGame, "id" | "url" | "startedAt" | "white" | "black">;

/**
 * Null if nothing between the two was found.
 *
 * @param sentenceOf says why a report can't have a game
 */
export function keptFind(
  { games, others, outcome, isCertain, candidates }: FoundMatch,
  sentenceOf: (refused: MatchRefused) => string,
): KeptFind | null {
  if (games.length + others.length === 0) return null;
  return {
    games: games.map(({ game, reported, cutAt }) => ({
      ...factsOf(game),
      reported,
      end: game.end,
      minutes: minutesPlayed(game),
      cutAt,
    })),
    others: others.map(({ game, why, refused }) => ({
      ...factsOf(game),
      why,
      ...(refused && { detail: sentenceOf(refused) }),
    })),
    outcome,
    isCertain,
    ...(candidates.length > 0 && { candidates: candidates.slice(-MOST_CANDIDATES) }),
  };
}

/** More games than any match has, and few enough to keep their moves. */
const MOST_CANDIDATES = 24;

function factsOf({ id, url, startedAt, white, black }: SiteGame): Facts {
  return { id, url, startedAt, white, black };
}

/** The found games as a player or the league reports them. The moves say the rest. */
export function foundReport({
  games,
}: {
  readonly games: readonly Pick<FoundGame, "reported">[];
}): readonly TypedGame[] {
  return games.map(({ reported: { white, outcome, ending, pgn } }) => ({
    white,
    ...(ending === "match-time" ? { ending } : { outcome }),
    ...(pgn !== undefined && { pgn }),
  }));
}

/** Are these the same games, and do the same ones count? Then nothing new was found. */
export function isSameFind(one: KeptFind | null, two: KeptFind | null): boolean {
  return judgment(one) === judgment(two);
}

function judgment(find: KeptFind | null): string {
  if (!find) return "";
  const others = find.others.map(({ id, why }) => `${id} ${why}`);
  return [...find.games.map(({ id }) => id), ...others, String(find.isCertain)].sort().join();
}

/**
 * When what was found counts if neither player objects: some hours later, at the latest when the round closes. Null if
 * both have to confirm it, or if people have to say which games count.
 */
export function standsAt(
  find: KeptFind,
  {
    foundAt,
    foundHours,
    closesAt,
    isSettled,
  }: {
    readonly foundAt: Instant;
    readonly foundHours: number | null;
    readonly closesAt: Instant;
    /** Would the outcome count without the director? */
    readonly isSettled: boolean;
  },
): Instant | null {
  if (!find.isCertain || foundHours === null || !isSettled) return null;
  const over = addHours(foundAt, foundHours);
  return over < closesAt ? over : closesAt;
}

/** Were all games of a find played since the match began, or last started over? Others never count by themselves. */
export function isPlayedSince(
  { games }: { readonly games: readonly Pick<KeptGame, "startedAt">[] },
  began: Instant,
): boolean {
  return games.every(({ startedAt }) => startedAt >= began);
}
