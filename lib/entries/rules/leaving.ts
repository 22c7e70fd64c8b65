import { wonBy } from "@/lib/match/rules/outcome";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { DrawnStage, MatchSlot, StageRound } from "@/lib/stages/format";
import { formatOf } from "@/lib/stages/formats";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import type { StandingsRow } from "@/lib/standings/rules/rank-entries";
import type { PlayedMatch, PlayedRound, StandingsEntry } from "@/lib/standings/rules/results";

/** A round of the division someone leaves. */
export type LeavingRound = Omit<PlayedRound, "stage" | "matches"> & {
  readonly stage: DrawnStage;
  readonly matches: readonly (StageRound["matches"][number] & { readonly id: string })[];
};

/** A division at the moment someone leaves it. */
export type LeavingScene = {
  /** The entries in the standings: active players, and players who left with results that count. */
  readonly entries: readonly StandingsEntry[];
  readonly rounds: readonly LeavingRound[];
  readonly rules: Pick<RulePack, "standings" | "withdrawal">;
};

/** A match that isn't decided, and what becomes of it. */
export type MatchToClose = {
  readonly id: string;
  readonly side: Side;
  readonly opponentId: string;
  readonly status: PlayedMatch["status"];
  /** Which match it is: round `number` of how many, and which match in it. */
  readonly slot: MatchSlot;
  /** `void`: it doesn't count. `forfeit`: the opponent wins without playing. */
  readonly becomes: "void" | "forfeit";
};

/**
 * A voided match of a bracket, on the way to the champion, whose other player has already left: no one can play it, so both
 * lose it.
 */
export type MatchLostByBoth = Pick<MatchToClose, "id" | "opponentId" | "slot">;

export type LeavingPlan = {
  /** Final matches in the standings, out of those that aren't void. */
  readonly settled: number;
  readonly of: number;
  readonly isAnnulled: boolean;
  readonly matchesToClose: readonly MatchToClose[];
  readonly lostByBoth: readonly MatchLostByBoth[];
  /** Opponents whose results no longer count. */
  readonly annulledFor: readonly string[];
  /** Their standings now and afterward; empty if there are none. */
  readonly before: readonly StandingsRow[];
  readonly after: readonly StandingsRow[];
};

/**
 * What happens when a player leaves a division that has been paired. With fewer of the round robin's matches decided
 * than the rule pack's share, their results stay in the history but don't count, and their open matches are void. With
 * that share or more, the results count, and the opponents win the open matches without playing (FIDE General
 * Regulations for Competitions 6.6, which sets half). Results are never annulled once a knockout has been drawn from
 * the standings, nor in a knockout: there the open match goes to the opponent, and a voided one whose opponent has left
 * is a double forfeit.
 */
export function planLeaving(entryId: string, { entries, rounds, rules }: LeavingScene): LeavingPlan {
  const all = ownMatches(entryId, rounds);
  const own = all.filter(({ match }) => match.status !== "void");
  const inTable = own.filter(({ stage }) => formatOf(stage).makesTable);
  const settled = inTable.filter(({ match }) => match.status === "final");
  const isDrawn = rounds.some(({ stage }) => !formatOf(stage).makesTable);
  const isAnnulled = !isDrawn && settled.length * 100 < rules.withdrawal.annulBelowPercent * inTable.length;
  const becomes = isAnnulled ? "void" : "forfeit";
  const matchesToClose = own
    .filter(({ match }) => match.status !== "final")
    .map(({ match: { id, status }, side, opponentId, slot }): MatchToClose => {
      return { id, side, opponentId, status, slot, becomes };
    });
  const staying = isAnnulled ? entries.filter(({ id }) => id !== entryId) : entries;
  const tables = (who: readonly StandingsEntry[], when: readonly LeavingRound[]) =>
    tablesOf({ season: { rules }, entries: who, rounds: when });
  const now = tables(entries, rounds);
  const theirs = now.findIndex((each) => each.entries.some(({ id }) => id === entryId));
  return {
    settled: settled.length,
    of: inTable.length,
    isAnnulled,
    matchesToClose,
    lostByBoth: findLostByBoth(entryId, all, { entries, rounds }),
    annulledFor: isAnnulled ? [...new Set(settled.map(({ opponentId }) => opponentId))] : [],
    before: now[theirs]?.rows ?? [],
    after: tables(staying, withForfeits(rounds, matchesToClose))[theirs]?.rows ?? [],
  };
}

/** A voided match whose players aren't those on its lines was taken from the bracket: nothing becomes of it. */
function findLostByBoth(
  entryId: string,
  own: readonly OwnMatch[],
  { entries, rounds }: Pick<LeavingScene, "entries" | "rounds">,
): readonly MatchLostByBoth[] {
  const gone = new Set(entries.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  return own
    .filter(({ match, stage, opponentId }) => {
      if (match.status !== "void" || !gone.has(opponentId)) return false;
      const ofStage = rounds.filter((round) => round.stage.position === stage.position);
      const pairs = formatOf(stage).undecided(ofStage);
      return pairs.some((pair) => pair.includes(entryId) && pair.includes(opponentId));
    })
    .map(({ match: { id }, opponentId, slot }) => ({ id, opponentId, slot }));
}

type OwnMatch = {
  readonly match: LeavingRound["matches"][number];
  readonly side: Side;
  readonly opponentId: string;
  readonly stage: LeavingRound["stage"];
  readonly slot: MatchSlot;
};

/** The matches of one player. */
function ownMatches(entryId: string, rounds: readonly LeavingRound[]): readonly OwnMatch[] {
  return rounds.flatMap(({ number, stage, matches }) => {
    const of = rounds.filter((each) => each.stage.position === stage.position).length;
    return matches.flatMap((match): OwnMatch[] => {
      const { homeEntryId, awayEntryId } = match;
      const slot = { format: stage.format, number, of, match: match.number };
      if (homeEntryId === entryId) return [{ match, side: "home", opponentId: awayEntryId, stage, slot }];
      if (awayEntryId === entryId) return [{ match, side: "away", opponentId: homeEntryId, stage, slot }];
      return [];
    });
  });
}

/** The rounds after the opponents have won. A void match already doesn't count. */
function withForfeits(
  rounds: readonly LeavingRound[],
  matchesToClose: readonly MatchToClose[],
): readonly LeavingRound[] {
  const forfeits = new Map(
    matchesToClose.flatMap((match) => (match.becomes === "forfeit" ? [[match.id, match]] : [])),
  );
  return rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => {
      const forfeit = forfeits.get(match.id);
      return forfeit ? forfeited(match, forfeit.side) : match;
    }),
  }));
}

function forfeited<Match extends PlayedMatch>(match: Match, loser: Side): Match {
  const { home, away, decidedBy } = wonBy(otherSide(loser), "forfeit", null);
  const score = { homeWins: null, awayWins: null };
  return { ...match, status: "final", decidedBy, homeResult: home, awayResult: away, ...score };
}
