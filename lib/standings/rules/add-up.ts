import type { MatchOutcome, SideResult } from "@/lib/match/rules/outcome";
import type { Points } from "@/lib/season/rules/settings/standings";
import { addPair, type Meetings, makePairs, meetingsOf } from "./meetings";
import type { StandingsEntry, StandingsResult } from "./results";
import { kindOf, type OutcomeKind, worthOf } from "./worth";

/** What each entry's matches add up to, in columns with one number per entry. */
export type Totals = {
  readonly points: Float64Array;
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

/**
 * Adds up all matches in one pass. Only final matches between two listed entries count: not unfinished or void ones, and
 * not matches against a player who was removed (results annulled after a withdrawal).
 */
export function addUp(
  entries: readonly StandingsEntry[],
  results: readonly StandingsResult[],
  points: Points,
): { readonly totals: Totals; readonly meetings: Meetings } {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]));
  const totals = emptyTotals(entries.length);
  const pairs = makePairs(results.length);
  for (const result of results) {
    const { outcome } = result;
    if (result.status !== "final" || !outcome) continue;
    const home = indexes.get(result.homeEntryId);
    const away = indexes.get(result.awayEntryId);
    if (home === undefined || away === undefined) continue;
    const kind = kindOf(outcome);
    const homePoints = worthOf(outcome.home, kind, points);
    const awayPoints = worthOf(outcome.away, kind, points);
    add(totals.points, home, homePoints);
    add(totals.points, away, awayPoints);
    addPair(pairs, home, away, homePoints, awayPoints);
    count(totals, home, outcome.home, kind);
    count(totals, away, outcome.away, kind);
    countGames(totals, home, away, outcome, result);
    if (kind === "played") countCaptured(totals, home, away, result);
  }
  return { totals, meetings: meetingsOf(entries.length, pairs) };
}

function count(totals: Totals, entry: number, own: SideResult, kind: OutcomeKind): void {
  if (own === "win") {
    add(totals.won, entry, 1);
    if (kind === "played") add(totals.wonByPlaying, entry, 1);
  } else if (own === "draw") {
    add(totals.drawn, entry, 1);
  } else {
    add(totals.lost, entry, 1);
    if (kind === "forfeit") add(totals.forfeits, entry, 1);
    if (kind === "double-forfeit") add(totals.doubleForfeits, entry, 1);
  }
}

function countGames(
  totals: Totals,
  home: number,
  away: number,
  { score }: MatchOutcome,
  { blacks }: StandingsResult,
): void {
  if (score) {
    add(totals.gamesWon, home, score.home);
    add(totals.gamesWon, away, score.away);
    add(totals.gamesLost, home, score.away);
    add(totals.gamesLost, away, score.home);
  }
  if (blacks) {
    add(totals.blacks, home, blacks.home);
    add(totals.blacks, away, blacks.away);
  }
}

function countCaptured(totals: Totals, home: number, away: number, { captured }: StandingsResult): void {
  add(totals.captured, home, captured?.home ?? Number.NaN);
  add(totals.captured, away, captured?.away ?? Number.NaN);
}

function emptyTotals(size: number): Totals {
  const column = () => new Float64Array(size);
  return {
    points: column(),
    won: column(),
    drawn: column(),
    lost: column(),
    forfeits: column(),
    doubleForfeits: column(),
    gamesWon: column(),
    gamesLost: column(),
    wonByPlaying: column(),
    blacks: column(),
    captured: column(),
  };
}

function add(column: Float64Array, entry: number, amount: number): void {
  column[entry] = (column[entry] as number) + amount;
}
