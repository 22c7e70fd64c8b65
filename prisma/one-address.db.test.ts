import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { applyMigrations } from "../scripts/migrations/apply";
import { readMigrations } from "../scripts/migrations/read";
import { ensureDatabase, withClient } from "../scripts/postgres/connect";

const MIGRATION = "20261130100000_one_address";
const before = readMigrations().filter(({ name }) => name < MIGRATION);
const upTo = readMigrations().filter(({ name }) => name <= MIGRATION);

test("people with non-normal addresses survive the migration, and no one else gets their accounts", async () => {
  const url = await emptyDatabase();
  await applyMigrations(url, before);
  const insert = 'INSERT INTO "user" (id, email) VALUES (gen_random_uuid(), $1)';
  const old = [
    " ann@x.example",
    "bo@x.example",
    " bo@x.example",
    "\u00a0cy@x.example",
    "cy@x.example ",
    "\u0137im@x.example",
  ];
  await withClient(url, async (client) => {
    for (const email of old) await client.query(insert, [email]);
  });

  await applyMigrations(url, upTo);

  await withClient(url, async (client) => {
    const { rows } = await client.query('SELECT email FROM "user" ORDER BY created_at, id');
    expect(rows.map(({ email }) => email).sort()).toEqual(["ann@x.example", ...old.slice(1)].sort());
    await client.query(`UPDATE "user" SET name = 'Bo', email = email WHERE email = ' bo@x.example'`);
    for (const email of [
      " dee@x.example",
      "Dee@x.example",
      "dee\u200b@x.example",
      "dee@x@y.example",
      "dée@x.example",
    ]) {
      await expect(client.query(insert, [email]), email).rejects.toThrow(/user_email_(normal|lower)/);
    }
    const spoil = `UPDATE "user" SET email = ' bo2@x.example' WHERE email = 'bo@x.example'`;
    await expect(client.query(spoil)).rejects.toThrow("user_email_normal");
    await expect(client.query(insert, ["ann@x.example"])).rejects.toThrow("user_email_key");
    await client.query(insert, ["dee.o'hara+chess@x-y.example"]);
  });
});

async function emptyDatabase(): Promise<string> {
  const server = inject("databaseServer");
  const name = `addresses_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(server, name);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
