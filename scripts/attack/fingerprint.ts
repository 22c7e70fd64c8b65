import { prisma } from "@/lib/db/client";

/** Tables that a refused request may change: rate limit counters, and Prisma's own. */
const TRACES = /^(_prisma_migrations|.*limit.*)$/;

/** For each table the number of its rows and a hash over all of them. Two are equal if no row has changed. */
type Fingerprint = ReadonlyMap<string, string>;

export async function fingerprint(): Promise<Fingerprint> {
  const tables = await listTables();
  const parts = tables.map(
    (table) =>
      `SELECT '${table}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS hash FROM "${table}" t`,
  );
  const rows = await prisma().$queryRawUnsafe<{ name: string; hash: string }[]>(parts.join(" UNION ALL "));
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables that differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): readonly string[] {
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}

async function listTables(): Promise<readonly string[]> {
  const rows = await prisma().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  return rows.map(({ name }) => name).filter((name) => !TRACES.test(name));
}
