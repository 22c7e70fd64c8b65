import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { spend } from "@/lib/limits/spend";
import { closeLimitPool } from "@/lib/limits/store/limit-counts";
import { ownDatabase } from "@/lib/testing/database";
import { disconnect, prisma } from "./client";
import { databaseUrl } from "./database-url";
import { send, sendSoon, sendTogether } from "./statements";
import { inTransaction } from "./transaction";

await ownDatabase();
await prisma().$executeRaw`CREATE TABLE note (name text PRIMARY KEY)`;
await disconnect();
// Any other address than the database's says that there's a pooler in between.
process.env.DIRECT_DATABASE_URL = `${databaseUrl()}${databaseUrl().includes("?") ? "&" : "?"}application_name=direct`;

const ADD = { name: "add-note", text: "INSERT INTO note (name) VALUES ($1)" };
const LIST = { name: "list-notes", text: "SELECT name FROM note ORDER BY name" };

test("behind a pooler, a transaction has one statement under way at a time, and none has a name", async () => {
  const { most, names, warnings } = watchQueries();
  await inTransaction(async (tx) => {
    await sendTogether(tx, [
      [LIST, []],
      [LIST, []],
    ]);
    sendSoon(tx, ADD, ["first"]);
    await tx.$executeRaw`INSERT INTO note VALUES ('second')`;
    sendSoon(tx, ADD, ["third"]);
    sendSoon(tx, ADD, ["fourth"]);
    expect(await send(tx, LIST, [])).toHaveLength(4);
    sendSoon(tx, ADD, ["fifth"]);
  });
  expect(most()).toBe(1);
  expect(names).toEqual([]);
  expect(warnings).toEqual([]);
});

test("behind a pooler, what was sent is kept, and a failure takes back only its own", async () => {
  const failed = inTransaction(async (tx) => {
    await send(tx, ADD, ["sixth"]);
    sendSoon(tx, ADD, ["first"]);
  });
  await expect(failed).rejects.toThrow(/duplicate key value/);
  expect(await prisma().$queryRaw`SELECT name FROM note ORDER BY name`).toEqual(
    ["fifth", "first", "fourth", "second", "third"].map((name) => ({ name })),
  );
});

test("behind a pooler, counting a use of a limit sends nothing with a name", async () => {
  onTestFinished(closeLimitPool);
  const { names } = watchQueries();
  const spent = await spend([{ limit: "report", by: "amara" }]);
  if (spent.ok) await spent.giveBack();
  expect(names).toEqual([]);
});

/** How many statements a connection had at once at most, those that had a name, and what the driver warned of. */
function watchQueries() {
  const underWay = new WeakMap<pg.Client, number>();
  const names: string[] = [];
  const warnings: string[] = [];
  let most = 0;
  const { query } = pg.Client.prototype;
  const warn = (warning: Error) => warnings.push(warning.message);
  process.on("warning", warn);
  onTestFinished(() => {
    pg.Client.prototype.query = query;
    process.off("warning", warn);
  });
  pg.Client.prototype.query = function watched(this: pg.Client, ...args: unknown[]) {
    const { name } = args[0] as pg.QueryConfig;
    if (name) names.push(name);
    // What a pool sends by itself is alone on its connection.
    if (typeof args.at(-1) === "function") return Reflect.apply(query, this, args);
    const now = (underWay.get(this) ?? 0) + 1;
    underWay.set(this, now);
    most = Math.max(most, now);
    const answer = Reflect.apply(query, this, args) as unknown as Promise<unknown>;
    return answer.finally(() => underWay.set(this, (underWay.get(this) ?? 1) - 1));
  } as typeof query;
  return { most: () => most, names, warnings };
}
