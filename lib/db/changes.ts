import pg from "pg";
import { log } from "@/lib/telemetry/log";
import { directDatabaseUrl, type Transaction } from "./prisma";

/** Where something public has changed: in these divisions of a season, or (null) in a whole organization. Slugs. */
export type PublicChange = {
  readonly organization: string;
  readonly season: string | null;
  readonly divisions: readonly string[];
  /** The rules changed, and this many versions of them have a page. */
  readonly rulesVersions?: number;
  /** Only a match changed, so lists of seasons are as they were. */
  readonly isMatch?: true;
  /** The public reads names in another way. They're on pages of every kind, also of past dates and seasons. */
  readonly names?: true;
};

const CHANNEL = "rookery_public_change";

/** Tells every process of the app, once the transaction commits, that cached public pages are out of date. */
export async function announceChange(tx: Transaction, change: PublicChange): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(change)})`;
}

/**
 * Listens for changes from any process. If the connection is lost, it reconnects and calls `onGap`, because changes may
 * have been missed.
 */
export async function listenForChanges(
  onChange: (change: PublicChange) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: directDatabaseUrl(), keepAlive: true });
    // A lost connection may report several errors but ends only once, so we act on the end.
    fresh.on("error", (error) =>
      log.warn("The connection that hears of changes reports an error", { error }),
    );
    fresh.on("notification", ({ payload }) => onChange(JSON.parse(payload ?? "{}")));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
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
        log.warn("Waiting for the database to hear of changes", { error });
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
