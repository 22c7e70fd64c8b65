import type { Page } from "@playwright/test";

/** Holds what these addresses answer. Returns what lets it go. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
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
