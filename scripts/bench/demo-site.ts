import { ownSettings } from "../local/settings.ts";
import { startApp, waitForHealth } from "../next/server.ts";
import { anyFreePort } from "../process/free-port.ts";

/** Signs the cookies of benches; nothing else is signed with it. */
export const BENCH_SECRET = "only-for-benches-0123456789-0123456789";

/**
 * Starts the built app on a database, without its jobs, until the script ends. Returns its address.
 *
 * @param more settings besides
 */
export async function startSite(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const port = await anyFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...ownSettings({ DATABASE_URL: databaseUrl, APP_URL: url, AUTH_SECRET: BENCH_SECRET }),
    ROOKERY_JOBS: "off",
    ...more,
  };
  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: "ignore" });
  await waitForHealth(app, "127.0.0.1", port);
  return url;
}
