import { afterAll, expect, test } from "vitest";
import { closeConnections } from "@/lib/jobs/close-connections";
import { freshDatabase } from "@/lib/testing/database";
import { listTestMatches, makeLeague } from "@/lib/testing/league";
import { findMatchOfDesk, findMatchOfPlayer } from "./read-match";

await freshDatabase();
afterAll(closeConnections);

test("a match exists for its two players and its own desk, and for nobody else", async () => {
  const [own, elsewhere] = [await makeLeague(), await makeLeague({ slug: "riverside" })];
  const [match] = await listTestMatches(own);
  const sides = [match?.home, match?.away];
  for (const { userId } of [...own.players, ...elsewhere.players]) {
    const found = await findMatchOfPlayer(match?.id ?? "", userId);
    expect(found !== undefined).toBe(sides.includes(userId));
  }
  expect(await findMatchOfDesk(own.scope, match?.id ?? "")).toMatchObject({ id: match?.id });
  expect(await findMatchOfDesk(elsewhere.scope, match?.id ?? "")).toBeUndefined();
});
