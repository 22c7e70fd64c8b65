import type { Duplex } from "node:stream";
import type pg from "pg";

const BEGIN = { text: "BEGIN" };
const COMMIT = { text: "COMMIT" };
const ROLLBACK = { text: "ROLLBACK" };

/**
 * One transaction, on a connection of its own until it ends. It begins with its first statement. Statements that are sent
 * together are one write to the server; a write costs about as much as planning a small statement.
 */
export class TransactionConnection {
  readonly #connection: pg.PoolClient;
  readonly #takesSeveral: boolean;
  readonly #waiting: pg.QueryConfig[] = [];
  #hasBegun = false;
  #isOver = false;

  /** @param takesSeveral whether the connection takes a statement while it's at another one */
  constructor(connection: pg.PoolClient, takesSeveral: boolean) {
    this.#connection = connection;
    this.#takesSeveral = takesSeveral;
    // A lost connection fails the statement that's under way, or the next one.
    connection.on("error", ignore);
  }

  /** Sends a statement, with those that have waited for it. */
  async send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    // Without a transaction, a statement that writes couldn't be taken back.
    if (!this.#hasBegun) await this.#write([BEGIN]);
    return last(await this.#write([...this.#waiting.splice(0), query]));
  }

  /** Sends statements that change nothing, with the beginning if they're the first. */
  async sendTogether(queries: readonly pg.QueryConfig[]): Promise<readonly pg.QueryResult[]> {
    if (this.#waiting.length > 0) await this.flush();
    const results = await this.#write([...(this.#hasBegun ? [] : [BEGIN]), ...queries]);
    return results.slice(-queries.length);
  }

  /** Sends a statement with the next one, or with the commit. If it fails, so do they. */
  sendSoon(query: pg.QueryConfig): void {
    this.#check();
    this.#waiting.push(query);
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    const query = this.#waiting.pop();
    if (query) await this.send(query);
  }

  /** Throws if anything of the transaction has failed, because then the server rolls it back instead. */
  async commit(): Promise<void> {
    if (this.#waiting.length > 0 && !this.#hasBegun) await this.#write([BEGIN]);
    if (this.#hasBegun) {
      const { command } = last(await this.#write([...this.#waiting.splice(0), COMMIT]));
      if (command !== "COMMIT") throw new Error("The transaction had failed, so it was rolled back");
    }
    this.#leave();
  }

  /** Takes everything back. If that isn't possible, the connection is closed, which does the same. */
  async rollback(): Promise<void> {
    if (this.#isOver) return;
    try {
      if (this.#hasBegun) await this.#write([ROLLBACK]);
      this.#leave();
    } catch (error) {
      this.close(error as Error);
    }
  }

  /** Ends the transaction with its connection, whatever is under way on it. */
  close(error: Error): void {
    if (!this.#isOver) this.#leave(error);
  }

  async #write(queries: readonly pg.QueryConfig[]): Promise<readonly pg.QueryResult[]> {
    this.#check();
    this.#hasBegun = true;
    if (!this.#takesSeveral) return this.#writeInTurn(queries);
    return Promise.all(
      inOneWrite(this.#connection, () => queries.map((query) => this.#connection.query(query))),
    );
  }

  async #writeInTurn(queries: readonly pg.QueryConfig[]): Promise<readonly pg.QueryResult[]> {
    const results: pg.QueryResult[] = [];
    for (const query of queries) results.push(await this.#connection.query(query));
    return results;
  }

  #check(): void {
    if (this.#isOver) throw new Error("The transaction is over");
  }

  #leave(error?: Error): void {
    this.#isOver = true;
    this.#connection.off("error", ignore);
    this.#connection.release(error);
  }
}

/** The driver can't hold writes back, but its stream can. */
function inOneWrite<Value>(connection: pg.PoolClient, act: () => Value): Value {
  const { stream } = (connection as unknown as { readonly connection: { readonly stream: Duplex } })
    .connection;
  stream.cork();
  try {
    return act();
  } finally {
    stream.uncork();
  }
}

function last(results: readonly pg.QueryResult[]): pg.QueryResult {
  const result = results.at(-1);
  if (!result) throw new Error("Each statement has a result");
  return result;
}

function ignore(): void {}
