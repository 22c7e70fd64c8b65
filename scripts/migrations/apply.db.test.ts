import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { ensureDatabase, withClient } from "../postgres/connect";
import { applyMigrations, listPending } from "./apply";
import { checksumOf, type Migration } from "./read";

const first = migration("1_people", "CREATE TABLE people (id int); CREATE TABLE chairs (id int);");
const second = migration("2_tables", "CREATE TABLE tables (id int);");
const broken = migration("2_broken", "CREATE TABLE half (id int); SELECT no_such_function();");

test("migrations apply once, in order, and are recorded as Prisma records them", async () => {
  const url = await emptyDatabase();
  expect(await listPending(url, [first, second])).toEqual(["1_people", "2_tables"]);
  expect(await applyMigrations(url, [first])).toEqual(["1_people"]);
  expect(await applyMigrations(url, [first, second])).toEqual(["2_tables"]);
  expect(await applyMigrations(url, [first, second])).toEqual([]);
  expect(await rows(url)).toEqual([
    { migration_name: "1_people", checksum: first.checksum, finished: true, applied_steps_count: 1 },
    { migration_name: "2_tables", checksum: second.checksum, finished: true, applied_steps_count: 1 },
  ]);
});

test("a migration that fails leaves nothing behind and can be repaired", async () => {
  const url = await emptyDatabase();
  await expect(applyMigrations(url, [first, broken])).rejects.toThrow("2_broken failed and was rolled back");
  expect(await listPending(url, [first, broken])).toEqual(["2_broken"]);
  expect(await applyMigrations(url, [first, second])).toEqual(["2_tables"]);
});

test("the previous release runs on what the next one adds, but not on what it removes", async () => {
  const url = await emptyDatabase();
  const removing = migration("3_no_chairs", "DROP TABLE chairs;\n-- Last used by: 999.0.0\n");
  await applyMigrations(url, [first, second]);
  expect(await listPending(url, [first])).toEqual([]);
  await applyMigrations(url, [first, second, removing]);
  await expect(listPending(url, [first, second])).rejects.toThrow(
    "3_no_chairs, which this version can't run after",
  );
});

test("a user who doesn't own the database is told so", async () => {
  const url = await emptyDatabase();
  const user = `guest_${randomUUID().slice(0, 8)}`;
  await withClient(url, (client) => client.query(`CREATE ROLE ${user} LOGIN PASSWORD 'guest'`));
  const own = Object.assign(new URL(url), { username: user, password: "guest" }).href;
  const database = new URL(url).pathname.slice(1);
  await expect(applyMigrations(own, [first])).rejects.toThrow(
    `The user ${user} can't make tables in the database ${database}, because it doesn't own it.`,
  );
  await withClient(url, (client) => client.query(`ALTER DATABASE ${database} OWNER TO ${user}`));
  expect(await applyMigrations(own, [first])).toEqual(["1_people"]);
  await withClient(url, (client) => client.query(`DROP OWNED BY ${user}`));
});

test("ten processes that migrate at the same time take turns", async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => applyMigrations(url, [first, second])));
  expect(applied.flat().sort()).toEqual(["1_people", "2_tables"]);
});

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: checksumOf(Buffer.from(sql)) };
}

async function emptyDatabase(): Promise<string> {
  const server = inject("databaseServer");
  const name = `migrations_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(server, name);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

function rows(url: string) {
  return withClient(url, async (client) => {
    const answer = await client.query(
      `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, applied_steps_count
       FROM _prisma_migrations ORDER BY migration_name`,
    );
    return answer.rows;
  });
}
