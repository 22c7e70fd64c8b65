import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { prisma, readingPool } from "./client";
import { inTransaction } from "./transaction";

await freshDatabase();

/** How many statements each connection has prepared, for the one that answers. */
async function prepared(text: string): Promise<number> {
  const { rows } = await readingPool().query<{ count: number }>(
    "SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE $1",
    [`%${text}%`],
  );
  return rows[0]?.count ?? 0;
}

test("what Prisma sends often is planned once for a connection, in a transaction too", async () => {
  const count = () => prisma().venue.count({ where: { name: "often" } });
  await count();
  expect(await prepared('"venue"."name"')).toBe(0);
  for (let time = 0; time < 6; time++) await count();
  expect(await prepared('"venue"."name"')).toBe(1);
  await inTransaction(async (tx) => expect(await tx.venue.count({ where: { name: "often" } })).toBe(0));
  expect(await prepared('"venue"."name"')).toBe(1);
});

test("a list of any length leaves the names to others", async () => {
  const before = await prepared("");
  for (let length = 2; length < 20; length++) {
    const names = Array.from({ length }, (_, index) => `venue ${index}`);
    for (let time = 0; time < 6; time++) await prisma().venue.count({ where: { name: { in: names } } });
  }
  expect(await prepared("")).toBe(before);
});

test("there's an end to what a connection keeps, however many texts there are", async () => {
  for (let number = 0; number < 160; number++)
    for (let time = 0; time < 6; time++) await prisma().$queryRawUnsafe(`SELECT ${number} AS number`);
  expect(await prepared("")).toBe(100);
});
