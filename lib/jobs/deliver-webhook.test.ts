import { once } from "node:events";
import { Agent } from "node:https";
import { createServer, isIP } from "node:net";
import { expect, test, vi } from "vitest";
import { deliverWebhook } from "./deliver-webhook";
import { isPublicAddress } from "./public-hosts";
import { agentTo } from "./testing/stranger";

const found = vi.hoisted(() => ({ addresses: [] as { address: string; family: number }[] }));
vi.mock("./find-addresses", () => ({ findAddresses: async () => found.addresses }));

const AT = new Date("2026-11-16T15:00:00Z");
const MESSAGE = {
  id: "m1",
  type: "season.changed",
  data: {},
  createdAt: AT,
  attempts: 1,
  leasedUntil: AT,
  secrets: ["whsec_AAAA"],
  webhookId: "w1",
};

test.each([
  "https://localhost/hook",
  "https://127.0.0.1/hook",
  "https://[::1]/hook",
  "https://10.0.0.1/hook",
  "https://169.254.169.254/latest",
  "https://2130706433/hook",
  "http://hook.lakeside.edu/rookery",
  "https://hook.lakeside.edu:8443/rookery",
  "https://director:secret@hook.lakeside.edu/rookery",
])("nothing is sent to %s", async (url) => {
  expect(await deliverWebhook({ ...MESSAGE, url }, AT)).toEqual({
    isDelivered: false,
    answer: "not a public address",
  });
});

/** Is it the address of the internet, or of us? The ends of each private range, and where it begins to be public. */
const PRIVATE_ADDRESSES = [
  ...["0.0.0.0", "0.1.2.3", "0.255.255.255"],
  ...["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.0.1"],
  ...["100.64.0.0", "100.64.0.1", "100.127.255.255"],
  ...["127.0.0.1", "169.254.169.254", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::127.0.0.1", "64:ff9b::a00:1"],
  ...["::ffff:10.0.0.1", "::ffff:127.0.0.1", "::ffff:a00:1", "::ffff:8.8.8.8"],
  ...["fc00::1", "fdff:ffff::1", "fe80::1", "febf::1", "ff02::1"],
  ...["2001:db8::1", "2002:a00:1::1", "2001::1"],
];
const PUBLIC_ADDRESSES = [
  ...["1.1.1.1", "100.63.255.255", "100.128.0.0", "172.32.0.1"],
  ...["2606:4700::1111", "2a00:1450::1"],
];

const URL_OF_NAME = "https://hook.lakeside.example/rookery";
const REFUSED = { isDelivered: false, answer: "This name leads to a private address" };

test.each(PRIVATE_ADDRESSES)("a public name that leads to %s isn’t connected to", async (address) => {
  found.addresses = [{ address, family: isIP(address) }];
  expect(await deliverWebhook({ ...MESSAGE, url: URL_OF_NAME }, AT)).toEqual(REFUSED);
});

test.each([
  ["1.1.1.1", "10.0.0.1"],
  ["10.0.0.1", "1.1.1.1"],
  ["1.1.1.1", "::1"],
  ["2606:4700::1111", "fd00::1"],
])("nor is one that leads to %s and to %s", async (...addresses) => {
  found.addresses = addresses.map((address) => ({ address, family: isIP(address) }));
  expect(await deliverWebhook({ ...MESSAGE, url: URL_OF_NAME }, AT)).toEqual(REFUSED);
});

test("a name that leads nowhere isn’t either", async () => {
  found.addresses = [];
  expect(await deliverWebhook({ ...MESSAGE, url: URL_OF_NAME }, AT)).toEqual(REFUSED);
});

test.each(PUBLIC_ADDRESSES)("%s is public", (address) => {
  expect(isPublicAddress({ address })).toBe(true);
});

test("a name with several addresses where no one listens says so of each", async () => {
  const addresses = ["127.0.0.1", "127.0.0.2"].map((address) => ({ address, family: 4 }));
  const agent = new Agent({ lookup: (_name, _options, answer) => answer(null, addresses) });
  expect(await deliverWebhook({ ...MESSAGE, url: URL_OF_NAME }, AT, agent)).toEqual({
    isDelivered: false,
    answer: "connect ECONNREFUSED 127.0.0.1:443, connect ECONNREFUSED 127.0.0.2:443",
  });
});

test("a receiver that doesn't answer in time is said to be slow", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const slow = deliverWebhook({ ...MESSAGE, url: URL_OF_NAME }, AT, agentTo(server));
  expect(await slow).toEqual({ isDelivered: false, answer: "no answer within 8 seconds" });
  server.close();
});
