import { expect, test, vi } from "vitest";
import { insertSession } from "@/lib/auth/store/sign-in";
import { prisma } from "@/lib/db/client";
import { freshDatabase } from "@/lib/testing/database";
import { MONDAY, makeLeague } from "@/lib/testing/league";
import { refreshMetadata } from "./refresh-metadata";
import { sweep } from "./sweep";
import { tellWebhooks } from "./tell-webhooks";

vi.mock("./refresh-metadata", () => ({ refreshMetadata: vi.fn(() => new Promise(() => {})) }));
vi.mock("./tell-webhooks", () => ({ tellWebhooks: vi.fn(() => new Promise(() => {})) }));
vi.mock("@/lib/db/finishes-within", async (original) => {
  const { finishesWithin } = await original<typeof import("@/lib/db/finishes-within")>();
  return { finishesWithin: (_patienceMs: number, work: Promise<unknown>) => finishesWithin(10, work) };
});

await freshDatabase();

test("a sweep goes on if what asks strangers' servers hangs", async () => {
  const { directorId } = await makeLeague({ at: MONDAY });
  await insertSession(directorId, MONDAY, 1);
  await sweep(new Date(MONDAY.getTime() + 30 * 24 * 3_600_000));
  expect(refreshMetadata).toHaveBeenCalledOnce();
  expect(tellWebhooks).toHaveBeenCalledOnce();
  expect(await prisma().signInSession.count()).toBe(0);
});
