import { listLeaveWishes } from "@/lib/entries/store/ask-to-leave";
import { listAtStrikeLimit } from "@/lib/entries/store/strikes";
import { listHeldRounds } from "@/lib/match/store/forfeits/round-forfeits";
import { countQueue } from "@/lib/match/store/read-match";
import { type DirectorScope, proveDirector } from "@/lib/people/rules/permissions";
import type { Standing } from "@/lib/people/store/people";
import type { UserId } from "@/lib/shared/ids";
import { deskHref } from "./desks";

/** The way to a person's desk, with what waits at all desks they direct; null if they have none. */
export async function findDeskLink(
  standings: readonly Standing[],
  userId: UserId,
): Promise<{ readonly href: string; readonly waiting: number } | null> {
  const href = deskHref(standings);
  if (href === null) return null;
  const decisions = await Promise.all(
    standings.map(async ({ organization, roles }) => {
      const scope = proveDirector({ organizationId: organization.id, userId, roles });
      return scope ? countDecisions(await readDecisions(scope)) : 0;
    }),
  );
  return { href, waiting: decisions.reduce((sum, count) => sum + count, 0) };
}

/**
 * What is waiting for a decision: matches, rounds full of double forfeits, players with too many forfeits, and players
 * who asked to leave.
 */
export async function readDecisions(scope: DirectorScope) {
  const [matches, held, atStrikeLimit, leaving] = await Promise.all([
    countQueue(scope),
    listHeldRounds(scope),
    listAtStrikeLimit(scope),
    listLeaveWishes(scope),
  ]);
  return { matches, held, atStrikeLimit, leaving };
}

type Decisions = {
  readonly matches: number;
  readonly held: readonly unknown[];
  readonly atStrikeLimit: readonly unknown[];
  readonly leaving: readonly unknown[];
};

/** The number on the desk's badge. */
export function countDecisions({ matches, held, atStrikeLimit, leaving }: Decisions): number {
  return matches + held.length + atStrikeLimit.length + leaving.length;
}
