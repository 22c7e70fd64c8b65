import type { Browser, BrowserContextOptions, Page, ViewportSize } from "@playwright/test";

/** Of a window's settings, those that it still has after it was emptied. */
export type WindowOptions = Pick<
  BrowserContextOptions,
  | "baseURL"
  | "extraHTTPHeaders"
  | "hasTouch"
  | "isMobile"
  | "javaScriptEnabled"
  | "locale"
  | "serviceWorkers"
  | "timezoneId"
  | "userAgent"
  | "viewport"
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
 * less than half the time, because the browser has compiled them. Their files stay in its cache, too.
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

  /** Empties a window for the next story, or closes it if the story changed it for good or left the site. */
  async giveBack(page: Page): Promise<void> {
    const window = this.#windows.get(page);
    const { origin } = new URL(process.env.APP_URL ?? "");
    if (!window || window.isChanged || new URL(page.url()).origin !== origin || page.isClosed()) {
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
    const notice = () => {
      window.isChanged = true;
    };
    noticeCalls(page, LASTING, notice);
    noticeCalls(context, LASTING, notice);
    noticeCalls(page.clock, ["install", "setFixedTime", "setSystemTime"], notice);
    return page;
  }
}

/** What a window or a page keeps. */
const LASTING = ["addInitScript", "exposeBinding", "exposeFunction", "routeWebSocket", "setExtraHTTPHeaders"];

/** Calls `notice` before each call of these methods. */
function noticeCalls(owner: object, names: readonly string[], notice: () => void): void {
  for (const name of names) {
    const method = Reflect.get(owner, name);
    Reflect.set(owner, name, (...given: readonly unknown[]) => {
      notice();
      return Reflect.apply(method, owner, given);
    });
  }
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

/** Leaves the site, and nothing in the browser that it has kept there. */
async function leave(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
}
