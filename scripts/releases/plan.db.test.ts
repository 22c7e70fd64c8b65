import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "@/lib/testing/database";
import { LOCAL_SETTINGS } from "../local-settings";
import { withClient } from "../postgres/connect";
import { projectPath } from "../process/project";
import { describePlan } from "./describe-plan";
import { homeAt } from "./home";
import { planUpgrade } from "./plan";

const url = await ownDatabase();
const settings = { ...LOCAL_SETTINGS, DATABASE_URL: url };
let root: string;
let next: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "plan-"));
  next = join(root, "next");
  for (const name of ["lib", "prisma/migrations", "package.json"]) {
    cpSync(projectPath(name), join(next, name), { recursive: true });
  }
  for (const empty of ["app", "components"]) mkdirSync(join(next, empty));
});

afterAll(() => rmSync(root, { recursive: true }));

test("the same version again: nothing to do and nothing in the way", async () => {
  expect(await plan()).toEqual({
    from: basename(projectPath()),
    to: "next",
    migrations: [],
    actionsGone: [],
    obstacles: [],
  });
});

test("a version with another schema, different actions and another setting", async () => {
  migration("29990101000000_adds", "CREATE TABLE one (id INT);");
  migration("29990102000000_removes", `DROP TABLE "match";`);
  edit(
    "lib/people/actions/profile.ts",
    "export async function renewCalendar",
    "export async function changeCalendar",
  );
  edit("package.json", />=[\d.]+/, ">=99");
  edit(
    "lib/env-shape.ts",
    "const sentences: string[] = [];",
    `const sentences: string[] = ["TICKETS must be set."];`,
  );

  const found = await plan();
  expect(found).toMatchObject({
    migrations: [
      { name: "29990101000000_adds", removals: [] },
      { name: "29990102000000_removes", removals: [`DROP TABLE "match"`] },
    ],
    actionsGone: ["renewCalendar"],
  });
  expect(found.obstacles).toEqual([
    expect.stringMatching(/the new version needs 99 or newer/),
    "TICKETS must be set.",
    expect.stringMatching(/^29990102000000_removes removes what version .* still uses/),
  ]);
  expect(describePlan(found)).toContain("Forms that no longer exist: renewCalendar.");
});

test("going to an older version asks what that version can run after", async () => {
  const removed = { name: "29990103000000_removed", logs: "-- Last used by: 0.2.0" };
  await withClient(url, (client) =>
    client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, logs) VALUES ('later', '', $1, now(), $2)`,
      [removed.name, removed.logs],
    ),
  );
  expect((await plan()).obstacles.join()).not.toContain(removed.name);
  expect((await plan(settings, "0.2.0")).obstacles.join()).toContain(
    `${removed.name}, which this version can't run after`,
  );
  await withClient(url, (client) => client.query(`DELETE FROM "_prisma_migrations" WHERE id = 'later'`));
});

test("a database that doesn't answer blocks the upgrade, with its sentence", async () => {
  const { obstacles } = await plan({ ...settings, DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing" });
  expect(obstacles).toContainEqual(expect.stringMatching(/doesn't answer/));
});

/** Uses a new folder each time, because Node reads a settings file only once. */
async function plan(given: Readonly<Record<string, string>> = settings, version = "9.0.0") {
  edit("package.json", /"version": "[^"]*"/, `"version": "${version}"`);
  const folder = mkdtempSync(join(root, "unpacked-"));
  cpSync(next, folder, { recursive: true });
  const found = await planUpgrade(homeAt(root), { id: "next", version, folder }, projectPath(), given);
  expect(existsSync(join(folder, "node_modules")), "borrowed packages are given back").toBe(false);
  return found;
}

function migration(name: string, sql: string): void {
  mkdirSync(join(next, "prisma", "migrations", name), { recursive: true });
  writeFileSync(join(next, "prisma", "migrations", name, "migration.sql"), sql);
}

function edit(name: string, from: string | RegExp, to: string): void {
  const file = join(next, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}
