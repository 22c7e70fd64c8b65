import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Line } from "./line";

/** Once per process, because the framework bundles this module several times. */
const kept = globalThis as { rookeryJoined?: AsyncLocalStorage<Line> };

/** Opens a transaction of Prisma on a `JoiningPool` that's part of the one on this line: it never begins or ends it. */
export function joining<Value>(line: Line, open: () => Promise<Value>): Promise<Value> {
  return joined().run(line, open);
}

export class JoiningPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const line = joined().getStore();
    return line ? Promise.resolve(asConnection(line)) : super.connect();
  }
}

/** As much of a connection as Prisma's adapter uses. */
function asConnection(line: Line): pg.PoolClient {
  const ignore = () => {};
  const connection: Pick<pg.PoolClient, "query" | "on" | "removeListener" | "release"> = {
    query: ((query: pg.QueryConfig) =>
      OPENS_OR_ENDS.test(query.text) ? Promise.resolve(NOTHING) : line.send(query)) as pg.PoolClient["query"],
    on: ignore as never,
    removeListener: ignore as never,
    release: ignore,
  };
  return connection as pg.PoolClient;
}

const OPENS_OR_ENDS = /^(BEGIN|COMMIT|ROLLBACK)$/;
const NOTHING = { rows: [], fields: [], rowCount: 0 };

type ConnectCallback = (
  error: Error | undefined,
  connection: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

function joined(): AsyncLocalStorage<Line> {
  kept.rookeryJoined ??= new AsyncLocalStorage();
  return kept.rookeryJoined;
}
