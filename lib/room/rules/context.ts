import type { GameOutcome, ReportedGame } from "@/lib/match/rules/games";
import { addUpSeries, isNextAdditional, nextWhite, type Series } from "@/lib/match/rules/series";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { GameContext } from "./decision";
import type { Judge } from "./judge";
import type { Outage } from "./outage";
import type { GameState } from "./state";

/** What the games of a match need to know about it. */
export type MatchOfGames = {
  readonly rules: RulePack;
  readonly deadlineAt: Instant;
  /** It isn't reported, decided, void or archived. */
  readonly isOpen: boolean;
  /** It's final, void or archived, so the evidence no longer changes. */
  readonly isFinal: boolean;
  /** The number of the first game that counts: a match that starts over leaves its games behind. */
  readonly firstGame: number;
};

/** An earlier game of the match, as far as the next one needs it. */
export type EarlierGame = {
  readonly white: Side | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly outcome: GameOutcome | null;
  readonly ending: ReportedGame["ending"] | null;
};

type Asking = {
  readonly number: number;
  readonly by: Side | null;
  readonly now: Instant;
  readonly isLaterBegun: boolean;
  /** Drawn by the server. */
  readonly lot?: Side;
  /** Of the server. */
  readonly outages?: readonly Outage[];
  readonly judge?: Judge;
};

/** What a decision about a game depends on, from its match and its other games that count. */
export function contextAfter(
  match: MatchOfGames,
  earlier: readonly EarlierGame[],
  { number, by, now, isLaterBegun, lot = "home", outages = [], judge }: Asking,
): GameContext {
  const { rules, isFinal, firstGame } = match;
  const played = earlier.flatMap(asPlayed);
  return {
    now,
    by,
    rules,
    lot,
    outages,
    judge: judge ?? null,
    isLeftBehind: number < firstGame,
    isOver: isMatchOver(match, now),
    isFinal,
    white: nextWhite(played, rules.match),
    isSeriesOver: addUpSeries(played, rules.match).isDecided,
    isEarlierOpen: earlier.length !== number - firstGame || earlier.some(({ endedAt }) => endedAt === null),
    isLaterBegun,
    matchStartedAt: isNextAdditional(played, rules.match) ? null : (earlier[0]?.startedAt ?? null),
  };
}

/** Can no game of the match start or go on? It's reported, decided, void or archived, or past its deadline. */
export function isMatchOver({ isOpen, deadlineAt, rules }: MatchOfGames, now: Instant): boolean {
  return !isOpen || now >= addHours(deadlineAt, rules.reporting.graceHours);
}

/** The same from the folded games of the match that have events. */
export function gameContext(
  match: MatchOfGames,
  games: readonly { readonly number: number; readonly state: GameState }[],
  asking: Omit<Asking, "isLaterBegun">,
): GameContext {
  const earlier = games.filter(({ number }) => number >= match.firstGame && number < asking.number);
  return contextAfter(
    match,
    earlier.map(({ state }) => asEarlier(state)),
    { ...asking, isLaterBegun: games.some(({ number }) => number > asking.number) },
  );
}

/** The score of the games that have ended. */
export function seriesOf(games: readonly { readonly state: GameState }[], rules: RulePack): Series {
  return addUpSeries(games.map(({ state }) => asEarlier(state)).flatMap(asPlayed), rules.match);
}

function asEarlier({ play, ended }: GameState): EarlierGame {
  return {
    white: play?.white ?? null,
    startedAt: play?.startedAt ?? null,
    endedAt: ended?.at ?? null,
    outcome: ended?.outcome ?? null,
    ending: ended?.ending ?? null,
  };
}

/** A game that the director has to decide isn't counted yet. */
function asPlayed({ white, outcome, ending }: EarlierGame) {
  return white && outcome && ending ? [{ white, outcome, ending }] : [];
}
