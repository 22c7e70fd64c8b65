import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { hold } from "./support/hold.ts";

/** Longer than a browser waits for a font that a page can do without. */
const TOO_LATE_MS = 2_000;

test.use({ viewport: { width: 412, height: 823 } });

test("nothing moves when the fonts come late, and the next page has them", async ({ league, page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked += 1;
  });
  const letGo = await hold(page, "**/*.woff2");
  // Our own script has run by then. The page isn't loaded without its fonts.
  await page.goto(`/${league.org}/fall-2026`, { waitUntil: "domcontentloaded" });
  await page.waitForFunction((late) => performance.now() > late, TOO_LATE_MS);
  const before = await places(page);
  expect(asked).toBeGreaterThan(0);
  letGo();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await places(page)).toEqual(before);
  // Holding requests also turns off the browser's cache.
  await page.unrouteAll();
  // The fonts are optional: a busy browser can draw a page without them even when they're in its cache.
  await expect(async () => {
    await page.reload();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await places(page)).not.toEqual(before);
  }).toPass();
});

/** Where everything on the page is. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );
}
