import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { instantOf } from "@/lib/shared/instant";
import { heldForfeitsLetter } from "../../letters/held-forfeits";
import { isMassForfeit } from "../../rules/mass-forfeit";
import { listDirectors } from "../event-letters";

/** Double forfeits of one division that are due at the same time. */
export type DueForfeits = { readonly divisionId: string; readonly matchIds: readonly string[] };

/** PostgreSQL uses the index of deadlines if it knows that no more than this are wanted. */
const FEW = 20_000;

/** Divisions with so many double forfeits due at the same time that the director is asked first. */
export async function listMassForfeits(at: Date, most = FEW): Promise<readonly DueForfeits[]> {
  for (let limit = most; ; limit *= 10) {
    const rows = await listDueByDivision(at, limit);
    // A division whose matches weren't all looked at could be decided without its director.
    if ((rows[0]?.looked ?? 0) < limit)
      return rows.filter(({ matchIds, of }) => isMassForfeit({ due: matchIds.length, of }));
  }
}

type DueByDivision = DueForfeits & { readonly of: number; readonly looked: number };

/** Double forfeits that are due, of the latest deadlines that have passed; how many were looked at beside each. */
function listDueByDivision(at: Date, limit: number): Promise<readonly DueByDivision[]> {
  return prisma().$queryRaw<DueByDivision[]>`
    WITH past AS MATERIALIZED (
      SELECT id FROM "match"
      WHERE status IN ('open', 'scheduled') AND forfeit_held_at IS NULL AND deadline_at <= ${at}::timestamptz
      ORDER BY deadline_at DESC LIMIT ${limit}
    ),
    due AS (
      SELECT m.id, m.round_id, t.division_id
      FROM (SELECT * FROM "match" WHERE id = ANY(ARRAY(SELECT id FROM past))) m
      JOIN round r ON r.id = m.round_id
      JOIN rule_pack p ON p.id = r.rule_pack_id
      JOIN stage t ON t.id = r.stage_id
      JOIN season s ON s.id = p.season_id
      WHERE s.status <> 'archived'
        AND m.deadline_at + make_interval(hours => COALESCE((p.rules #>> '{reporting,graceHours}')::int, 0))
          <= ${at}::timestamptz
    )
    SELECT d.division_id AS "divisionId", array_agg(d.id) AS "matchIds", (
      SELECT count(*)::int FROM "match" m
      WHERE m.status <> 'void' AND m.round_id IN (SELECT round_id FROM due WHERE division_id = d.division_id)
    ) AS of, (SELECT count(*)::int FROM past) AS looked
    FROM due d GROUP BY d.division_id`;
}

/** Holds double forfeits for the director, who gets one letter, however many processes sweep. */
export async function holdForfeits({ divisionId, matchIds }: DueForfeits, at: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const held = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "match"
      WHERE id = ANY(${matchIds}::uuid[]) AND status IN ('open', 'scheduled') AND forfeit_held_at IS NULL
      ORDER BY id FOR UPDATE`;
    if (held.length === 0) return;
    const ids = held.map(({ id }) => id);
    await tx.match.updateMany({ where: { id: { in: ids } }, data: { forfeitHeldAt: at } });
    await notifyDirectors(tx, divisionId, ids.length, at);
  });
}

async function notifyDirectors(tx: Transaction, divisionId: string, count: number, at: Date): Promise<void> {
  const { season, ...division } = await tx.division.findUniqueOrThrow({
    where: { id: divisionId },
    include: { season: { include: { organization: true } } },
  });
  const { organization } = season;
  const facts = {
    appUrl: env().appUrl,
    organization,
    season,
    division,
    count,
    at: instantOf(at),
  };
  const directors = await listDirectors(tx, organization.id, at);
  await writeLetters(
    tx,
    organization.id,
    directors.map((director) => heldForfeitsLetter(director, facts)),
    at,
  );
}
