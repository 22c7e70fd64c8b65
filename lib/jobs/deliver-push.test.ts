import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import webpush from "web-push";
import { log } from "@/lib/telemetry/log";
import { deliverPush } from "./deliver-push";
import { isPublicAddress } from "./public-hosts";
import { agentTo, writeForever } from "./testing/stranger";

const found = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }));
vi.mock("./find-addresses", () => ({ findAddresses: async () => found.addresses }));

afterEach(() => vi.restoreAllMocks());

test.each([
  { address: "142.250.72.14", isPublic: true },
  { address: "2a00:1450:4001:80b::200a", isPublic: true },
  { address: "127.0.0.1", isPublic: false },
  { address: "10.1.2.3", isPublic: false },
  { address: "172.31.255.255", isPublic: false },
  { address: "192.168.0.1", isPublic: false },
  { address: "169.254.169.254", isPublic: false },
  { address: "100.100.100.200", isPublic: false },
  { address: "0.0.0.0", isPublic: false },
  { address: "224.0.0.1", isPublic: false },
  { address: "255.255.255.255", isPublic: false },
  { address: "::1", isPublic: false },
  { address: "::", isPublic: false },
  { address: "::ffff:127.0.0.1", isPublic: false },
  { address: "64:ff9b::7f00:1", isPublic: false },
  { address: "fc00::1", isPublic: false },
  { address: "fe80::1", isPublic: false },
  { address: "ff02::1", isPublic: false },
  { address: "2002:7f00:1::", isPublic: false },
  { address: "2001:db8::1", isPublic: false },
])("$address is public: $isPublic", ({ address, isPublic }) => {
  expect(isPublicAddress({ address })).toBe(isPublic);
});

test.each([
  { why: "to this machine", addresses: [{ address: "127.0.0.1", family: 4 }] },
  {
    why: "to two places, one of them private",
    addresses: [
      { address: "142.250.72.14", family: 4 },
      { address: "10.0.0.5", family: 4 },
    ],
  },
])("a name that leads $why isn't connected to, and that's logged", async ({ addresses }) => {
  const warn = vi.spyOn(log, "warn");
  found.addresses = addresses;
  const keys = webpush.generateVAPIDKeys();
  const device = {
    id: "1",
    endpoint: "https://push.example.com/a",
    p256dh: keys.publicKey,
    auth: "a".repeat(22),
  };
  const message = { id: "1", body: "Hello", path: "/me" };
  const settings = { ...keys, contact: "https://rookery.example" };
  expect(await deliverPush(device, message, settings)).toBe("failed");
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), { error: expect.any(Error) });
});

/** A push service, which answers with a status and then writes forever. */
const service = { status: 201 };
const server = createServer((_request, response) => {
  response.writeHead(service.status);
  writeForever(response);
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const agent = agentTo(server);

test.each([
  { status: 201, why: "the service has it", is: "sent", logged: 0 },
  { status: 403, why: "the key is wrong", is: "failed", logged: 1 },
  { status: 500, why: "the service is down", is: "failed", logged: 1 },
  { status: 410, why: "the device is gone, which is no one's fault", is: "gone", logged: 0 },
])(
  "an answer of $status is enough, though it never ends, and logged if it's a failure: $why",
  async ({ status, is, logged }) => {
    const warn = vi.spyOn(log, "warn");
    service.status = status;
    const keys = webpush.generateVAPIDKeys();
    const device = {
      id: "1",
      endpoint: "https://push.example.com/a",
      p256dh: keys.publicKey,
      auth: "a".repeat(22),
    };
    const settings = { ...keys, contact: "https://rookery.example" };
    expect(await deliverPush(device, { id: "1", body: "", path: "/" }, settings, agent)).toBe(is);
    expect(warn.mock.calls).toEqual(Array.from({ length: logged }, () => [expect.any(String), { status }]));
  },
);

test("a notification to a device with invalid keys fails", async () => {
  const keys = webpush.generateVAPIDKeys();
  const device = { id: "1", endpoint: "https://push.example.com/a", p256dh: "a", auth: "a" };
  const settings = { ...keys, contact: "https://rookery.example" };
  expect(await deliverPush(device, { id: "1", body: "", path: "/" }, settings, agent)).toBe("failed");
});

test("an address that isn't a push service's is never sent to", async () => {
  const keys = webpush.generateVAPIDKeys();
  const device = { id: "1", endpoint: "https://127.0.0.1/a", p256dh: keys.publicKey, auth: "a".repeat(22) };
  const settings = { ...keys, contact: "https://rookery.example" };
  expect(await deliverPush(device, { id: "1", body: "", path: "/" }, settings)).toBe("gone");
});
