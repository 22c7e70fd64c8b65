import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { DirectorScope } from "@/lib/people/rules/permissions";

/** That a player accepted a version of the waiver. */
export type Acceptance = {
  readonly id: string;
  readonly version: number;
  readonly onPaper: boolean;
  readonly signedName: string;
  readonly guardianName: string | null;
  readonly acceptedAt: Date;
  /** Where the paper is. Only the desk sees it. */
  readonly note: string | null;
};

/** An acceptance with the text that was accepted, to print. */
export type PrintedWaiver = { readonly name: string; readonly text: string; readonly acceptance: Acceptance };

/** Has someone accepted a version? Of a minor, only an acceptance with a guardian's name counts. */
export async function hasAccepted(
  tx: Pick<Transaction, "waiverAcceptance">,
  version: { readonly seasonId: string; readonly version: number; readonly userId: string },
  { isMinor }: { readonly isMinor: boolean },
): Promise<boolean> {
  const where = isMinor ? { ...version, guardianName: { not: null } } : version;
  return (await tx.waiverAcceptance.count({ where })) > 0;
}

/** What a player of the director's organization accepted; undefined if there's no such acceptance in the season. */
export async function findPrintedWaiver(
  { organizationId }: DirectorScope,
  seasonId: string,
  id: string,
): Promise<PrintedWaiver | undefined> {
  return findPrinted({ organizationId, seasonId, id });
}

/** The newest version that someone accepted themselves; undefined if none. */
export function findOwnWaiver(userId: string, seasonId: string): Promise<PrintedWaiver | undefined> {
  return findPrinted({ userId, seasonId });
}

async function findPrinted(
  where: { readonly seasonId: string } & (
    | { readonly organizationId: string; readonly id: string }
    | { readonly userId: string }
  ),
): Promise<PrintedWaiver | undefined> {
  const whose =
    "userId" in where
      ? Prisma.sql`a.user_id = ${where.userId}::uuid`
      : Prisma.sql`a.organization_id = ${where.organizationId}::uuid AND a.id = ${where.id}::uuid`;
  const [row] = await prisma().$queryRaw<PrintedRow[]>`
    SELECT a.id, a.version, a.on_paper AS "onPaper", a.signed_name AS "signedName", a.guardian_name AS "guardianName",
      a.accepted_at AS "acceptedAt", a.note, coalesce(w.text, '') AS text, coalesce((
        SELECT e.name FROM entry e JOIN division d ON d.id = e.division_id
        WHERE e.user_id = a.user_id AND d.season_id = a.season_id ORDER BY e.registered_at LIMIT 1
      ), a.signed_name) AS name
    FROM waiver_acceptance a JOIN waiver_text w ON w.season_id = a.season_id AND w.version = a.version
    WHERE a.season_id = ${where.seasonId}::uuid AND ${whose}
    ORDER BY a.version DESC, a.guardian_name IS NULL LIMIT 1`;
  if (!row) return undefined;
  const { name, text, ...acceptance } = row;
  return { name, text, acceptance };
}

type PrintedRow = Acceptance & Pick<PrintedWaiver, "name" | "text">;
