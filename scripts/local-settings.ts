/**
 * Settings that `env()` requires besides the database: for tests, simulations and anything else without real
 * settings. Nothing signed with this secret is worth protecting.
 */
export const LOCAL_SETTINGS = {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "this-secret-guards-nothing-and-is-for-tests-only",
} as const;

/** Makes this process use the database. Call it before importing lib/db. */
export function chooseDatabase(url: string): void {
  process.env.DATABASE_URL = url;
  for (const [name, value] of Object.entries(LOCAL_SETTINGS)) process.env[name] ??= value;
}
