import type { RulePack } from "@/lib/season/input/rule-pack";
import { printPoints } from "@/lib/standings/rules/print-points";
import { rankEntries, type StandingsRow } from "@/lib/standings/rules/rank-entries";
import {
  type PlayedMatch,
  resultOf,
  type StandingsEntry,
  type StandingsResult,
} from "@/lib/standings/rules/results";
import { bothLose, type MatchOutcome, wonBy } from "../rules/outcome";
import type { Score } from "../rules/series";
import type { Side } from "../rules/sides";
import { winningScore } from "../words/scores";

/** What a ruling, or a player leaving, would do to the standings. */
export type Effect = {
  /** "if Noor wins" */
  readonly heading: string;
  readonly rows: readonly {
    readonly name: string;
    readonly now: string;
    readonly next: string;
    /** To null: out of the standings. */
    readonly rank: { readonly from: number; readonly to: number | null };
  }[];
  /** How many more change ranks. */
  readonly others: number;
};

export type EffectScene = {
  readonly entries: readonly StandingsEntry[];
  readonly results: readonly (StandingsResult & { readonly matchId: string })[];
  readonly rules: RulePack["standings"];
  readonly matchId: string;
  readonly parties: readonly [homeEntryId: string, awayEntryId: string];
  /** First names. */
  readonly names: Readonly<Record<Side, string>>;
  /** The score if this side wins, as one of the two reported it. */
  readonly scores: Readonly<Record<Side, Score | null>>;
};

const MOST_OTHERS = 4;

/** What a ruling, and reopening or voiding the match, leaves as it is; null where there is nothing to say. */
export function effectNote(isPlayoffDrawn: boolean): string | null {
  return isPlayoffDrawn
    ? "The playoff is drawn. A decision here changes the standings, but not who plays in the playoff."
    : null;
}

/** What each ruling would do to the standings: the two players first, then others whose rank changes. */
export function effectsOf(scene: EffectScene): readonly Effect[] {
  const { names, scores } = scene;
  const wins = (side: Side): readonly [string, MatchOutcome] => {
    const score = scores[side];
    return [`if ${names[side]} wins${score ? ` ${winningScore(score)}` : ""}`, wonBy(side, "ruling", score)];
  };
  return [wins("home"), wins("away"), ["if both lose", bothLose("ruling")] as const].map(
    ([heading, outcome]) => effectOf(heading, outcome, scene),
  );
}

/** A match of the division as the standings see it. */
export function standingsResult(
  match: PlayedMatch & { readonly id: string },
  round: number,
): StandingsResult & { readonly matchId: string } {
  return { ...resultOf(match, round), matchId: match.id };
}

/** What one outcome would do to the standings. */
export function effectOf(heading: string, outcome: MatchOutcome, scene: EffectScene): Effect {
  const { entries, results, rules, matchId, parties } = scene;
  const before = byEntry(rankEntries(entries, results, rules));
  const ruled = results.map((result) =>
    result.matchId === matchId ? { ...result, status: "final" as const, outcome } : result,
  );
  const after = byEntry(rankEntries(entries, ruled, rules));
  const moved = [...after.keys()].filter(
    (id) => !parties.includes(id) && before.get(id)?.rank !== after.get(id)?.rank,
  );
  const shown = [...parties, ...moved.slice(0, MOST_OTHERS)];
  return {
    heading,
    rows: shown.flatMap((id) => {
      const [now, next] = [before.get(id), after.get(id)];
      return now && next ? [rowOf(now, next)] : [];
    }),
    others: Math.max(moved.length - MOST_OTHERS, 0),
  };
}

function rowOf(now: StandingsRow, next: StandingsRow): Effect["rows"][number] {
  return {
    name: now.name,
    now: printPoints(now.points),
    next: printPoints(next.points),
    rank: { from: now.rank, to: next.rank },
  };
}

function byEntry(rows: readonly StandingsRow[]): ReadonlyMap<string, StandingsRow> {
  return new Map(rows.map((row) => [row.entryId, row]));
}
