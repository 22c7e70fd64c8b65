import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { anyFreePort, freePortFrom } from "./free-port";

test.each(["127.0.0.1", "0.0.0.0"])("a port that's taken on %s is skipped", async (host) => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await freePortFrom(port)).toBeGreaterThan(port);
  server.close();
  await once(server, "close");
  expect(await freePortFrom(port)).toBe(port);
});

test("the system's choice of port is free", async () => {
  const server = createServer().listen(await anyFreePort(), "127.0.0.1");
  await once(server, "listening");
  server.close();
});
