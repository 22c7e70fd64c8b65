import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { waitForHealth } from "./server";

const runs = { exited: new Promise<number>(() => {}) };

test("an app that isn't healthy in time is refused with the checks that failed", async () => {
  const checks = [
    { name: "database", ok: true, says: "It answers." },
    { name: "connections", ok: false, says: "PostgreSQL has no connections left" },
  ];
  const port = await answering(503, { ok: false, checks });
  await expect(waitForHealth(runs, "127.0.0.1", port, 200)).rejects.toThrow(
    "The app didn't become healthy in time: connections (PostgreSQL has no connections left). See the output above.",
  );
});

test("one that doesn't answer is refused, too, and one that's healthy isn't", async () => {
  await expect(waitForHealth(runs, "127.0.0.1", 1, 200)).rejects.toThrow(
    "The app didn't become healthy in time. See the output above.",
  );
  await waitForHealth(runs, "0.0.0.0", await answering(200, { ok: true, checks: [] }), 10_000);
});

async function answering(status: number, body: object): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
