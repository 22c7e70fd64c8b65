export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set");
  return url;
}

/**
 * The database without a pooler in between. Listening, and locks that outlive a transaction, need a connection of their
 * own, which PgBouncer doesn't give in transaction mode.
 */
export function directDatabaseUrl(): string {
  return process.env.DIRECT_DATABASE_URL || databaseUrl();
}

/** Is there a pooler between this process and the database? Then nothing that's sent has a name: see `queryOf`. */
export function isPooled(): boolean {
  return directDatabaseUrl() !== databaseUrl();
}
