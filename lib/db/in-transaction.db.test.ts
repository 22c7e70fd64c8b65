import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ownDatabase } from "@/lib/testing/database";
import { poolStates, prisma } from "./client";
import { send, sendSoon, sendTogether } from "./statements";
import { afterCommit, inTransaction } from "./transaction";

await ownDatabase();
await prisma().$executeRaw`
  CREATE TABLE note (name text PRIMARY KEY, of text REFERENCES note DEFERRABLE INITIALLY DEFERRED)`;
beforeEach(async () => void (await prisma().$executeRaw`DELETE FROM note`));

const ADD = { name: "add-note", text: "INSERT INTO note (name, of) VALUES ($1, $2)" };
const LIST = { name: "list-notes", text: "SELECT name FROM note ORDER BY name" };

const listNotes = async () =>
  (await prisma().$queryRaw<{ name: string }[]>`SELECT name FROM note ORDER BY name`).map(({ name }) => name);

test("what's sent soon is there for the next statement, Prisma's too, and after the commit", async () => {
  await inTransaction(async (tx) => {
    sendSoon(tx, ADD, ["first", null]);
    expect(await send(tx, LIST, [])).toEqual([{ name: "first" }]);
    sendSoon(tx, ADD, ["second", null]);
    expect(await tx.$queryRaw`SELECT count(*)::int AS count FROM note`).toEqual([{ count: 2 }]);
    sendSoon(tx, ADD, ["third", null]);
    expect(await sendTogether(tx, [[LIST, []]])).toEqual([
      [{ name: "first" }, { name: "second" }, { name: "third" }],
    ]);
    await tx.$executeRaw`INSERT INTO note VALUES ('fourth')`;
    sendSoon(tx, ADD, ["sixth", null]);
    sendSoon(tx, ADD, ["fifth", "sixth"]);
  });
  expect(await listNotes()).toEqual(["fifth", "first", "fourth", "second", "sixth", "third"]);
});

test.each<{ why: string; error: RegExp; fail: Parameters<typeof inTransaction>[0] }>([
  {
    why: "the statement that goes with the commit fails",
    error: /duplicate key value/,
    fail: async (tx) => sendSoon(tx, ADD, ["kept", null]),
  },
  {
    why: "the commit itself fails",
    error: /violates foreign key constraint/,
    fail: async (tx) => sendSoon(tx, ADD, ["orphan", "nobody"]),
  },
  {
    why: "a statement failed and no one minded",
    error: /rolled back/,
    fail: (tx) => send(tx, ADD, ["kept", null]).catch(() => {}),
  },
  {
    why: "one of Prisma's failed and no one minded",
    error: /rolled back/,
    fail: (tx) => tx.$executeRaw`INSERT INTO note VALUES ('kept')`.catch(() => {}),
  },
  {
    why: "a statement fails whose answer comes with the next one's",
    error: /duplicate key value/,
    fail: async (tx) => {
      sendSoon(tx, ADD, ["kept", null]);
      await tx.$queryRaw`SELECT 1`;
    },
  },
  {
    why: "the work fails",
    error: /No more/,
    fail: async (tx) => {
      await tx.$executeRaw`INSERT INTO note VALUES ('by Prisma')`;
      sendSoon(tx, ADD, ["unsent", null]);
      throw new Error("No more");
    },
  },
])("if $why, nothing stays, nothing follows, and the connection is free", async ({ error, fail }) => {
  await prisma().$executeRaw`INSERT INTO note VALUES ('kept')`;
  const follow = vi.fn(async () => {});
  const failed = inTransaction(async (tx) => {
    afterCommit(tx, follow);
    await send(tx, ADD, ["written", null]);
    return fail(tx);
  });
  await expect(failed).rejects.toThrow(error);
  expect(follow).not.toHaveBeenCalled();
  expect(await listNotes()).toEqual(["kept"]);
  expect(poolStates()).toMatchObject({ idle: poolStates().total, waiting: 0 });
  await inTransaction(async (tx) => {
    afterCommit(tx, follow);
    sendSoon(tx, ADD, ["after", null]);
  });
  expect(follow).toHaveBeenCalledOnce();
  expect(await listNotes()).toEqual(["after", "kept"]);
});

test("a command goes to the server in two parts: until it's decided, and with the commit", async () => {
  const parts: string[][] = [[]];
  const { query } = pg.Client.prototype;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    parts.at(-1)?.push((args[0] as pg.QueryConfig).text);
    const answer = Reflect.apply(query, this, args) as unknown as Promise<unknown>;
    return answer.finally(() => void (parts.at(-1)?.length && parts.push([])));
  } as typeof query;
  await inTransaction(async (tx) => {
    await sendTogether(tx, [
      [LIST, []],
      [LIST, []],
    ]);
    sendSoon(tx, ADD, ["decided", null]);
  });
  expect(parts.filter((part) => part.length > 0)).toEqual([
    ["BEGIN", LIST.text, LIST.text],
    [ADD.text, "COMMIT"],
  ]);
});

test("a transaction that takes too long gives back what it locked, and its statements are refused", async () => {
  await prisma().$executeRaw`INSERT INTO note VALUES ('locked')`;
  const lock = { name: "lock-note", text: "SELECT FROM note FOR UPDATE" };
  const refused: unknown[] = [];
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  const late = inTransaction(async (tx) => {
    await send(tx, lock, []);
    await expect(late).rejects.toThrow("took too long");
    for (const act of [
      () => send(tx, LIST, []),
      async () => sendSoon(tx, ADD, ["late", null]),
      () => tx.$queryRaw`SELECT 1`,
    ])
      refused.push(await act().catch((error: Error) => error.message));
    isDone();
  }, 200);
  await expect(late).rejects.toThrow("took too long");
  await done;
  expect(refused).toEqual([
    "The transaction is over",
    "The transaction is over",
    expect.stringContaining("The transaction is over"),
  ]);
  await inTransaction((tx) => send(tx, lock, []), 2_000);
  expect(await listNotes()).toEqual(["locked"]);
});
