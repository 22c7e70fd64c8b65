import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import type { CalendarDate } from "@/lib/shared/instant";
import type { DueBy } from "../rules/fee";
import { feeStatus, type MarkKind } from "../rules/ledger";
import { findFee } from "./fee";

/** Those of these people who owe a season's fee; none if it has none. */
export async function findOwing(
  tx: Pick<Transaction, "seasonFee" | "feeMark">,
  seasonId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { fee } = await findFee(seasonId, tx);
  if (!fee) return new Set();
  const marks = await tx.feeMark.findMany({
    where: { seasonId, userId: { in: [...userIds] } },
    select: { userId: true, kind: true },
    orderBy: { number: "asc" },
  });
  const last = new Map(marks.map(({ userId, kind }) => [userId, kind as MarkKind]));
  return new Set(
    userIds.filter((id) => {
      const kind = last.get(id);
      return feeStatus(kind ? { kind } : null) === "owed";
    }),
  );
}

/** A season whose fee a player owes. */
export type OwedFee = {
  readonly organization: string;
  readonly season: { readonly slug: string; readonly name: string; readonly startsOn: CalendarDate };
  readonly name: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly due: DueBy;
  readonly whereToPay: string | null;
  /** The first day of the season is over. */
  readonly hasBegun: boolean;
  /** The schedule of one of their divisions is published. */
  readonly isPaired: boolean;
};

/** The fees that someone owes, as JSON, for a statement that reads more. */
export function feesOwedBy(userId: string, at: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(owed), '[]') FROM (
      SELECT o.slug AS organization, json_build_object('slug', s.slug, 'name', s.name, 'startsOn', s.starts_on) AS season,
        s.starts_on < (${at}::timestamptz AT TIME ZONE o.time_zone)::date AS "hasBegun",
        f.name, f.amount, f.currency, f.due, f.where_to_pay AS "whereToPay",
        bool_or(EXISTS (SELECT FROM stage WHERE stage.division_id = d.id)) AS "isPaired"
      FROM entry e
      JOIN division d ON d.id = e.division_id
      JOIN season s ON s.id = d.season_id
      JOIN organization o ON o.id = s.organization_id
      JOIN LATERAL (
        SELECT name, amount, currency, due, where_to_pay FROM season_fee WHERE season_id = s.id
        ORDER BY version DESC LIMIT 1
      ) f ON f.name IS NOT NULL
      WHERE e.user_id = ${userId}::uuid AND e.status IN ('pending', 'active')
        AND s.status IN ('registration', 'running')
        AND coalesce((
          SELECT kind FROM fee_mark m WHERE m.season_id = s.id AND m.user_id = e.user_id
          ORDER BY m.number DESC LIMIT 1
        ), 'undone') = 'undone'
      GROUP BY s.id, o.id, f.name, f.amount, f.currency, f.due, f.where_to_pay
      ORDER BY s.starts_on, s.id LIMIT 20
    ) AS owed
  )`;
}
