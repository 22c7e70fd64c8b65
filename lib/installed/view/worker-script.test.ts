import { runInNewContext } from "node:vm";
import { describe, expect, test, vi } from "vitest";
import { OFFLINE_PAGE } from "../words/offline-page";
import { WORKER_SCRIPT } from "./worker-script";

type Listener = (event: Record<string, unknown>) => void;

/** The worker as a browser runs it. `network` answers or fails, as a fetch would. */
function startWorker(
  network: (url?: unknown, sent?: { body: unknown }) => Promise<unknown>,
  kept: Readonly<Record<string, Response>> = {},
) {
  const listeners = new Map<string, Listener>();
  const fetch = vi.fn(network);
  const [shown, opened]: [string[], string[]] = [[], []];
  // It only reads: anything else of the caches is missing, and throws.
  const caches = { match: async (url: string) => kept[url]?.clone() };
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined, openWindow: async (path: string) => opened.push(path) },
    registration: {
      navigationPreload: { enable: async () => undefined },
      showNotification: async (title: string, { body }: { body: string }) => shown.push(`${title}: ${body}`),
    },
  };
  runInNewContext(WORKER_SCRIPT, { self, fetch, caches, Response, URLSearchParams });
  return {
    fetch,
    shown,
    opened,
    /** Something happens to the worker; done when its work is. */
    tell: async (type: string, event: Record<string, unknown>) => {
      const waits: unknown[] = [];
      listeners.get(type)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) });
      await Promise.all(waits);
    },
    /** What the worker answers; undefined if it leaves the request to the browser. */
    ask: async (
      request: { mode: string; method: string; url?: string },
      preloadResponse?: Promise<unknown>,
    ) => {
      let answer: Promise<Response> | undefined;
      const respondWith = (given: Promise<Response>) => {
        answer = given;
      };
      listeners.get("fetch")?.({
        request,
        preloadResponse: preloadResponse ?? Promise.resolve(),
        respondWith,
      });
      return answer;
    },
    begin: async () => {
      const waits: unknown[] = [];
      for (const type of ["install", "activate"])
        listeners.get(type)?.({ waitUntil: (work: unknown) => waits.push(work) });
      await Promise.all(waits);
    },
  };
}

const PAGE = { mode: "navigate", method: "GET", url: "/me" };
const away = async () => Promise.reject(new TypeError("Failed to fetch"));

describe("the service worker", () => {
  test("shows what the network has, fresh each time", async () => {
    const pages = ["Amara’s matches", "Theo’s matches"].map((text) => new Response(text));
    const worker = startWorker(async () => pages.shift());
    await worker.begin();
    expect(await (await worker.ask(PAGE))?.text()).toBe("Amara’s matches");
    expect(await (await worker.ask(PAGE))?.text()).toBe("Theo’s matches");
  });

  test("never shows a page from before: without a network it's the offline page, for everyone the same", async () => {
    let isAway = false;
    const worker = startWorker(async () => (isAway ? away() : new Response("Amara’s matches")));
    await worker.begin();
    await worker.ask(PAGE);
    isAway = true;
    const answer = await worker.ask(PAGE);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe(OFFLINE_PAGE);
    expect(answer?.headers.get("cache-control")).toBe("no-store");
    expect(answer?.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("takes the page that the browser has already asked for", async () => {
    const worker = startWorker(away);
    const answer = await worker.ask(PAGE, Promise.resolve(new Response("asked ahead")));
    expect(await answer?.text()).toBe("asked ahead");
    expect(worker.fetch).not.toHaveBeenCalled();
  });

  test.each([
    { why: "a form", request: { mode: "navigate", method: "POST" } },
    { why: "a script", request: { mode: "no-cors", method: "GET" } },
    { why: "data", request: { mode: "cors", method: "GET" } },
    { why: "what a page sends", request: { mode: "same-origin", method: "POST" } },
  ])("leaves $why to the browser", async ({ request }) => {
    const worker = startWorker(away);
    expect(await worker.ask(request)).toBeUndefined();
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

describe("a match’s room without a network", () => {
  const FILE = "https://rookery.example/_next/static/chunks/a1.js";
  const KEPT = { "/matches/room": new Response("the shell"), [FILE]: new Response("a script") };
  const at = (path: string) => ({ mode: "navigate", method: "GET", url: `https://rookery.example${path}` });

  test.each([
    { why: "the clock", path: "/matches/m1/room?use=clock", shown: "the shell" },
    { why: "the room of one use", path: "/matches/m1/room", shown: "the shell" },
    { why: "the match itself", path: "/matches/m1", shown: OFFLINE_PAGE },
    { why: "a photo of it", path: "/matches/m1/photos/room", shown: OFFLINE_PAGE },
    { why: "a question that looks like one", path: "/me?next=/matches/m1/room", shown: OFFLINE_PAGE },
  ])("$why", async ({ path, shown }) => {
    const worker = startWorker(away, KEPT);
    expect(await (await worker.ask(at(path)))?.text()).toBe(shown);
  });

  test("that wasn’t opened here is the offline page", async () => {
    expect((await startWorker(away).ask(at("/matches/m1/room")))?.status).toBe(503);
  });

  test("has its files, which come from the network while there is one", async () => {
    const file = { mode: "no-cors", method: "GET", url: FILE };
    expect(await (await startWorker(away, KEPT).ask(file))?.text()).toBe("a script");
    const online = startWorker(async () => new Response("from the network"), KEPT);
    expect(await (await online.ask(file))?.text()).toBe("from the network");
    expect((await startWorker(away).ask(file))?.type).toBe("error");
  });
});

describe("a notification", () => {
  const MESSAGE = { id: "secret-1", body: "Theo suggests three times", path: "/matches/m1" };
  const close = vi.fn();

  test("is shown, and its reader is led to the match", async () => {
    const worker = startWorker(async () => new Response());
    await worker.tell("push", { data: { json: () => MESSAGE } });
    expect(worker.shown).toEqual(["Rookery: Theo suggests three times"]);
    await worker.tell("notificationclick", { notification: { data: MESSAGE, close } });
    expect(worker.opened).toEqual(["/matches/m1"]);
    expect(close).toHaveBeenCalled();
  });

  test.each(["notificationclick", "notificationclose"])("%s says that it was seen", async (type) => {
    const worker = startWorker(async () => new Response());
    await worker.tell(type, { notification: { data: MESSAGE, close } });
    expect(worker.fetch.mock.calls.map(([url, sent]) => [url, String(sent?.body)])).toEqual([
      ["/api/push/seen", "id=secret-1"],
    ]);
  });

  test("is also closed without a network", async () => {
    await expect(
      startWorker(away).tell("notificationclose", { notification: { data: MESSAGE } }),
    ).resolves.toBeUndefined();
  });
});

test("nothing is kept by the worker", () => {
  expect(WORKER_SCRIPT).not.toMatch(/caches\.(?!match\()|indexedDB|localStorage/);
});
