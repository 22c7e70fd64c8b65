import { expect, test } from "vitest";
import { freshDatabase } from "@/lib/testing/database";
import { makeLeague } from "@/lib/testing/league";
import { deleteFreeDay, findFreeHours, updateFreeDay } from "./free-hours";

await freshDatabase();

test("a day that's entered without a week is kept, and can be removed", async () => {
  const { organizationId, players } = await makeLeague({ players: 2, publish: false });
  const userId = players[0]?.userId ?? "";
  const date = "2026-11-26";
  await updateFreeDay(organizationId, userId, date, new Set());
  expect(await findFreeHours(organizationId, userId)).toEqual({
    weekly: new Map(),
    days: new Map([[date, new Set()]]),
  });
  await deleteFreeDay(organizationId, userId, date);
  expect(await findFreeHours(organizationId, userId)).toBeNull();
});
