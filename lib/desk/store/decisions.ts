import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import {
  type LeaveWish,
  type LeaveWishRow,
  leaveWishesIn,
  toLeaveWish,
} from "@/lib/entries/store/ask-to-leave";
import {
  atStrikeLimit,
  type EntryAtStrikeLimit,
  type ForfeitingEntryRow,
  forfeitingEntriesIn,
} from "@/lib/entries/store/strikes";
import {
  type HeldRound,
  type HeldRoundRow,
  heldRoundsIn,
  toHeldRound,
} from "@/lib/match/store/forfeits/round-forfeits";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { OrganizationId, UserId } from "@/lib/shared/ids";

/** What is waiting for a decision. */
export type Decisions = {
  /** How many matches. */
  readonly matches: number;
  /** Rounds full of double forfeits, longest waiting first. */
  readonly held: readonly HeldRound[];
  /** Players with too many forfeits, most forfeits first. */
  readonly atStrikeLimit: readonly EntryAtStrikeLimit[];
  /** Players who asked to leave, longest waiting first. */
  readonly leaving: readonly LeaveWish[];
};

export async function readDecisions({ organizationId, userId }: DirectorScope, at: Date): Promise<Decisions> {
  const row = await readRow<{ decisions: DecisionsRow }>(Prisma.sql`
    SELECT ${decisionsIn([organizationId], userId, at)} AS decisions`);
  return toDecisions(row.decisions);
}

/** What waits for a person's decision in several organizations together, as JSON for a statement that reads more. */
export function decisionsIn(
  organizationIds: readonly OrganizationId[],
  reader: UserId,
  at: Date,
): Prisma.Sql {
  if (organizationIds.length === 0) return Prisma.sql`NULL::json`;
  const organizations = Prisma.sql`${organizationIds}::uuid[]`;
  return Prisma.sql`json_build_object(
    'matches', (
      SELECT count(*) FROM "match" WHERE organization_id = ANY(${organizations})
        AND (status = 'with-director' OR correction = 'with-director')
    ),
    'held', ${heldRoundsIn(organizations, reader, at)},
    'forfeiting', ${forfeitingEntriesIn(organizations)},
    'leaving', ${leaveWishesIn(organizations)}
  )`;
}

export type DecisionsRow = {
  readonly matches: number;
  readonly held: readonly HeldRoundRow[];
  readonly forfeiting: readonly ForfeitingEntryRow[];
  readonly leaving: readonly LeaveWishRow[];
} | null;

export function toDecisions(row: DecisionsRow | undefined): Decisions {
  if (!row) return { matches: 0, held: [], atStrikeLimit: [], leaving: [] };
  return {
    matches: row.matches,
    held: row.held.map(toHeldRound),
    atStrikeLimit: atStrikeLimit(row.forfeiting),
    leaving: row.leaving.map(toLeaveWish),
  };
}

/** The number on the desk's badge. */
export function countDecisions({ matches, held, atStrikeLimit, leaving }: Decisions): number {
  return matches + held.length + atStrikeLimit.length + leaving.length;
}
