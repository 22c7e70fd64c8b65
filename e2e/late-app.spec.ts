import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PAGE = "/tools/adjudicator";
/** The load event waits for the fonts, and our script doesn't. */
const FONTS = "**/*.woff2";

const flip = (page: Page) => page.getByRole("button", { name: "Flip board" });

/** The framework's scripts that the page has asked for. */
function watchScripts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().includes("/chunks/")) asked.push(request.url());
  });
  return asked;
}

/** Holds what these addresses answer. Returns what lets it go. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("a public page that needs React asks for it once it's been shown", async ({ page }) => {
  const asked = watchScripts(page);
  const letGo = await hold(page, FONTS);
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(asked).toEqual([]);
  letGo();
  await expect(flip(page)).toBeVisible();
  expect(asked).not.toEqual([]);
});

test("a key, a tap or a click asks for React at once, also while the page is still loading", async ({
  page,
}) => {
  for (const touch of [
    () => page.keyboard.press("Tab"),
    () => page.mouse.click(100, 300),
    () => page.getByLabel("Moves (PGN)").focus(),
  ]) {
    const asked = watchScripts(page);
    const letGo = await hold(page, FONTS);
    await page.goto(PAGE, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await page.waitForFunction(() => document.readyState === "interactive");
    expect(asked).toEqual([]);
    await touch();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    letGo();
    await expect(flip(page)).toBeVisible();
    await page.unroute(FONTS);
  }
});
