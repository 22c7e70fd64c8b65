import { setImmediate as nextTask } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type RequestContext, runInRequest } from "@/lib/telemetry/request";
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

function page(status: number | undefined, tag = TAG) {
  return {
    kind: "APP_ROUTE",
    status,
    body: Buffer.from("page"),
    headers: { "x-next-cache-tags": tag, "content-disposition": "inline" },
  };
}

test.each([
  { why: "an answer", status: 200, kept: true },
  { why: "an answer whose status no one set", status: undefined, kept: true },
  { why: "an address that leads nowhere", status: 404, kept: false },
  { why: "a method that is refused", status: 405, kept: false },
  { why: "a failure", status: 500, kept: false },
])("$why ($status) is kept: $kept", async ({ why, status, kept }) => {
  const cache = makeCache();
  await cache.get(why, LOOK);
  await cache.set(why, page(status), KEEP);
  expect((await cache.get(why, LOOK)) !== null).toBe(kept);
});

test("a page that was being drawn when it changed is not kept, even if someone asked for it since", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin });
  const cache = makeCache();
  const first = request();
  await runInRequest(first, () => cache.get("/lakeside", LOOK));
  vi.advanceTimersByTime(5);
  expireTags([TAG]);
  vi.advanceTimersByTime(5);
  await runInRequest(request(), () => cache.get("/lakeside", LOOK));
  await runInRequest(first, () => cache.set("/lakeside", page(200), KEEP));
  expect(first.sharedPage?.isCurrent()).toBe(false);
  expect(await cache.get("/lakeside", LOOK)).toBeNull();

  await runInRequest(request(), () => cache.set("/lakeside", page(200), KEEP));
  expect(await cache.get("/lakeside", LOOK)).not.toBeNull();
  vi.useRealTimers();
});

test.each([
  {
    why: "a file",
    key: "/route-cache/APP_ROUTE/0a1b/$/lakeside/standings.csv",
    address: "/lakeside/standings.csv",
  },
  { why: "a file kept by its address", key: "/lakeside/crosstable.csv", address: "/lakeside/crosstable.csv" },
])(
  "$why, first asked for with an encoded letter, expires with its plain address",
  async ({ key, address }) => {
    const cache = makeCache();
    const first = request();
    const tags = `_N_T_/layout,_N_T_/%6C${address.slice(2)}`;
    await runInRequest(first, async () => {
      await cache.get(key, LOOK);
      await cache.set(key, page(200, tags), KEEP);
    });
    expect(await cache.get(key, LOOK)).not.toBeNull();
    expireTags([`_N_T_${address}`]);
    expect(first.sharedPage?.isCurrent()).toBe(false);
    expect(await cache.get(key, LOOK)).toBeNull();
  },
);

test("the pages that one file draws expire for one organization at a time", async () => {
  const cache = makeCache();
  const addresses = ["/near/fall-2026", "/far/fall-2026"];
  const find = () => Promise.all(addresses.map(async (key) => (await cache.get(key, LOOK)) !== null));
  for (const key of addresses) {
    const tags = `_N_T_/(public)/[org]/layout,_N_T_/(public)/[org]/[season]/page,_N_T_${key}`;
    await runInRequest(request(), async () => {
      await cache.get(key, LOOK);
      await cache.set(key, page(200, tags), KEEP);
    });
  }
  expireTags(["_N_T_/near/(public)/[org]/[season]/page"]);
  expect(await find()).toEqual([false, true]);
});

test("an address that no header can carry is written like its tag", async () => {
  const cache = makeCache();
  const key = "/route-cache/APP_ROUTE/0a1b/$/王/x";
  await cache.get(key, LOOK);
  await cache.set(key, page(200, "_N_T_/%e7%8e%8b/x"), KEEP);
  const kept = (await cache.get(key, LOOK)) as { value: { headers: Record<string, string> } };
  expect(() => new Headers(kept.value.headers)).not.toThrow();
});

test("the front learns what a request got, until its tags or its time expire it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin });
  const cache = makeCache();
  const drawn = request();
  await runInRequest(drawn, async () => {
    await cache.get("/o/s", LOOK);
    await cache.set("/o/s", page(200, "other"), { cacheControl: { revalidate: 600 } });
  });
  const found = request();
  await runInRequest(found, () => cache.get("/o/s", LOOK));
  const isCurrent = () => [drawn, found].map(({ sharedPage }) => sharedPage?.isCurrent());
  expect(drawn.sharedPage).toMatchObject({ content: Buffer.from("page"), headers: ["content-disposition"] });
  expect(isCurrent()).toEqual([true, true]);
  vi.advanceTimersByTime(599_000);
  expect(isCurrent()).toEqual([true, true]);
  vi.advanceTimersByTime(2_000);
  expect(isCurrent()).toEqual([false, false]);

  await runInRequest(found, () => cache.set("/o/s", page(200, "other"), KEEP));
  vi.advanceTimersByTime(1_000_000_000);
  expect(found.sharedPage?.isCurrent()).toBe(true);
  expireTags(["other"]);
  expect(found.sharedPage?.isCurrent()).toBe(false);
  vi.useRealTimers();
});

describe("a page whose time is up", () => {
  const HOUR = { cacheControl: { revalidate: 3600 } };

  async function keepAnHour(address: string) {
    vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin });
    onTestFinished(() => void vi.useRealTimers());
    const cache = makeCache();
    await cache.get(address, LOOK);
    await cache.set(address, page(200, address), HOUR);
    vi.advanceTimersByTime(3_590_000);
    const old = await cache.get(address, LOOK);
    expect(old).not.toBeNull();
    vi.advanceTimersByTime(2 * 24 * 3_600_000);
    return { cache, old: old as { readonly value: object } };
  }

  test("is drawn again for the first who asks, even after a quiet weekend", async () => {
    const { cache, old } = await keepAnHour("/weekend");
    expect(await cache.get("/weekend", LOOK)).toBeNull();
    await cache.set("/weekend", page(200, "/weekend"), HOUR);
    const drawn = await cache.get("/weekend", LOOK);
    expect(drawn).not.toBeNull();
    expect(drawn).not.toBe(old);
    vi.advanceTimersByTime(3_601_000);
    expect(await cache.get("/weekend", LOOK)).toBeNull();
  });

  test("is shown if drawing it has failed, and isn't kept in front", async () => {
    const { cache, old } = await keepAnHour("/away");
    await cache.get("/away", LOOK);
    const next = request();
    expect(await runInRequest(next, () => cache.get("/away", LOOK))).toBe(old);
    expect(next.sharedPage?.isCurrent()).toBe(false);

    // What Next does when it fails again.
    await cache.set("/away", old.value, { cacheControl: { revalidate: 30 } });
    vi.advanceTimersByTime(31_000);
    expect(await cache.get("/away", LOOK)).toMatchObject({ value: old.value });
    expireTags(["/away"]);
    expect(await cache.get("/away", LOOK)).toBeNull();
  });

  test("is gone if its address no longer leads anywhere", async () => {
    const { cache } = await keepAnHour("/gone");
    await cache.get("/gone", LOOK);
    await cache.set("/gone", page(404, "/gone"), HOUR);
    expect(await cache.get("/gone", LOOK)).toBeNull();
    expect(await cache.get("/gone", LOOK)).toBeNull();
  });
});

test("what the front keeps of a page doesn't hold the page", async () => {
  const cache = makeCache();
  const { isCurrent, body } = await draw(cache);
  for (const count of [1, 2, 3, 4, 5])
    await cache.set(`/other/${count}`, { ...page(200), body: Buffer.alloc(300_000) }, KEEP);
  await collectGarbage();
  expect(isCurrent?.()).toBe(true);
  expect(body.deref()).toBeUndefined();
});

async function draw(cache: PageCache) {
  const drawn = request();
  const value = page(200, "kept");
  await runInRequest(drawn, async () => {
    await cache.get("/kept", LOOK);
    await cache.set("/kept", value, KEEP);
  });
  return { isCurrent: drawn.sharedPage?.isCurrent, body: new WeakRef(value.body) };
}

/** What a weak reference led to is held until the end of the task. */
async function collectGarbage(): Promise<void> {
  await nextTask();
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

test("an error is no one's shared page", async () => {
  const cache = makeCache();
  const asked = request();
  await runInRequest(asked, async () => {
    await cache.get("/nowhere", LOOK);
    await cache.set("/nowhere", page(404), KEEP);
  });
  expect(asked.sharedPage).toBeUndefined();
});

function request(): RequestContext {
  return { id: "test" };
}

/** Does what the listener for changes does. */
function expireTags(tags: readonly string[]): void {
  (globalThis as { rookeryExpireTags?: (tags: readonly string[]) => void }).rookeryExpireTags?.(tags);
}
