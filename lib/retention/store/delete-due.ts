import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import type { OrganizationId } from "@/lib/shared/ids";
import { instantOf } from "@/lib/shared/instant";
import { nextNight } from "../rules/periods";
import { dueRows } from "./due";
import { forgetContacts } from "./forget-contacts";
import { periodsOf } from "./periods";

/** One batch. */
const MOST_DELETED = 500;
/** So many batches of each kind in one sweep; the next one takes the rest. */
const MOST_BATCHES = 20;

/** Organizations whose night has come. One lookup by an index if there's none. */
export async function listDueRetention(
  at: Date,
  without: readonly string[],
): Promise<readonly OrganizationId[]> {
  const rows = await prisma().retention.findMany({
    where: { nextAt: { lte: at }, organizationId: { notIn: [...without] } },
    select: { organizationId: true },
    orderBy: { nextAt: "asc" },
    take: 20,
  });
  return rows.map(({ organizationId }) => organizationId);
}

/**
 * Deletes what an organization doesn't keep any longer, in batches. Workers skip rows that others have locked, so any
 * number can do it at the same time, and doing it again deletes nothing more. Then the organization waits for the next
 * night, unless there's more than one sweep takes.
 */
export async function deleteDue(organizationId: OrganizationId, at: Date): Promise<void> {
  const found = await prisma().retention.findUnique({
    where: { organizationId },
    include: { organization: { select: { timeZone: true } } },
  });
  if (!found) return;
  const periods = periodsOf(found);
  const due = dueRows(organizationId, periods);
  let isDone = true;
  for (const act of [
    ...(periods.contacts === null
      ? []
      : [(tx: Transaction) => forgetContacts(tx, due.entries, organizationId, at)]),
    ...BATCHES.map((batch) => (tx: Transaction) => tx.$executeRaw(batch(due, at))),
  ])
    isDone = (await inBatches(act)) && isDone;
  if (!isDone) return;
  const nextAt = nextNight(instantOf(at), found.organization.timeZone);
  // Unless an admin has saved something else in the meantime.
  await prisma().retention.updateMany({ where: { organizationId, nextAt: found.nextAt }, data: { nextAt } });
}

/** False if there may be more. */
async function inBatches(act: (tx: Transaction) => Promise<number>): Promise<boolean> {
  for (let count = 0; count < MOST_BATCHES; count++)
    if ((await inTransaction(act)) < MOST_DELETED) return true;
  return false;
}

type DueRows = ReturnType<typeof dueRows>;

const BATCHES: readonly ((due: DueRows, at: Date) => Prisma.Sql)[] = [
  ({ emails }) => Prisma.sql`DELETE FROM letter WHERE id IN (${some(emails)})`,
  ({ matchOrigins }) => Prisma.sql`
    UPDATE match_event SET origin = NULL WHERE (match_id, seq) IN (
      SELECT t.match_id, t.seq FROM ${matchOrigins} LIMIT ${MOST_DELETED} FOR UPDATE OF t SKIP LOCKED)`,
  ({ logOrigins }) => Prisma.sql`UPDATE audit_event SET origin = NULL WHERE id IN (${some(logOrigins)})`,
  ({ log }) => Prisma.sql`DELETE FROM audit_event WHERE id IN (${some(log)})`,
  ({ photos }, at) => Prisma.sql`
    UPDATE photo SET small = '', large = NULL, forgotten_at = ${at} WHERE id IN (${some(photos)})`,
  ({ notes }) => Prisma.sql`
    UPDATE match_event SET data = data || '{"note": "(deleted)"}' WHERE (match_id, seq) IN (
      SELECT t.match_id, t.seq FROM ${notes} LIMIT ${MOST_DELETED} FOR UPDATE OF t SKIP LOCKED)`,
  ({ lines }) => Prisma.sql`DELETE FROM eligibility_line WHERE id IN (${some(lines)})`,
  ({ exceptions }) => Prisma.sql`DELETE FROM eligibility_exception WHERE id IN (${some(exceptions)})`,
  ({ loans }) => Prisma.sql`DELETE FROM checkout WHERE id IN (${some(loans)})`,
  ({ holds }) => Prisma.sql`DELETE FROM registration_hold WHERE id IN (${some(holds)})`,
];

function some(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`SELECT t.id FROM ${rows} LIMIT ${MOST_DELETED} FOR UPDATE OF t SKIP LOCKED`;
}
