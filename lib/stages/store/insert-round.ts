import type { Transaction } from "@/lib/db/transaction";
import { foldMatch } from "@/lib/match/rules/evolve";
import { projectionColumns } from "@/lib/match/store/append";
import type { Instant } from "@/lib/shared/instant";
import type { RoundWindow } from "../rules/round-windows";
import type { Session } from "../rules/stage-windows";

/** A new round: its window and its rules. */
export type NewRound = {
  readonly organizationId: string;
  readonly stageId: string;
  readonly rulePackId: string;
  readonly window: RoundWindow & { readonly session?: Session | null };
};

/** The pairing, with its number in the round. Home has White in game 1. */
export type NewPair = { readonly number: number; readonly home: string; readonly away: string };

/** Inserts a round without matches. */
export async function insertRound(
  tx: Transaction,
  { organizationId, stageId, rulePackId, window }: NewRound,
): Promise<string> {
  const { id } = await tx.round.create({
    data: {
      organizationId,
      stageId,
      rulePackId,
      number: window.number,
      opensAt: window.opensAt,
      deadlineAt: window.deadlineAt,
      sessionAt: window.session?.at ?? null,
      sessionPlace: window.session?.place ?? null,
    },
  });
  return id;
}

/**
 * Inserts the matches of a round, each with its pairing as the first event.
 *
 * @param actorUserId who published them; null if they follow from the bracket
 */
export async function insertMatches(
  tx: Transaction,
  round: { readonly organizationId: string; readonly id: string; readonly deadlineAt: Instant },
  pairs: readonly NewPair[],
  actorUserId: string | null,
  at: Date,
): Promise<readonly string[]> {
  const { organizationId, id: roundId, deadlineAt } = round;
  const matches = await tx.match.createManyAndReturn({
    data: pairs.map(({ number, home, away }) => ({
      ...projectionColumns(foldMatch([{ type: "MatchPaired", deadlineAt }]), 1),
      organizationId,
      roundId,
      number,
      homeEntryId: home,
      awayEntryId: away,
    })),
    select: { id: true },
  });
  await tx.matchEvent.createMany({
    data: matches.map(({ id: matchId }) => ({
      organizationId,
      matchId,
      seq: 1,
      type: "MatchPaired",
      data: { deadlineAt },
      actorUserId,
      at,
    })),
  });
  return matches.map(({ id }) => id);
}
