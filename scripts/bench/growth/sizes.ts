import type pg from "pg";

/** Prints the largest tables, with their indexes, and what they take for each million matches. */
export async function printSizes(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ table: string; rows: number; mb: number; per: number }>(`
    SELECT relname AS table, reltuples::bigint::float AS rows, pg_total_relation_size(oid) / 1e6 AS mb,
      pg_total_relation_size(oid) / (SELECT count(*) FROM "match") / 1e3 AS per
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 12`);
  console.log("\ntable                          rows         MB  GB for a million matches");
  for (const { table, rows: count, mb, per } of rows)
    console.log(
      [
        table.padEnd(22),
        count.toLocaleString("en-US").padStart(12),
        Number(mb).toFixed(0).padStart(10),
        Number(per).toFixed(2).padStart(14),
      ].join(" "),
    );
}
