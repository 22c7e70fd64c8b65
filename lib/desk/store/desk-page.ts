import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { undecidableIn } from "@/lib/match/store/deciders";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { atRiskIn, isNoShowClaim, noShowsClaimedIn, queueOf } from "@/lib/match/store/read-match";
import { listOfMatches, type MatchRow, toShownMatch } from "@/lib/match/store/select-matches";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { type Decisions, type DecisionsRow, decisionsIn, toDecisions } from "./decisions";

/** How long before it happens a double forfeit is shown. */
const RISK_HOURS = 48;

/** What waits at a desk. */
export type DeskPage = {
  /** Matches waiting for the director, oldest first. */
  readonly queue: readonly ShownMatch[];
  /** Those of them that no one can decide, by their ids. */
  readonly undecidable: readonly string[];
  /** Claimed no-shows that can still be answered, first due first. */
  readonly claims: readonly ShownMatch[];
  /** Unreported matches whose deadline comes soon, next first. */
  readonly atRisk: readonly ShownMatch[];
  readonly decisions: Decisions;
};

export async function readDeskPage({ organizationId, userId }: DirectorScope, at: Date): Promise<DeskPage> {
  const row = await readRow<DeskPageRow>(Prisma.sql`
    SELECT
      ${listOfMatches(queueOf(organizationId))} AS queue,
      ${undecidableIn(organizationId, at)} AS undecidable,
      ${listOfMatches(noShowsClaimedIn(organizationId))} AS claims,
      ${listOfMatches(atRiskIn(organizationId, at, RISK_HOURS))} AS "atRisk",
      ${decisionsIn([organizationId], userId, at)} AS decisions`);
  return {
    queue: row.queue.map(toShownMatch),
    undecidable: row.undecidable,
    claims: row.claims.map(toShownMatch).filter(isNoShowClaim),
    atRisk: row.atRisk.map(toShownMatch),
    decisions: toDecisions(row.decisions),
  };
}

type DeskPageRow = Readonly<Record<"queue" | "claims" | "atRisk", readonly MatchRow[]>> & {
  readonly undecidable: readonly string[];
  readonly decisions: DecisionsRow;
};
