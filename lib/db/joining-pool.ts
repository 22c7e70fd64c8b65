import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { TransactionConnection } from "./transaction-connection";

/** Once per process, because the framework bundles this module several times. */
const processState = globalThis as { rookeryJoined?: AsyncLocalStorage<TransactionConnection> };

/** Opens a transaction of Prisma on a `JoiningPool` that's part of the one on this connection: it never begins or ends it. */
export function joining<Value>(
  connection: TransactionConnection,
  open: () => Promise<Value>,
): Promise<Value> {
  return joined().run(connection, open);
}

export class JoiningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const connection = joined().getStore();
    return connection ? Promise.resolve(asPoolClient(connection)) : super.connect();
  }
}

/** As much of a connection as Prisma's adapter uses. */
function asPoolClient(connection: TransactionConnection): pg.PoolClient {
  const ignore = () => {};
  const client: Pick<pg.PoolClient, "query" | "on" | "removeListener" | "release"> = {
    query: ((query: pg.QueryConfig) =>
      OPENS_OR_ENDS.test(query.text)
        ? Promise.resolve(NOTHING)
        : connection.send(query)) as pg.PoolClient["query"],
    on: ignore as never,
    removeListener: ignore as never,
    release: ignore,
  };
  return client as pg.PoolClient;
}

const OPENS_OR_ENDS = /^(BEGIN|COMMIT|ROLLBACK)$/;
const NOTHING = { rows: [], fields: [], rowCount: 0 };

type ConnectCallback = (
  error: Error | undefined,
  connection: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

function joined(): AsyncLocalStorage<TransactionConnection> {
  processState.rookeryJoined ??= new AsyncLocalStorage();
  return processState.rookeryJoined;
}
