import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { Windows } from "./support/windows.ts";

test("a window that another story used is as a new one", async ({ browser, windowOptions }) => {
  const windows = new Windows(browser);
  const page = await windows.take(windowOptions);
  await page.goto("/sign-in");
  const cookies = (await page.context().cookies()).length;
  const size = page.viewportSize();
  await page.evaluate(keepThings);
  expect(await page.evaluate(listKept)).toEqual({ local: 1, session: 1, databases: 1, caches: 1 });
  await page.context().addCookies([{ name: "a", value: "b", url: page.url() }]);
  await page.emulateMedia({ colorScheme: "dark", media: "print", forcedColors: "active" });
  await page.setViewportSize({ width: 300, height: 300 });
  const heard: string[] = [];
  page.on("request", (request) => heard.push(request.url()));
  await page.route("**/sign-in", (route) => route.abort());
  await page.context().newPage();
  await page.context().setOffline(true);

  await windows.giveBack(page);
  heard.splice(0);
  const again = await windows.take(windowOptions);
  expect(again === page, "it's the same window").toBe(true);
  expect(await looks(again)).toEqual({ dark: false, print: false, forced: false, entries: 1 });
  expect(again.context().pages()).toHaveLength(1);
  expect(again.viewportSize()).toEqual(size);
  await again.goto("/sign-in");
  expect(await again.context().cookies()).toHaveLength(cookies);
  expect(heard).toEqual([]);
  expect(await again.evaluate(listKept)).toEqual({ local: 0, session: 0, databases: 0, caches: 0 });
  await again.context().close();
});

test("a window isn't used again with another setting, or with what can't be taken out", async ({
  browser,
  windowOptions,
}) => {
  const windows = new Windows(browser);
  const plain = await windows.take({ ...windowOptions, javaScriptEnabled: false });
  await plain.goto("/sign-in");
  await windows.giveBack(plain);
  for (const change of [
    (page: Page) => page.addInitScript("globalThis.left = 1"),
    (page: Page) => page.clock.install(),
    (page: Page) => page.context().setExtraHTTPHeaders({ "x-forwarded-for": "198.51.100.1" }),
    (page: Page) => page.goto("about:blank"),
    (page: Page) => page.close(),
  ]) {
    const page = await windows.take(windowOptions);
    expect(page === plain).toBe(false);
    await page.goto("/worker.js");
    await change(page);
    await windows.giveBack(page);
    expect(page.isClosed()).toBe(true);
  }
  expect((await windows.take({ ...windowOptions, javaScriptEnabled: false })) === plain).toBe(true);
  await plain.context().close();
});

async function keepThings(): Promise<void> {
  localStorage.setItem("a", "b");
  sessionStorage.setItem("a", "b");
  await caches.open("a");
  await new Promise((resolve) => {
    const request = indexedDB.open("a");
    request.onsuccess = () => {
      request.result.close();
      resolve(null);
    };
  });
}

async function listKept() {
  return {
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  };
}

function looks(page: Page) {
  return page.evaluate(() => ({
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    print: matchMedia("print").matches,
    forced: matchMedia("(forced-colors: active)").matches,
    entries: history.length,
  }));
}
