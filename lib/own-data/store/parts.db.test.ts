import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { NOT_ABOUT_PEOPLE, PARTS } from "./parts";

const db = new pg.Client({ connectionString: await freshDatabase() });
beforeAll(() => db.connect());
afterAll(() => db.end());

describe("the registry", () => {
  const tables = tablesOfSchema();
  const listed = new Set(PARTS.flatMap(({ lists }) => lists.flatMap((list) => list.tables)));

  test("has each table of the schema: in a list, or among those that aren't about people", () => {
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter((table) => !listed.has(table) && !(table in NOT_ABOUT_PEOPLE))).toEqual([]);
    expect([...listed, ...Object.keys(NOT_ABOUT_PEOPLE)].filter((table) => !tables.includes(table))).toEqual(
      [],
    );
    expect(Object.keys(NOT_ABOUT_PEOPLE).filter((table) => listed.has(table))).toEqual([]);
  });

  test("has each table with a column for a person in a list", async () => {
    const { rows } = await db.query<{ table: string }>(
      `SELECT DISTINCT table_name AS table FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'erasure' AND column_name IN ('user_id', 'actor_user_id', 'director_id', 'to_email')`,
    );
    expect(rows.map(({ table }) => table).filter((table) => !listed.has(table))).toEqual([]);
  });

  test("docs/privacy.md describes each list with its tables", () => {
    const docs = readFileSync(join(import.meta.dirname, "../../../docs/privacy.md"), "utf8");
    for (const part of PARTS) {
      for (const { key, tables } of part.lists) {
        const named = tables.map((table) => `\`${table}\``).join(", ");
        expect(docs).toMatch(new RegExp(`\\| \`${part.key}\\.${key}\` +\\| ${named} `));
      }
    }
  });
});

function tablesOfSchema(): readonly string[] {
  const schema = readFileSync(join(import.meta.dirname, "../../../prisma/schema.prisma"), "utf8");
  return [...schema.matchAll(/@@map\("([^"]+)"\)/g)].map(([, table = ""]) => table);
}
