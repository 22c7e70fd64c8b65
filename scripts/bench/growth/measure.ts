import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { median } from "../median.ts";
import type { Asked, Target } from "./targets.ts";

export const ROUNDS = 5;
/** PostgreSQL's connections tell what they read when they've been idle for ten seconds. */
const TOLD_AFTER_MS = 11_000;

export type Cost = {
  readonly statements: number;
  readonly blocks: number;
  readonly databaseMs: number;
  readonly ms: number;
  /** Processor time of this process. Of a page, it's what asking takes; of the sweep, all but the database's. */
  readonly processorMs: number;
  /** Blocks of tables, without those of their indexes. */
  readonly tableBlocks: number;
  /** How often an index was asked. */
  readonly lookups: number;
  readonly indexBlocks: number;
};
type Timed = Omit<Cost, "tableBlocks" | "lookups" | "indexBlocks">;
type Reads = Pick<Cost, "tableBlocks" | "lookups" | "indexBlocks">;

/** In turns, so that a slow moment of the machine doesn't fall on one of them. */
export async function measureAll(db: pg.ClientBase, targets: readonly Target[]): Promise<readonly Cost[]> {
  const measured = targets.map(() => [] as Timed[]);
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const cost = await time(db, target.ask);
      if (round >= 0) measured[index]?.push(cost);
    }
  const costs: Cost[] = [];
  for (const [index, target] of targets.entries()) {
    const middle = (of: keyof Timed) => median((measured[index] ?? []).map((cost) => cost[of]));
    costs.push({
      statements: middle("statements"),
      blocks: middle("blocks"),
      databaseMs: middle("databaseMs"),
      ms: middle("ms"),
      processorMs: middle("processorMs"),
      ...(await countReads(db, target.ask)),
    });
  }
  return costs;
}

async function time(db: pg.ClientBase, ask: Asked): Promise<Timed> {
  await db.query("SELECT pg_stat_statements_reset()");
  const processor = process.cpuUsage();
  const began = performance.now();
  await ask();
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(processor);
  const { rows } = await db.query<Omit<Timed, "ms" | "processorMs">>(`
    SELECT coalesce(sum(calls), 0)::int AS statements, coalesce(sum(total_exec_time), 0)::float AS "databaseMs",
      coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int AS blocks
    FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND query NOT LIKE '%pg_stat_statements%'`);
  const [cost] = rows;
  if (!cost) throw new Error("The database keeps no statistics of statements");
  return { ...cost, ms, processorMs: (user + system) / 1000 };
}

/**
 * What was read of tables and of indexes. A lookup reads one block more of an index that has a hundred times as many rows,
 * so only the blocks of tables and the number of lookups tell whether more is read.
 */
async function countReads(db: pg.ClientBase, ask: Asked): Promise<Reads> {
  await wait(TOLD_AFTER_MS);
  await db.query("SELECT pg_stat_reset()");
  await ask();
  await wait(TOLD_AFTER_MS);
  const { rows } = await db.query<Reads>(`
    SELECT (sum(heap_blks_hit + heap_blks_read) + sum(coalesce(toast_blks_hit + toast_blks_read, 0)))::int AS "tableBlocks",
      (sum(coalesce(idx_blks_hit + idx_blks_read, 0)) + sum(coalesce(tidx_blks_hit + tidx_blks_read, 0)))::int AS "indexBlocks",
      (SELECT sum(idx_scan)::int FROM pg_stat_all_indexes WHERE schemaname IN ('public', 'pg_toast')) AS lookups
    FROM pg_statio_user_tables WHERE schemaname = 'public'`);
  const [reads] = rows;
  if (!reads) throw new Error("The database keeps no statistics of tables");
  return reads;
}
