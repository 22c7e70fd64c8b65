import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { databaseUrl } from "@/lib/db/database-url";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { choose, KEPT, makeOldLeague, SHORT } from "../testing/old-league";

await freshDatabase();
const db = new pg.Client({ connectionString: databaseUrl() });
beforeAll(() => db.connect());
afterAll(async () => {
  await db.end();
  await closeConnections();
});

describe("the database", () => {
  const CHANGES = [
    {
      why: "an entry of the log",
      sql: "DELETE FROM audit_event WHERE organization_id = $1 AND at < now() - interval '1 day'",
    },
    {
      why: "a photo",
      sql: "UPDATE photo SET small = '', large = NULL, forgotten_at = now() WHERE organization_id = $1",
    },
    {
      why: "the note of an attempt",
      sql: `UPDATE match_event SET data = data || '{"note": "(deleted)"}' WHERE organization_id = $1 AND type = 'ContactLogged'`,
    },
    {
      why: "an address",
      sql: "UPDATE match_event SET origin = NULL WHERE organization_id = $1 AND origin IS NOT NULL",
    },
  ];

  test.each(CHANGES)("keeps $why whose time isn't over", async ({ sql }) => {
    const { league, admin } = await makeOldLeague(db);
    await expect(db.query(sql, [league.organizationId])).rejects.toThrow(/append-only/);
    await choose(admin, { emails: 30, origins: 30, log: 730, photos: 180, contacts: 180 });
    await expect(db.query(sql, [league.organizationId])).rejects.toThrow(/append-only/);
  });

  test("lets nothing else of history change when the time is over", async () => {
    const { league, admin } = await makeOldLeague(db);
    await choose(admin, SHORT);
    const refused = (sql: string) =>
      expect(db.query(sql, [league.organizationId]), sql).rejects.toThrow(/append-only/);
    for (const type of KEPT)
      await refused(`DELETE FROM audit_event WHERE organization_id = $1 AND type = '${type}'`);
    await refused(
      "UPDATE audit_event SET subject = 'x' WHERE organization_id = $1 AND type = 'rules-changed'",
    );
    await refused("DELETE FROM match_event WHERE organization_id = $1 AND type = 'ContactLogged'");
    await refused(
      `UPDATE match_event SET data = data || '{"note": "He came."}' WHERE organization_id = $1 AND type = 'ContactLogged'`,
    );
    await refused(
      `UPDATE match_event SET data = data || '{"note": "(deleted)", "by": "away"}' WHERE organization_id = $1 AND type = 'ContactLogged'`,
    );
    await refused(
      `UPDATE match_event SET data = '{"statement": "(deleted)"}' WHERE organization_id = $1 AND type = 'StatementAdded'`,
    );
    await refused(
      "UPDATE photo SET small = 'x', large = NULL, forgotten_at = now() WHERE organization_id = $1",
    );
    await refused("DELETE FROM photo WHERE organization_id = $1");
  });

  test.each(["email_days = 29", "origin_days = 91", "log_days = 30", "photo_days = 0", "contact_days = 7"])(
    "refuses %s",
    async (set) => {
      const { admin } = await makeOldLeague(db);
      await choose(admin, SHORT);
      const change = db.query(`UPDATE retention SET ${set} WHERE organization_id = $1`, [
        admin.organizationId,
      ]);
      await expect(change).rejects.toThrow(/retention_/);
    },
  );

  test("notes since when a season is over, and forgets it when it isn't anymore", async () => {
    const { league } = await makeOldLeague(db);
    const { id } = league.season;
    const set = (status: "running" | "finished" | "archived") =>
      prisma().season.update({ where: { id }, data: { status } });
    expect((await set("running")).overAt).toBeNull();
    const { overAt } = await set("finished");
    expect(overAt).not.toBeNull();
    expect((await set("archived")).overAt).toEqual(overAt);
  });
});
