import { once } from "node:events";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { startApp, waitForHealth } from "../../scripts/next/server.ts";
import { withClient } from "../../scripts/postgres/connect.ts";
import { anyFreePort } from "../../scripts/process/free-port.ts";

export const METRICS_TOKEN = "only-for-metrics-0123456789-0123456789";

/** Another app process, with its log and traces available. */
export type WatchedApp = {
  readonly url: string;
  /** Its log so far. */
  log(): string;
  /** Stops it so that it sends its last traces, and returns what the collector received. */
  stop(): Promise<string>;
};

/**
 * The app on the tests' database, with full logging and with its traces sent here. It can't read equipment checkouts,
 * so that a page with a bug is available.
 */
export async function startWatchedApp(logFile: string): Promise<WatchedApp> {
  const traces: Buffer[] = [];
  const collector = createServer(async (request, response) => {
    for await (const chunk of request) traces.push(chunk as Buffer);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");

  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  mkdirSync(dirname(logFile), { recursive: true });
  const settings = {
    APP_URL: url,
    DATABASE_URL: await makeRestrictedUser(),
    ROOKERY_JOBS: "off",
    LOG_LEVEL: "debug",
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  };
  const app = startApp({ mode: "start", host: "127.0.0.1", port, settings, output: openSync(logFile, "w") });
  await waitForHealth(app, "127.0.0.1", port);
  return {
    url,
    log: () => readFileSync(logFile, "utf8"),
    stop: async () => {
      await app.stop();
      collector.close();
      return Buffer.concat(traces).toString("latin1");
    },
  };
}

const USER = "watched";

async function makeRestrictedUser(): Promise<string> {
  const url = process.env.DATABASE_URL ?? "";
  await withClient(url, (client) =>
    client.query(`
      CREATE ROLE ${USER} LOGIN PASSWORD '${USER}';
      GRANT USAGE ON SCHEMA public, pgboss TO ${USER};
      GRANT ALL ON ALL TABLES IN SCHEMA public, pgboss TO ${USER};
      GRANT ALL ON ALL SEQUENCES IN SCHEMA public, pgboss TO ${USER};
      REVOKE ALL ON checkout FROM ${USER}`),
  );
  return Object.assign(new URL(url), { username: USER, password: USER }).href;
}
