import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { currentRequest, type SharedPage } from "@/lib/telemetry/request";
import { ResponseCache } from "./response-cache";
import { startFront } from "./testing/front-server";
import { head, sendRaw } from "./testing/raw-request";

const BODY = `<html><body>${"standings ".repeat(400)}</body></html>`;
const SHARED = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "s-maxage=3600", ETag: '"v1"' };

test("the app is asked once, and everyone gets the same response, in the encoding they take", async () => {
  const { url, asked } = await startSite();
  const first = await get(url, { "Accept-Encoding": "gzip" });
  const again = await get(url, { "Accept-Encoding": "br, gzip" });
  const plain = await get(url, { "Accept-Encoding": "identity" });
  expect(gunzipSync(first.body).toString()).toBe(BODY);
  expect(brotliDecompressSync(again.body).toString()).toBe(BODY);
  expect(plain.body.toString()).toBe(BODY);
  expect([first, again, plain].map(({ headers }) => headers["content-encoding"])).toEqual([
    "gzip",
    "br",
    undefined,
  ]);
  for (const { headers } of [first, again, plain])
    expect(headers).toMatchObject({
      "cache-control": "s-maxage=3600",
      etag: '"v1"',
      "x-frame-options": "DENY",
      "content-disposition": "inline",
    });
  expect(again.headers["x-of-this-request"]).toBeUndefined();
  expect(again.headers.vary).toContain("Accept-Encoding");
  expect(again.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(first.headers["x-request-id"]).not.toBe(again.headers["x-request-id"]);
  expect(asked()).toBe(1);
});

test("a response is kept no longer than its page", async () => {
  let isCurrent = true;
  const { url, asked } = await startSite({ page: { isCurrent: () => isCurrent } });
  await get(url);
  await get(url);
  isCurrent = false;
  await get(url);
  await get(url);
  expect(asked()).toBe(3);
});

test("a visitor who has the page is told so, and HEAD gets what GET would, without the body", async () => {
  const { url, asked } = await startSite();
  await get(url);
  const same = await get(url, { "If-None-Match": '"v0", "v1"' });
  expect([same.status, same.body.length, same.headers["content-security-policy"]]).toEqual([
    304,
    0,
    undefined,
  ]);
  const head = await get(url, {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
    200,
    String(BODY.length),
    0,
  ]);
  expect(asked()).toBe(1);
});

test.each<{ why: string; site?: Partial<Answering>; headers?: Record<string, string>; path?: string }>([
  { why: "a page that only this visitor gets", site: { page: undefined } },
  {
    why: "a response that differs from the page, whatever made it so",
    site: { body: `${BODY}<!-- you -->` },
  },
  { why: "a response that sets a cookie", site: { headers: { ...SHARED, "Set-Cookie": "a=b" } } },
  { why: "a response that says it's private", site: { headers: { ...SHARED, "Cache-Control": "private" } } },
  { why: "an address that leads nowhere", site: { status: 404 } },
  { why: "a redirect", site: { status: 307, headers: { ...SHARED, Location: "/lakeside" } } },
  { why: "a page that has changed by the time it's sent", site: { page: { isCurrent: () => false } } },
  { why: "an address with a query", path: "/lakeside?page=1" },
  { why: "an address with an encoded letter", path: "/%6Cakeside" },
  { why: "the data of a page", headers: { RSC: "1" } },
  { why: "a part of the data", headers: { "Next-Router-Segment-Prefetch": "/_tree" } },
])("not kept: $why", async ({ site, headers, path }) => {
  const { url, asked } = await startSite(site);
  for (let times = 0; times < 2; times++) await get(url, headers, "GET", path);
  expect(asked()).toBe(2);
});

test("a file that must be asked for each time is kept here, with an ETag", async () => {
  const headers = { "Content-Type": "text/csv", "Cache-Control": "public, max-age=0, must-revalidate" };
  const { url, asked } = await startSite({ headers });
  const { etag = "" } = (await get(url)).headers;
  expect((await get(url, { "If-None-Match": etag })).status).toBe(304);
  expect(asked()).toBe(1);
});

test("a read of the API is kept whatever its query, because no query changes what it shares", async () => {
  const { url, asked } = await startSite();
  const { etag = "" } = (await get(url, {}, "GET", "/api/v1/organizations/lakeside?a=1")).headers;
  const again = await get(url, { "If-None-Match": etag }, "GET", "/api/v1/organizations/lakeside?b=2");
  expect([again.status, asked()]).toEqual([304, 1]);
});

test("what HEAD gets is not kept", async () => {
  const { url, asked } = await startSite();
  await get(url, {}, "HEAD");
  expect((await get(url, { "Accept-Encoding": "identity" })).body.toString()).toBe(BODY);
  expect(asked()).toBe(2);
});

test("a request that is refused gets no cached response either", async () => {
  const { url, port } = await startSite();
  await get(url);
  const refused = await sendRaw(port, [head("GET", "/lakeside", ["Content-Length: 1"]), "x"]);
  expect(refused.status).toBe(400);
});

test("responses that were used longest ago make room", async () => {
  const responses = new ResponseCache(3 * (BODY.length + 4_096));
  const { url, asked } = await startSite({ responses });
  for (let page = 0; page < 20; page++) await get(url, {}, "GET", `/page-${page}`);
  expect(asked()).toBe(20);
  await get(url, {}, "GET", "/page-19");
  expect(asked()).toBe(20);
  await get(url, {}, "GET", "/page-0");
  expect(asked()).toBe(21);
});

type Answering = {
  readonly responses: ResponseCache;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly page: Partial<SharedPage> | undefined;
};

/** A site whose app answers every request like this, as it does with a page from the page cache. */
async function startSite(options: Partial<Answering> = {}) {
  const { status = 200, headers = SHARED, body = BODY, responses = new ResponseCache() } = options;
  let asked = 0;
  const front = await startFront({
    site: { responses },
    handle: async (request: IncomingMessage, response: ServerResponse) => {
      asked += 1;
      const page = { content: BODY, headers: ["content-disposition"], isCurrent: () => true };
      const context = currentRequest();
      if (context && !("page" in options && !options.page)) context.sharedPage = { ...page, ...options.page };
      response.writeHead(status, { ...headers, "Content-Disposition": "inline", "X-Of-This-Request": "1" });
      response.end(request.method === "HEAD" ? undefined : body);
    },
  });
  return { ...front, asked: () => asked };
}

type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** What comes over the wire: fetch would decompress it. */
async function get(
  url: string,
  headers: Record<string, string> = {},
  method = "GET",
  path = "/lakeside",
): Promise<Got> {
  const sent = requestHttp(url + path, { method, headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}
