import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** Half as long as `axe.source`. Each page that's opened has to be sent it and compile it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Makes axe run in the page, because the Playwright wrapper sends it again for each check and collects the results in
 * another page, which takes more than twice as long.
 */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(AXE);
}
