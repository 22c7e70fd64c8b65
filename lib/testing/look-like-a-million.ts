import type pg from "pg";

const MILLION = 1_000_000;

/**
 * Makes PostgreSQL plan as if a million matches were stored, and as much more of everything else. The files don't grow, so
 * reading a table from start to end looks cheaper than it would be: a plan that doesn't do that here wouldn't either with
 * real rows. `npm run bench:growth` looks at those.
 */
export async function lookLikeAMillion(db: pg.ClientBase): Promise<void> {
  await db.query("ANALYZE");
  await db.query(`
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', relname::text,
      'reltuples', (reltuples * ${MILLION} / (SELECT count(*) FROM "match"))::real)
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') AND reltuples > 0`);
}
