import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Instant } from "@/lib/shared/instant";
import type { DrawnStage } from "@/lib/stages/format";
import { formatOf } from "@/lib/stages/formats";

export type LateRefusal =
  | "not-published"
  | "knockout"
  | "no-free-spot"
  | "too-late"
  | "not-waiting"
  | "season-over";

/** A published round, as far as room in it is concerned. */
export type LateRound = {
  readonly id: string;
  readonly number: number;
  readonly stage: Pick<DrawnStage, "format" | "groups">;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  readonly matches: readonly { readonly homeEntryId: string; readonly awayEntryId: string }[];
};

/** A match of the new player. */
export type LatePairing = {
  readonly roundId: string;
  readonly round: number;
  readonly opponentId: string;
  /** The new player's side; home has White in game 1. */
  readonly side: Side;
  readonly deadlineAt: Instant;
  /** The round had opened before they joined. */
  readonly isMissed: boolean;
};

/** What a player who joins late gets. */
export type LatePlan = {
  /** The group they join, from 0; null if there are none. */
  readonly group: number | null;
  readonly pairings: readonly LatePairing[];
};

/**
 * The matches of someone who joins a round robin late. Of several groups, they join the smallest that has an open spot
 * and isn't full. With an odd number of players one sits out each round; the new player takes the open spot, which is the
 * phantom's in the Berger table (FIDE Handbook C.05, Annex 1), and meets the player who'd sit out: every player once in
 * each cycle, with Black in odd rounds, and with colors reversed the second time. A match in a round that has already opened can be played until the last round closes; no one gets less time
 * than they were promised.
 */
export function planLateEntry(
  rounds: readonly LateRound[],
  rules: Pick<RulePack, "stages">,
  now: Instant,
): Answer<LatePlan, LateRefusal> {
  const [last] = rounds.toSorted((one, two) => (one.deadlineAt < two.deadlineAt ? 1 : -1));
  if (!last) return refuse("not-published");
  if (rounds.some(({ stage }) => !formatOf(stage).makesTable)) return refuse("knockout");
  const free = freeSpot(rounds, rules);
  if (!free) return refuse("no-free-spot");
  const closed = rounds.filter(({ deadlineAt }) => deadlineAt <= now);
  if (closed.length * 2 > rounds.length || last.deadlineAt <= now) return refuse("too-late");

  const sides = new Map<string, Side>();
  return accept({
    group: free.group,
    pairings: free.rounds.map(({ id, number, opensAt, deadlineAt, matches }) => {
      const isMissed = opensAt <= now;
      const opponentId = whoSitsOut(free.field, matches);
      const before = sides.get(opponentId);
      const side = before ? otherSide(before) : number % 2 === 1 ? "away" : "home";
      sides.set(opponentId, side);
      return {
        roundId: id,
        round: number,
        opponentId,
        side,
        deadlineAt: isMissed ? last.deadlineAt : deadlineAt,
        isMissed,
      };
    }),
  });
}

type FreeSpot = {
  readonly group: number | null;
  readonly field: ReadonlySet<string>;
  readonly rounds: readonly LateRound[];
};

/** The smallest odd field that isn't full: the division, or one of its groups. */
function freeSpot(
  rounds: readonly LateRound[],
  { stages: [stage] }: Pick<RulePack, "stages">,
): FreeSpot | undefined {
  if (!stage) return undefined;
  const format = formatOf(stage);
  const most = format.mostInTable(stage);
  return format
    .tables(rounds)
    .map(({ members, rounds: own }, index) => ({
      group: members && index,
      field: new Set(own.flatMap(({ matches }) => matches.flatMap(playersOf))),
      rounds: own,
    }))
    .filter(({ field }) => field.size % 2 === 1 && field.size < most)
    .toSorted((one, two) => one.field.size - two.field.size)[0];
}

function whoSitsOut(field: ReadonlySet<string>, matches: LateRound["matches"]): string {
  const playing = new Set(matches.flatMap(playersOf));
  const [free, ...others] = [...field].filter((id) => !playing.has(id));
  if (free === undefined || others.length > 0) throw new Error("In an odd field one sits out each round");
  return free;
}

function playersOf({ homeEntryId, awayEntryId }: LateRound["matches"][number]): readonly string[] {
  return [homeEntryId, awayEntryId];
}
