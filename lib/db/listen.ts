import pg from "pg";
import { log } from "@/lib/telemetry/log";
import { directDatabaseUrl } from "./prisma";

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
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: directDatabaseUrl(), keepAlive: true });
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
    fresh.once("end", () => void reconnect());
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
