import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeSamlKeys } from "@/scripts/campus/make-keys";
import { fetchMetadata } from "./fetch-metadata";

vi.mock("./find-addresses", () => ({ findAddresses: async () => [{ address: "127.0.0.1", family: 4 }] }));

let base: string;
const { certificate, privateKey } = await makeSamlKeys();
const server = createServer(
  {
    key: `-----BEGIN PRIVATE KEY-----\n${privateKey}\n-----END PRIVATE KEY-----`,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
  },
  (request, response) => {
    if (request.url === "/good") response.end("<good/>");
    else if (request.url === "/big") response.end("x".repeat(1024 * 1024 + 1));
    else if (request.url === "/moved") response.writeHead(302, { location: "/good" }).end();
    else if (request.url === "/never") response.flushHeaders();
    else response.writeHead(500).end();
  },
);

beforeAll(async () => {
  Object.assign(process.env, {
    DATABASE_URL: "postgresql://nobody@localhost/none",
    APP_URL: "https://chess.example",
    AUTH_SECRET: "only-for-this-test-0123456789-0123456789",
    SAML_CERTIFICATE: certificate,
    SAML_PRIVATE_KEY: privateKey,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Connects to this machine, which visitors' addresses never do. */
const here = { agent: false as const, rejectUnauthorized: false };

test("what's at the address", async () =>
  expect(await fetchMetadata(`${base}/good`, here)).toEqual({ ok: true, value: "<good/>" }));

test.each([
  { path: "/big", refusal: "too-big" },
  { path: "/moved", refusal: "unreachable" },
  { path: "/broken", refusal: "unreachable" },
])("refused: $path", async ({ path, refusal }) =>
  expect(await fetchMetadata(`${base}${path}`, here)).toEqual({ ok: false, refusal }),
);

test("an address that doesn't finish is left", async () => {
  const signal = AbortSignal.timeout(200);
  expect(await fetchMetadata(`${base}/never`, { ...here, signal })).toEqual({
    ok: false,
    refusal: "unreachable",
  });
});

test("a certificate that no one vouches for", async () =>
  expect(await fetchMetadata(`${base}/good`, { agent: false })).toEqual({
    ok: false,
    refusal: "unreachable",
  }));

test("a name that leads into our own network", async () =>
  expect(await fetchMetadata(`${base}/good`)).toEqual({ ok: false, refusal: "private-address" }));

test.each([
  "http://login.lakeside.example",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://2130706433/x",
  "file:///etc/passwd",
  "x",
])("nothing is connected to: %s", async (url) =>
  expect(await fetchMetadata(url, here)).toEqual({ ok: false, refusal: "unreachable" }),
);
