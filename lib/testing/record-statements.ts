import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { finishFollowed } from "@/lib/db/background";
import { OWN_CONNECTIONS } from "@/lib/jobs/store/queue";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Records the SQL that something sends, without what opens and ends transactions. What the process sends for other reasons
 * in that time, such as the beat of a connection that listens, isn't recorded, and neither is what the queue asks on
 * connections of its own. What follows from earlier commits is done before.
 */
export function recordStatements(act: () => Promise<unknown>): Promise<readonly Statement[]> {
  const within = new AsyncLocalStorage<true>();
  return record(
    () => within.run(true, act),
    () => within.getStore() === true,
  );
}

/** As `recordStatements`, with all that the process sends in that time, such as what a notice from the database asks for. */
export function recordProcess(act: () => Promise<unknown>): Promise<readonly Statement[]> {
  return record(act, () => true);
}

async function record(act: () => Promise<unknown>, isRecorded: () => boolean): Promise<readonly Statement[]> {
  await finishFollowed();
  const recorded: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function send(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const asked = typeof first === "string" ? { text: first } : (first as Partial<Statement>);
    const values = asked.values ?? (Array.isArray(second) ? second : []);
    if (isRecorded() && asked.text && !isOfQueue(this) && !OPENS_OR_ENDS.test(asked.text))
      recorded.push({ text: asked.text, values });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return recorded;
}

const OPENS_OR_ENDS = /^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i;

function isOfQueue(client: pg.Client): boolean {
  const { connectionParameters } = client as pg.Client & {
    readonly connectionParameters: { readonly application_name?: string };
  };
  return connectionParameters.application_name === OWN_CONNECTIONS;
}

const EXPLAINED = /^\s*(SELECT|WITH|UPDATE|DELETE|INSERT)/i;

/** A step of a plan, with the steps below it. */
type Step = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Step[];
};

/** The tables that a statement reads from start to end. */
export async function scannedTables(
  db: pg.ClientBase,
  { text, values }: Statement,
): Promise<readonly string[]> {
  if (!EXPLAINED.test(text)) return [];
  const { rows } = await db.query<{ "QUERY PLAN": readonly { readonly Plan: Step }[] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    [...values],
  );
  return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => scansIn(Plan)));
}

/** How many blocks a statement reads, without planning it. Its writes are rolled back. */
export async function countBlocks(db: pg.ClientBase, { text, values }: Statement): Promise<number> {
  if (!EXPLAINED.test(text)) return 0;
  await db.query("BEGIN");
  const { rows } = await db.query<{ "QUERY PLAN": readonly { readonly Plan: Buffers }[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    [...values],
  );
  await db.query("ROLLBACK");
  return rows
    .flatMap((row) => row["QUERY PLAN"])
    .reduce((sum, { Plan }) => sum + Plan["Shared Hit Blocks"] + Plan["Shared Read Blocks"], 0);
}

type Buffers = Readonly<Record<"Shared Hit Blocks" | "Shared Read Blocks", number>>;

function scansIn(step: Step): readonly string[] {
  const own = step["Node Type"] === "Seq Scan" ? [step["Relation Name"] ?? ""] : [];
  return [...own, ...(step.Plans ?? []).flatMap(scansIn)];
}
