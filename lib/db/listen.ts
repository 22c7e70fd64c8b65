import pg from "pg";
import { log } from "@/lib/telemetry/log";
import { directDatabaseUrl } from "./database-url";

/**
 * How often a connection is asked whether it's still there, and how long it has to answer. One that only hears can be
 * gone without a word: its server lost power, or a firewall forgot it.
 */
const BEAT_MS = 10_000;

/**
 * Listens to a channel of the database. If the connection is lost, it reconnects and calls `onGap`, because notices may
 * have been missed.
 *
 * @returns stops listening
 */
export async function listen(
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
  beatMs = BEAT_MS,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: directDatabaseUrl(),
      connectionTimeoutMillis: beatMs,
      query_timeout: beatMs,
    });
    // A lost connection may report several errors but ends only once, so we act on the end.
    fresh.on("error", (error) => log.warn("A connection that listens reports an error", { error }));
    fresh.on("notification", ({ payload }) => onNotice(payload ?? "{}"));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${channel}`);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(async () => {
      await fresh.query("SELECT 1").catch(() => fresh.connection.stream.destroy());
    }, beatMs).unref();
    fresh.once("end", () => {
      clearInterval(beat);
      void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      if (stopped) return;
      try {
        client = await connect();
      } catch (error) {
        log.warn("Waiting for the database to listen again", { error });
        continue;
      }
      if (stopped) await client.end();
      else onGap();
      return;
    }
  }

  return async () => {
    stopped = true;
    await client.end();
  };
}
