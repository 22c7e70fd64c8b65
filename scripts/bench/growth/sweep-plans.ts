import type pg from "pg";
import { sweepNow } from "@/lib/jobs/sweep-now";
import { recordStatements, scannedTables } from "@/lib/testing/record-statements";

/** Prints which tables with more than 10,000 rows a sweep reads from start to end. There should be none. */
export async function printSweepPlans(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > 10000",
  );
  const large = new Set(rows.map(({ name }) => name));
  const statements = await recordStatements(async () => void (await sweepNow()));
  console.log(`\nStatements of a sweep, of ${statements.length}, that read a large table from start to end:`);
  let count = 0;
  for (const statement of statements) {
    const scanned = (await scannedTables(db, statement)).filter((table) => large.has(table));
    if (scanned.length === 0) continue;
    count += 1;
    console.log(`${scanned.join(", ")}: ${statement.text.replaceAll(/\s+/g, " ").slice(0, 300)}`);
  }
  if (count === 0) console.log("none");
}
