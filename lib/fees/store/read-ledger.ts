import { Prisma } from "@/lib/db/generated/client";
import { readRow } from "@/lib/db/read";
import { groupPlayers } from "@/lib/entries/rules/group-players";
import { type EntryStatusName, OWING } from "@/lib/entries/rules/register";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import { groupBy } from "@/lib/shared/group-by";
import type { Money } from "../rules/amount";
import { type FeeStatus, feeStatus, type LastMark } from "../rules/ledger";
import { type FeeFacts, type FeeRow, toFee } from "./fee";

export type Mark = LastMark & {
  /** What the fee was then. */
  readonly money: Money | null;
  /** How it was paid, or why. */
  readonly note: string | null;
  readonly markedAt: Date;
  /** Null if they deleted their account. */
  readonly markedBy: string | null;
};

/** A player of a season with the ledger of their fee, oldest line first. */
export type FeePlayer = {
  readonly userId: string;
  readonly name: string;
  /** Those they play in or wait for; none if they have left. */
  readonly divisions: readonly string[];
  /** Do they play, rather than wait? Only then do they owe what they haven't paid. */
  readonly isPlaying: boolean;
  readonly status: FeeStatus;
  readonly marks: readonly Mark[];
};

/** A season's fee, and everyone who has a part in the season or a line in its ledger, by name. */
export async function readFeeLedger(
  { organizationId }: DirectorScope,
  seasonId: string,
): Promise<FeeFacts & { readonly players: readonly FeePlayer[] }> {
  const { fee, marks, entries } = await readRow<Row>(Prisma.sql`
    SELECT ${feeOf(seasonId)} AS fee, ${marksOf(organizationId, seasonId)} AS marks,
      ${entriesOf(organizationId, seasonId)} AS entries`);
  const lines = groupBy(marks, ({ userId }) => userId);
  const players = groupPlayers(entries)
    .map(({ entries: own, ...player }) => {
      const ledger = (lines.get(player.userId) ?? []).map(toMark);
      return {
        ...player,
        isPlaying: own.some(({ status }) => OWING.includes(status)),
        status: feeStatus(ledger.at(-1) ?? null),
        marks: ledger,
      };
    })
    .filter(({ divisions, marks: ledger }) => divisions.length > 0 || ledger.length > 0);
  return { version: fee?.version ?? 0, fee: fee && toFee(fee), players };
}

type Row = {
  readonly fee: (FeeRow & { readonly version: number }) | null;
  readonly marks: readonly MarkRow[];
  readonly entries: readonly {
    readonly userId: string;
    readonly name: string;
    readonly status: EntryStatusName;
    readonly division: { readonly name: string };
  }[];
};
type MarkRow = Omit<Mark, "money" | "markedAt"> & {
  readonly userId: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly markedAt: string;
};

function feeOf(seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT json_build_object('version', version, 'name', name, 'amount', amount, 'currency', currency, 'due', due,
      'whereToPay', where_to_pay)
    FROM season_fee WHERE season_id = ${seasonId}::uuid ORDER BY version DESC LIMIT 1
  )`;
}

function marksOf(organizationId: string, seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('userId', m.user_id, 'number', m.number, 'kind', m.kind,
      'amount', m.amount, 'currency', m.currency, 'note', m.note, 'markedAt', m.marked_at, 'markedBy', u.name)
      ORDER BY m.number), '[]')
    FROM fee_mark m LEFT JOIN "user" u ON u.id = m.marked_by
    WHERE m.organization_id = ${organizationId}::uuid AND m.season_id = ${seasonId}::uuid
  )`;
}

function entriesOf(organizationId: string, seasonId: string): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('userId', e.user_id, 'name', e.name, 'status', e.status,
      'division', json_build_object('name', d.name)) ORDER BY e.registered_at, e.id), '[]')
    FROM entry e JOIN division d ON d.id = e.division_id
    WHERE e.organization_id = ${organizationId}::uuid AND d.season_id = ${seasonId}::uuid
  )`;
}

function toMark({ number, kind, amount, currency, note, markedAt, markedBy }: MarkRow): Mark {
  const money = amount === null || currency === null ? null : { amount, currency };
  return { number, kind, money, note, markedAt: new Date(markedAt), markedBy };
}
