import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { chooseDatabase } from "../../../scripts/local-settings";
import { GET as health } from "../health/route";
import { GET as ready } from "./route";

const url = await freshDatabase();

type Answer = {
  readonly ok: boolean;
  readonly checks: readonly { readonly name: string; readonly ok: boolean }[];
};

test("while the database is away the process is alive and not ready, and tells no address or password", async () => {
  chooseDatabase("postgresql://rookery:secret-password@127.0.0.1:1/secret-name");
  const answer = await ready(new Request("http://localhost/api/ready"));
  chooseDatabase(url);
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(text).not.toMatch(/secret|127\.0\.0\.1/);
  const { ok, checks } = JSON.parse(text) as Answer;
  expect(ok).toBe(false);
  expect(checks).toContainEqual(expect.objectContaining({ name: "database", ok: false }));
  expect(health().status).toBe(200);
});

test("checks can be left out of the answer", async () => {
  const names = ["database", "migrations", "connections", "clock", "jobs", "pool"];
  const left = async (excluded: readonly string[]) => {
    const query = excluded.map((name) => `exclude=${name}`).join("&");
    const { checks } = (await (
      await ready(new Request(`http://localhost/api/ready?${query}`))
    ).json()) as Answer;
    return checks.map(({ name }) => name);
  };
  expect(await left(names)).toEqual([]);
  expect(await left(names.slice(1))).toEqual(["database"]);
});
