import { expect, test } from "vitest";
import { listAudit } from "@/lib/db/audit";
import { updateCapacity } from "@/lib/entries/store/waitlist";
import { execute } from "@/lib/match/store/execute";
import { findMatchOfPlayer, findOrigins } from "@/lib/match/store/read-match";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, MONDAY, makeLeague } from "@/lib/testing/league";
import { proveDirector } from "../rules/permissions";

await freshDatabase();

test("where an act came from is kept for the directors of the organization, and no one else reads it", async () => {
  const league = await makeLeague();
  const elsewhere = await makeLeague({ slug: "riverside" });
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  const sender = { userId: match.home, origin: "10.0.0.7" };
  await execute(match.id, { type: "concede" }, sender, MONDAY);

  expect([...(await findOrigins(league.scope, match.id))]).toEqual([[2, "10.0.0.7"]]);
  expect([...(await findOrigins(elsewhere.scope, match.id))]).toEqual([]);
  expect(JSON.stringify(await findMatchOfPlayer(match.id, match.away))).not.toContain("10.0.0.7");
});

test("the log says from where, and nothing where it is not known", async () => {
  const { organizationId, directorId, season, scope } = await makeLeague({
    slug: "hillside",
    publish: false,
  });
  const holder = {
    organizationId,
    userId: directorId,
    origin: "2001:db8::7",
    roles: ["director"] as const,
  };
  const located = proveDirector(holder);
  if (!located) throw new Error("The director is one");
  const later = new Date(MONDAY.getTime() + 60_000);
  expect(await updateCapacity(located, season.divisions[0]?.id ?? "", { capacity: 8 }, later)).toMatchObject({
    ok: true,
  });
  const [newest, ...before] = await listAudit(scope);
  expect(newest).toMatchObject({ type: "places-changed", origin: "2001:db8::7" });
  expect(before.every(({ origin }) => origin === null)).toBe(true);
});
