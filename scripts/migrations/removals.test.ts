import { expect, test } from "vitest";
import { projectVersion } from "../process/project";
import { readMigrations } from "./read";
import { isLater, lastUsedBy, listRemovals } from "./removals";

/** The last migration of the version before this rule. Up to it, migrations were applied with the site stopped. */
const BEFORE_THE_RULE = "20261129123000_answered_strikes";

test.each([
  { why: "a table", sql: `DROP TABLE "match";` },
  { why: "a column", sql: `ALTER TABLE "match" DROP COLUMN "reminded_hours";` },
  { why: "a column, in the short syntax", sql: `ALTER TABLE match DROP reminded_hours;` },
  { why: "a renamed column", sql: `ALTER TABLE "match" RENAME COLUMN "a" TO "b";` },
  { why: "a renamed value", sql: `ALTER TYPE "Status" RENAME VALUE 'open' TO 'begun';` },
  { why: "a changed type", sql: `ALTER TABLE "match" ALTER COLUMN "a" TYPE BIGINT;` },
  {
    why: "a column that's now required",
    sql: `ALTER TABLE "match" ALTER COLUMN "a" SET NOT NULL;`,
  },
  { why: "a new required column", sql: `ALTER TABLE "match" ADD COLUMN "a" TEXT NOT NULL;` },
  {
    why: "one of two new columns",
    sql: `ALTER TABLE m ADD COLUMN a INT NOT NULL DEFAULT 0, ADD COLUMN b TEXT NOT NULL;`,
  },
  { why: "a default value", sql: `ALTER TABLE "match" ALTER COLUMN "a" DROP DEFAULT;` },
  { why: "all rows", sql: `TRUNCATE "match";` },
])("removes: $why", ({ sql }) => {
  expect(listRemovals(`CREATE TABLE "x" ("a" TEXT NOT NULL);\n${sql}`)).toHaveLength(1);
});

test.each([
  { why: "a new table", sql: `CREATE TABLE "x" ("id" UUID NOT NULL PRIMARY KEY, "a" TEXT NOT NULL);` },
  { why: "a new optional column", sql: `ALTER TABLE "match" ADD COLUMN "a" TEXT;` },
  { why: "a new column with a default", sql: `ALTER TABLE "match" ADD COLUMN "a" INT NOT NULL DEFAULT 0;` },
  { why: "a new value of an enum", sql: `ALTER TYPE "Status" ADD VALUE 'held';` },
  {
    why: "a trigger that's created again",
    sql: `DROP TRIGGER t ON "match"; CREATE TRIGGER t BEFORE TRUNCATE ON "match";`,
  },
  { why: "an index and a constraint", sql: `DROP INDEX "i"; ALTER TABLE "match" DROP CONSTRAINT "c";` },
  {
    why: "a column that's now optional",
    sql: `ALTER TABLE "match" ALTER COLUMN "a" DROP NOT NULL;`,
  },
  { why: "a comment", sql: `-- DROP TABLE "match";\n/* TRUNCATE x; */ SELECT 1;` },
  {
    why: "the body of a function",
    sql: `CREATE FUNCTION f() RETURNS void AS $$ DROP TABLE x; $$ LANGUAGE sql;`,
  },
  { why: "a new check of rows", sql: `ALTER TABLE m ADD CONSTRAINT c CHECK (a IS NOT NULL);` },
])("only adds: $why", ({ sql }) => {
  expect(listRemovals(sql)).toEqual([]);
});

test("releases are ordered by number", () => {
  expect(isLater("0.10.0", "0.9.3")).toBe(true);
  expect(isLater("0.2.0", "0.2.0")).toBe(false);
  expect(lastUsedBy("SELECT 1;\n-- Last used by: 0.2.0\n")).toBe("0.2.0");
});

test("a migration removes only what an earlier release was the last to use", () => {
  const unsafe = readMigrations()
    .filter(({ name, sql }) => name > BEFORE_THE_RULE && listRemovals(sql).length > 0)
    .filter(({ sql }) => !isLater(projectVersion(), lastUsedBy(sql) ?? projectVersion()));
  expect(unsafe.map(({ name, sql }) => `${name}: ${listRemovals(sql)[0]}`)).toEqual([]);
});

test("the reader of migrations finds removals", () => {
  const removing = readMigrations().filter(({ sql }) => listRemovals(sql).length > 0);
  expect(removing.map(({ name }) => name)).toContain("20261127000000_letters");
});
