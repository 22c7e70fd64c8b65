import { expect, test, vi } from "vitest";
import PageCache from "./page-cache.mjs";

const LOOK = { kind: "APP_ROUTE" };
const KEEP = { cacheControl: { revalidate: false } };
const TAG = "_N_T_/lakeside";

function makeCache() {
  return new PageCache({
    dev: false,
    flushToDisk: false,
    fs: { existsSync: () => false, readFile: () => Promise.reject(new Error("no file")) },
    serverDistDir: "/nowhere",
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });
}

function page(status: number | undefined) {
  return { kind: "APP_ROUTE", status, body: Buffer.from("page"), headers: { "x-next-cache-tags": TAG } };
}

test.each([
  { why: "an answer", status: 200, kept: true },
  { why: "an answer whose status nobody set", status: undefined, kept: true },
  { why: "an address that leads nowhere", status: 404, kept: false },
  { why: "a method that is refused", status: 405, kept: false },
  { why: "a failure", status: 500, kept: false },
])("$why ($status) is kept: $kept", async ({ why, status, kept }) => {
  const cache = makeCache();
  await cache.get(why, LOOK);
  await cache.set(why, page(status), KEEP);
  expect((await cache.get(why, LOOK)) !== null).toBe(kept);
});

test("a page that was being drawn when it changed is not kept", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin });
  const cache = makeCache();
  await cache.get("/lakeside", LOOK);
  vi.advanceTimersByTime(5);
  expireTags([TAG]);
  vi.advanceTimersByTime(5);
  await cache.set("/lakeside", page(200), KEEP);
  expect(await cache.get("/lakeside", LOOK)).toBeNull();

  await cache.set("/lakeside", page(200), KEEP);
  expect(await cache.get("/lakeside", LOOK)).not.toBeNull();
  vi.useRealTimers();
});

/** Does what the listener for changes does. */
function expireTags(tags: readonly string[]): void {
  (globalThis as { rookeryExpireTags?: (tags: readonly string[]) => void }).rookeryExpireTags?.(tags);
}
