import pg from "pg";
import { afterAll, expect, test } from "vitest";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { freshDatabase } from "./database";
import { readContent } from "./database-content";
import { makeLeague } from "./league";

const db = new pg.Client({ connectionString: await freshDatabase() });
await db.connect();
afterAll(() => db.end());

/** Only for this file, so that the first league with it is created. */
const ownTitle = (rules: RulePack): RulePack => ({ ...rules, title: "To be recorded" });

test.each([
  { what: "a published round robin", slug: "published", rules: DEPAUL, publish: true },
  { what: "an online season with usernames", slug: "online", rules: TEXAS_STATE, publish: true },
  { what: "an unpublished season", slug: "unpublished", rules: DEPAUL, publish: false },
])("a copy of $what has the same rows as the one that was created", async ({ slug, rules, publish }) => {
  const [first, second] = [`${slug}-created`, `${slug}-copied`];
  const before = await readContent(db);
  await makeLeague({ slug: first, rules: ownTitle(rules), publish });
  const between = await readContent(db);
  await makeLeague({ slug: second, rules: ownTitle(rules), publish });
  const created = rowsOf(before, between, first);
  expect(created.length).toBeGreaterThan(20);
  expect(rowsOf(between, await readContent(db), second)).toEqual(created);
});

type Content = Awaited<ReturnType<typeof readContent>>;

/**
 * What was added, with the place of each id among them in place of the id, and without the slug. Changes that pages are
 * told of don't last.
 */
function rowsOf(before: Content, after: Content, slug: string): readonly string[] {
  const lasting = [...after].filter(([table]) => table !== "public_change");
  const added = lasting.flatMap(([table, rows]) =>
    rows.filter((row) => !before.get(table)?.includes(row)).map((row) => `${table} ${row}`),
  );
  const text = added.join("\n");
  const ids = [...new Set(text.match(ID))].sort();
  return text
    .replaceAll(ID, (id) => `#${ids.indexOf(id)}`)
    .replaceAll(slug, "(slug)")
    .split("\n")
    .sort();
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
