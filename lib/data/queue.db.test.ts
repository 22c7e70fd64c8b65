import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database";

const url = await freshDatabase();
const { closeConnections } = await import("./close");
const { queue } = await import("./queue");
afterAll(closeConnections);

test("a queue that could not start because the database was away starts when it is back", async () => {
  process.env.DATABASE_URL = url.replace(/\/[^/]*$/, "/not-there");
  await expect(queue()).rejects.toThrow();

  process.env.DATABASE_URL = url;
  expect(await (await queue()).getQueueSize("send-letter")).toBe(0);
});
