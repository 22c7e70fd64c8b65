/**
 * What a process on this machine needs beside its database, so that `env()` accepts it: for tests, simulations and
 * everything else that has no real settings. Nothing signed with this secret is worth anything.
 */
export const LOCAL_SETTINGS = {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "this-secret-guards-nothing-and-is-for-tests-only",
} as const;

/** Makes this process use the database, before lib/db is imported. */
export function chooseDatabase(url: string): void {
  process.env.DATABASE_URL = url;
  for (const [name, value] of Object.entries(LOCAL_SETTINGS)) process.env[name] ??= value;
}
