import type { Browser, BrowserContextOptions, Page, ViewportSize } from "@playwright/test";

/** Of a window's settings, those that it still has after it was emptied. */
export type WindowOptions = Pick<
  BrowserContextOptions,
  "baseURL" | "extraHTTPHeaders" | "javaScriptEnabled" | "serviceWorkers" | "timezoneId" | "viewport"
>;

type Window = {
  /** How it was opened. */
  readonly kind: string;
  readonly viewport: ViewportSize | null;
  /** In a way that can't be undone. */
  isChanged: boolean;
};

/**
 * Browser windows that one story uses after another. In a window that has run the app's scripts before, a page opens in
 * less than half the time, because the browser has compiled them.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #windows = new Map<Page, Window>();
  readonly #free: Page[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** An empty window, as a new one would be. It's one that was opened in the same way, if one is free. */
  async take(options: WindowOptions): Promise<Page> {
    const kind = JSON.stringify(options);
    const index = this.#free.findIndex((page) => this.#windows.get(page)?.kind === kind);
    const [free] = index < 0 ? [] : this.#free.splice(index, 1);
    return free ?? this.#open(options, kind);
  }

  /** Empties a window for the next story, or closes it if the story changed it for good. */
  async giveBack(page: Page): Promise<void> {
    const window = this.#windows.get(page);
    if (!window || window.isChanged || page.isClosed()) {
      this.#windows.delete(page);
      await page.context().close();
      return;
    }
    await empty(page, window.viewport);
    this.#free.push(page);
  }

  async #open(options: WindowOptions, kind: string): Promise<Page> {
    const context = await this.#browser.newContext(options);
    const page = await context.newPage();
    const window: Window = { kind, viewport: page.viewportSize(), isChanged: false };
    this.#windows.set(page, window);
    noticeCalls(page, "addInitScript", () => {
      window.isChanged = true;
    });
    noticeCalls(page.clock, "install", () => {
      window.isChanged = true;
    });
    return page;
  }
}

/** Calls `notice` before each call of a method. */
function noticeCalls<Name extends string>(
  owner: Readonly<Record<Name, unknown>>,
  name: Name,
  notice: () => void,
): void {
  const method = owner[name] as (...given: unknown[]) => unknown;
  Object.assign(owner, {
    [name]: (...given: unknown[]) => {
      notice();
      return method.apply(owner, given);
    },
  });
}

/** What stories can listen to. Playwright itself listens to others. */
const EVENTS = [
  "console",
  "dialog",
  "download",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
] as const;

async function empty(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) page.removeAllListeners(event);
  await Promise.all([context.unrouteAll(), page.unrouteAll()]);
  await context.setOffline(false);
  await leave(page);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}

/** Leaves the site, and nothing in the browser that sites have kept there. */
async function leave(page: Page): Promise<void> {
  const origins = [page.url(), process.env.APP_URL ?? ""].map((url) => new URL(url).origin);
  if (origins[0] !== "null") await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  for (const origin of new Set(origins)) {
    if (origin !== "null") await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
}
