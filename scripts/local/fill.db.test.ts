import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { ensureDatabase, withClient } from "../postgres/connect";
import { prepareDatabase } from "./fill";

test("the demo fills an empty database once, with several organizations mid-season", async () => {
  const name = `demo_${randomUUID().replaceAll("-", "")}`;
  const server = inject("databaseServer");
  await ensureDatabase(server, name);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;

  await prepareDatabase(url, server);
  const first = await census(url);
  expect(first.organizations).toBeGreaterThan(2);
  expect(first.open).toBeGreaterThan(0);
  expect(first.final).toBeGreaterThan(0);

  await prepareDatabase(url, server);
  expect(await census(url)).toEqual(first);
});

async function census(url: string): Promise<Record<"organizations" | "open" | "final", number>> {
  const { rows } = await withClient(url, (client) =>
    client.query(`
      SELECT (SELECT count(*)::int FROM organization) AS organizations,
             count(*) FILTER (WHERE status = 'open')::int AS open,
             count(*) FILTER (WHERE status = 'final')::int AS final
        FROM match`),
  );
  return rows[0];
}
