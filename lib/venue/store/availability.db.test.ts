import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { deleteFreeDay, findAvailability, updateFreeDay, updateFreeWeek } from "./availability";

await freshDatabase();

test("a day that's entered without a week is kept, and can be removed", async () => {
  const { organizationId, players } = await makeLeague({ players: 2, publish: false });
  const userId = players[0]?.userId ?? "";
  const date = "2026-11-26";
  await updateFreeDay(organizationId, userId, date, new Set());
  expect(await findAvailability(organizationId, userId)).toEqual({
    weekly: new Map(),
    days: new Map([[date, new Set()]]),
  });
  await deleteFreeDay(organizationId, userId, date);
  expect(await findAvailability(organizationId, userId)).toBeNull();
});

test("a week and a day are saved, however many times at the same time", async () => {
  const { organizationId, players } = await makeLeague({ slug: "twice", players: 2, publish: false });
  const userId = players[0]?.userId ?? "";
  const evening = new Set([18, 19]);
  await Promise.all(
    Array.from({ length: 12 }, () => [
      updateFreeWeek(organizationId, userId, new Map([[3, evening]])),
      updateFreeDay(organizationId, userId, "2026-11-26", evening),
    ]).flat(),
  );
  const saved = await findAvailability(organizationId, userId);
  expect(saved?.weekly).toEqual(
    new Map([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, weekday === 3 ? evening : new Set()])),
  );
  expect(saved?.days).toEqual(new Map([["2026-11-26", evening]]));
  await updateFreeWeek(organizationId, userId, new Map([[1, evening]]));
  expect((await findAvailability(organizationId, userId))?.weekly.get(3)).toEqual(new Set());
});
