import type { Score } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { StandingsRow } from "./rank-entries";
import { isDoubleForfeit, isForfeit, type StandingsResult } from "./results";

export const CELL_KINDS = [
  "won",
  "lost",
  "drawn",
  "forfeit-won",
  "forfeit-lost",
  "double-forfeit",
  "to-play",
  "none",
] as const;
export type CellKind = (typeof CELL_KINDS)[number];

/** A match as the row's player sees it. `to-play` covers everything that isn't final yet. */
export type CellMatch = {
  readonly kind: CellKind;
  /** In games, own first; null if none were played or recorded. */
  readonly score: { readonly own: number; readonly other: number } | null;
  readonly round: number | null;
  readonly matchId?: string | undefined;
};

/** The matches of two players in the order of the rounds; a single `none` if they aren't paired. */
export type Cell = {
  readonly opponentId: string;
  readonly isSelf: boolean;
  readonly matches: readonly [CellMatch, ...CellMatch[]];
};

export type CrosstableRow = {
  readonly entryId: string;
  readonly name: string;
  readonly hasLeft: boolean;
  readonly rank: number;
  readonly cells: readonly Cell[];
};

const NOT_PAIRED: CellMatch = { kind: "none", score: null, round: null };

/** All players against each other, in the order of the standings. Void matches are left out. */
export function crosstable(
  rows: readonly StandingsRow[],
  results: readonly StandingsResult[],
): readonly CrosstableRow[] {
  const matches = matchesByPair(results);
  return rows.map((row) => ({
    entryId: row.entryId,
    name: row.name,
    hasLeft: row.hasLeft ?? false,
    rank: row.rank,
    cells: rows.map((opponent) => {
      const [first = NOT_PAIRED, ...more] = matches.get(pairKey(row.entryId, opponent.entryId)) ?? [];
      return {
        opponentId: opponent.entryId,
        isSelf: opponent.entryId === row.entryId,
        matches: [first, ...more],
      };
    }),
  }));
}

function matchesByPair(results: readonly StandingsResult[]): ReadonlyMap<string, readonly CellMatch[]> {
  const byPair = new Map<string, CellMatch[]>();
  const add = (own: string, other: string, match: CellMatch) => {
    const key = pairKey(own, other);
    byPair.set(key, [...(byPair.get(key) ?? []), match]);
  };
  for (const result of [...results].sort((one, two) => one.round - two.round)) {
    if (result.status === "void") continue;
    add(result.homeEntryId, result.awayEntryId, cellFor("home", result));
    add(result.awayEntryId, result.homeEntryId, cellFor("away", result));
  }
  return byPair;
}

function cellFor(side: Side, result: StandingsResult): CellMatch {
  const { outcome, round, matchId } = result;
  if (result.status !== "final" || !outcome) return { kind: "to-play", score: null, round, matchId };
  return { kind: kindOf(side, outcome), score: scoreFrom(side, outcome.score), round, matchId };
}

function kindOf(side: Side, outcome: NonNullable<StandingsResult["outcome"]>): CellKind {
  if (isDoubleForfeit(outcome)) return "double-forfeit";
  const hasWon = outcome[side] === "win";
  if (isForfeit(outcome)) return hasWon ? "forfeit-won" : "forfeit-lost";
  if (outcome[side] === "draw") return "drawn";
  return hasWon ? "won" : "lost";
}

function scoreFrom(side: Side, score: Score | null): CellMatch["score"] {
  return score && { own: score[side], other: score[otherSide(side)] };
}

/** Ids contain no spaces, so two different pairs never have the same key. */
function pairKey(own: string, other: string): string {
  return `${own} ${other}`;
}
