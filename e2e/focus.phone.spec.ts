import type { Page } from "@playwright/test";
import { expect, firstMatch, test } from "./fixtures.ts";

/** More than any of these pages has to stop at: a match suggests every half hour of up to seven long days. */
const MOST_STOPS = 500;

test("on a phone, the tabs at the bottom never hide what has the focus", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const player = await windowOf(match.home);
  const addresses = [
    `/${league.org}/fall-2026/open`,
    `/${league.org}/fall-2026/rules`,
    "/me",
    "/profile",
    `/matches/${match.id}`,
  ];
  for (const address of addresses) {
    await player.goto(address);
    await expect(player.locator(".tabbar")).toBeVisible();
    const { stops, hidden } = await walk(player);
    expect(stops, `what ${address} has to stop at`).toBeGreaterThan(5);
    expect(hidden, `what the tabs hide on ${address}`).toEqual([]);
  }
});

/** Goes through a page by the Tab key, and lists what had the focus behind or below the tabs. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector(".tabbar");
      if (!(element instanceof HTMLElement) || !bar || bar.contains(element)) return null;
      // After the last one, the browser begins again.
      const isOver = element === document.body || element.dataset.walked !== undefined;
      element.dataset.walked = "";
      const isHidden = element.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
      return { isOver, isHidden, text: element.outerHTML.slice(0, 200) };
    });
    if (stop?.isOver) return { stops, hidden };
    if (stop?.isHidden) hidden.push(stop.text);
  }
  throw new Error("This page has more to stop at");
}
