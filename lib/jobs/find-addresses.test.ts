import { createSocket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { findAddresses } from "./find-addresses";

const A = 1;
const AAAA = 28;
const NAMES: Record<string, Record<number, readonly Buffer[]>> = {
  "both.example": {
    [A]: [Buffer.from([142, 250, 72, 14])],
    [AAAA]: [Buffer.from(`2a001450${"0".repeat(23)}a`, "hex")],
  },
  "old.example": { [A]: [Buffer.from([142, 250, 72, 14]), Buffer.from([10, 0, 0, 5])] },
  "new.example": { [AAAA]: [Buffer.from(`2a001450${"0".repeat(23)}a`, "hex")] },
};

/** A name server that never answers questions about silent.example. */
const server = createSocket("udp4");
const asked = new Set<string>();
server.on("message", (query, { port, address }) => {
  const { name, type, question } = read(query);
  asked.add(name);
  if (!name.endsWith("silent.example"))
    server.send(answer(query, question, NAMES[name]?.[type] ?? []), port, address);
});
server.bind(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

const asks = vi.hoisted(() => ({ server: "" }));
vi.mock("node:dns/promises", async (original) => {
  const dns = await original<typeof import("node:dns/promises")>();
  class ToServer extends dns.Resolver {
    constructor(options: ConstructorParameters<typeof dns.Resolver>[0]) {
      super(options);
      this.setServers([asks.server]);
    }
  }
  return { ...dns, Resolver: ToServer };
});
asks.server = `127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each([
  { name: "both.example", addresses: ["142.250.72.14", "2a00:1450::a"] },
  { name: "old.example", addresses: ["142.250.72.14", "10.0.0.5"] },
  { name: "new.example", addresses: ["2a00:1450::a"] },
])("$name leads to $addresses", async ({ name, addresses }) => {
  const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  expect(await findAddresses(name)).toEqual(found);
});

test("a name without addresses is an error", async () => {
  await expect(findAddresses("none.example")).rejects.toThrow("ENODATA");
});

test("names whose servers never answer don't hold up others, and have none in the end", async () => {
  const names = Array.from({ length: 10 }, (_, index) => `${index}.silent.example`);
  const silent = Promise.allSettled(names.map(findAddresses));
  await vi.waitFor(() => expect([...asked]).toEqual(expect.arrayContaining(names)), 60_000);
  const others = lookup("localhost").then(() => "found");
  expect(await Promise.race([silent, others])).toBe("found");
  expect((await silent).map(({ status }) => status)).toEqual(names.map(() => "rejected"));
});

/** What a query asks (RFC 1035, 4.1). */
function read(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join("."), type: query.readUInt16BE(at + 1), question: query.subarray(12, at + 5) };
}

/** An answer that's true for a minute. */
function answer(query: Buffer, question: Buffer, addresses: readonly Buffer[]): Buffer {
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]);
  const records = addresses.map((address) =>
    Buffer.from([
      0xc0,
      12,
      0,
      address.length === 4 ? A : AAAA,
      0,
      1,
      0,
      0,
      0,
      60,
      0,
      address.length,
      ...address,
    ]),
  );
  return Buffer.concat([header, question, ...records]);
}
