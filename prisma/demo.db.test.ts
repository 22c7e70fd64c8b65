import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { instantOf } from "@/lib/shared/instant";
import { freshDatabase } from "@/lib/testing/database";
import { fillRiverside } from "./seed/demo/riverside";

await freshDatabase();

/** In Los Angeles. The session is over, with any final that was to be played there. */
const SUNDAY_EVENING = "2026-11-23T04:00:00Z";

test("a demo organization is mid-season: some matches are decided, and some are still to be played", async () => {
  await fillRiverside(instantOf(new Date(SUNDAY_EVENING)));
  expect(await prisma().match.count({ where: { status: "final" } })).toBeGreaterThan(0);
  expect(await prisma().match.count({ where: { status: { in: ["open", "scheduled"] } } })).toBeGreaterThan(0);
});
