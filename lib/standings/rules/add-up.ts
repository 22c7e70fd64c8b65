import type { MatchOutcome } from "@/lib/match/rules/outcome";
import type { Points } from "@/lib/season/rules/settings/standings";
import { addPair, at, countUp, indexAt, type Meetings, makePairs, meetingsOf } from "./meetings";
import type { StandingsEntry, StandingsResult } from "./results";
import { WAYS, type Way, wayOf } from "./ways";
import { kindOf, worthOf } from "./worth";

/** What each entry's matches add up to, in columns with one number per entry. */
export type Totals = {
  readonly points: Float64Array;
  readonly played: Float64Array;
  readonly won: Float64Array;
  readonly drawn: Float64Array;
  readonly lost: Float64Array;
  /** Losses by forfeit or no-show, with a win for the opponent. */
  readonly forfeits: Float64Array;
  /** Losses in which both lost. */
  readonly doubleForfeits: Float64Array;
  /** With halves if the rule pack counts draws. A forfeited match has none. */
  readonly gamesWon: Float64Array;
  readonly gamesLost: Float64Array;
  /** Not by forfeit, and not by a ruling without a score. */
  readonly wonByPlaying: Float64Array;
  /** Games played with Black, as far as they were recorded. */
  readonly blacks: Float64Array;
  /** NaN if one of the played matches doesn't say. */
  readonly captured: Float64Array;
};

/** What's read from the games of a match. The rest follows from how many matches went each way. */
type Games = Pick<Totals, "gamesWon" | "gamesLost" | "blacks" | "captured">;

/** How often each entry's matches went each way: those of entry `i` are at `i * WAYS.length` and after. */
type Tally = Uint32Array;

/**
 * Adds up all matches in one pass. Only final matches between two listed entries count, as in `isCounted`: not unfinished
 * or void ones, and not matches against a player who was removed (results annulled after a withdrawal). Each id is looked
 * up only once here, because lookups are half of the time that standings take.
 */
export function addUp(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  points: Points,
): { readonly totals: Totals; readonly meetings: Meetings } {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]));
  const pairs = makePairs(results.length);
  const tally: Tally = new Uint32Array(entries.length * WAYS.length);
  const games = emptyGames(entries.length);
  for (const result of results) {
    const { outcome } = result;
    if (result.status !== "final" || !outcome) continue;
    const home = indexes.get(result.homeEntryId);
    const away = indexes.get(result.awayEntryId);
    if (home === undefined || away === undefined) continue;
    const kind = kindOf(outcome);
    const homeWay = wayOf(outcome.home, kind);
    const awayWay = wayOf(outcome.away, kind);
    addPair(pairs, home, away, homeWay, awayWay);
    countUp(tally, home * WAYS.length + homeWay);
    countUp(tally, away * WAYS.length + awayWay);
    countGames(games, home, away, outcome, result);
    if (kind === "played") countCaptured(games, home, away, result);
  }
  const worth = Float64Array.from(WAYS, ({ own, kind }) => worthOf(own, kind, points));
  const totals = totalsOf(tally, worth, games);
  return { totals, meetings: meetingsOf(pairs, totals.played, worth) };
}

/** Names each column, because V8 can't keep compiled code for an object that's spread from two. */
function totalsOf(tally: Tally, worth: Float64Array, games: Games): Totals {
  const countIf = (counts: (way: Way) => boolean) =>
    weigh(
      tally,
      Float64Array.from(WAYS, (way) => Number(counts(way))),
    );
  return {
    points: weigh(tally, worth),
    played: countIf(() => true),
    won: countIf(({ own }) => own === "win"),
    drawn: countIf(({ own }) => own === "draw"),
    lost: countIf(({ own }) => own === "loss"),
    forfeits: countIf(({ own, kind }) => own === "loss" && kind === "forfeit"),
    doubleForfeits: countIf(({ own, kind }) => own === "loss" && kind === "double-forfeit"),
    wonByPlaying: countIf(({ own, kind }) => own === "win" && kind === "played"),
    gamesWon: games.gamesWon,
    gamesLost: games.gamesLost,
    blacks: games.blacks,
    captured: games.captured,
  };
}

/** For each entry, adds up what its matches weigh. */
function weigh(tally: Tally, weights: Float64Array): Float64Array {
  const sums = new Float64Array(tally.length / weights.length);
  for (let entry = 0; entry < sums.length; entry++) {
    let sum = 0;
    for (let way = 0; way < weights.length; way++)
      sum += indexAt(tally, entry * weights.length + way) * at(weights, way);
    sums[entry] = sum;
  }
  return sums;
}

function countGames(
  games: Games,
  home: number,
  away: number,
  { score }: MatchOutcome,
  { blacks }: StandingsResult,
): void {
  if (score) {
    add(games.gamesWon, home, score.home);
    add(games.gamesWon, away, score.away);
    add(games.gamesLost, home, score.away);
    add(games.gamesLost, away, score.home);
  }
  if (blacks) {
    add(games.blacks, home, blacks.home);
    add(games.blacks, away, blacks.away);
  }
}

function countCaptured(games: Games, home: number, away: number, { captured }: StandingsResult): void {
  add(games.captured, home, captured?.home ?? Number.NaN);
  add(games.captured, away, captured?.away ?? Number.NaN);
}

function emptyGames(size: number): Games {
  const column = () => new Float64Array(size);
  return { gamesWon: column(), gamesLost: column(), blacks: column(), captured: column() };
}

function add(column: Float64Array, entry: number, amount: number): void {
  column[entry] = (column[entry] as number) + amount;
}
