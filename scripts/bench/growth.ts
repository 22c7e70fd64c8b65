import { parseArgs } from "node:util";
import type pg from "pg";
import { closeConnections } from "@/lib/jobs/close-connections";
import { sweepNow } from "@/lib/jobs/sweep-now";
import { copyLeagues } from "@/lib/testing/copy-leagues";
import { fillDemo } from "../local/fill.ts";
import { buildAppIfStale } from "../next/build-app.ts";
import { withClient } from "../postgres/connect.ts";
import { withThrowawayDatabase } from "../postgres/with-database.ts";
import { runScript } from "../process/script.ts";
import { BENCH_SECRET, startSite } from "./demo-site.ts";
import { crawl } from "./growth/crawl.ts";
import { type Cost, measureAll } from "./growth/measure.ts";
import { printCosts } from "./growth/print.ts";
import { printSizes } from "./growth/sizes.ts";
import { printSweepPlans } from "./growth/sweep-plans.ts";
import { listTargets } from "./growth/targets.ts";
import { withoutIndexes } from "./growth/without-indexes.ts";

/** Emails are deleted after 400 days: of ten seasons in five years, those of two are left. */
const COPIES_PER_COPY_WITH_LETTERS = 5;

runScript(bench, { dotEnv: false });

/**
 * Measures what pages and the sweep cost in the database, with few matches stored and with many:
 * `npm run bench:growth -- [--few 10000] [--many 1000000] [--crawl 10000]`. The demo is filled in, swept and copied.
 * Prints for each the statements, what they read of tables and indexes, and the medians of the database's time and of all
 * the time, and how much they grow; then what is stored, what the sweep reads from start to end, and the memory of the
 * server while so many seasons are crawled. No test depends on it.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      few: { type: "string", default: "10000" },
      many: { type: "string", default: "1000000" },
      crawl: { type: "string", default: "0" },
    },
  });
  await buildAppIfStale();
  await withThrowawayDatabase(
    async (databaseUrl) => {
      await fillDemo(databaseUrl, "keep");
      await settleAll();
      await withClient(databaseUrl, async (db) => {
        await db.query("CREATE EXTENSION pg_stat_statements");
        await db.query("UPDATE letter SET sent_at = created_at WHERE sent_at IS NULL");
        const site = await startSite(databaseUrl, { METRICS_TOKEN: BENCH_SECRET });
        const targets = await listTargets(db, site);
        const stored: number[] = [];
        const costs: (readonly Cost[])[] = [];
        for (const wanted of [Number(values.few), Number(values.many)]) {
          stored.push(await growTo(db, wanted));
          costs.push(await measureAll(db, targets));
        }
        printCosts(targets, stored, costs);
        await printSizes(db);
        await printSweepPlans(db);
        if (Number(values.crawl) > 0) await crawl(db, site, Number(values.crawl));
      });
      await closeConnections();
    },
    {
      shared_preload_libraries: "pg_stat_statements",
      "pg_stat_statements.track_utility": "off",
      shared_buffers: "1GB",
      max_wal_size: "8GB",
      maintenance_work_mem: "1GB",
    },
  );
}

/**
 * Copies the leagues until there are about so many matches, and sweeps like a server in its first hour, because a process
 * takes longer for what it hasn't done often. Returns how many matches there are.
 */
async function growTo(db: pg.ClientBase, wanted: number): Promise<number> {
  const copies = Math.round(wanted / (await countMatches(db))) - 1;
  console.log(`Making ${wanted.toLocaleString("en-US")} matches …`);
  const began = performance.now();
  const every = { letter: COPIES_PER_COPY_WITH_LETTERS };
  if (copies > 0) await withoutIndexes(db, () => copyLeagues(db, copies, { every }));
  await db.query("VACUUM (ANALYZE)");
  await settleAll();
  await db.query("VACUUM (ANALYZE)");
  for (let minutes = 0; minutes < 60; minutes++) await sweepNow();
  console.log(`It took ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return countMatches(db);
}

/** Does all that is due in what was copied: cases with a director are looked at, at most. */
async function settleAll(): Promise<void> {
  for (let sweeps = 0; sweeps < 3; sweeps++) await sweepNow();
}

async function countMatches(db: pg.ClientBase): Promise<number> {
  const { rows } = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM "match"`);
  return rows[0]?.count ?? 0;
}
