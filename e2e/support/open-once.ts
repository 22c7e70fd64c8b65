import { expect, type Page } from "@playwright/test";

/** Opens a public page once it has these words: a page that's kept is drawn again a moment after a change. */
export async function openOnce(page: Page, path: string, words: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text(), path).toContain(words);
  await page.goto(path);
}
