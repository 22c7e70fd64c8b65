import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** A transaction that's being opened, and the connection it gets. */
export type Opening = { connection?: pg.ClientBase };

/** Once per process, because the framework bundles this module several times. */
const kept = globalThis as { rookeryOpening?: AsyncLocalStorage<Opening> };

/** Does something that opens a transaction on a `NotingPool`, which notes the connection it gave to it. */
export function noting<Value>(opening: Opening, open: () => Promise<Value>): Promise<Value> {
  return beingOpened().run(opening, open);
}

export class NotingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const opening = beingOpened().getStore();
    return super.connect().then((connection) => {
      if (opening) opening.connection = connection;
      return connection;
    });
  }
}

type ConnectCallback = (
  error: Error | undefined,
  connection: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

function beingOpened(): AsyncLocalStorage<Opening> {
  kept.rookeryOpening ??= new AsyncLocalStorage();
  return kept.rookeryOpening;
}
