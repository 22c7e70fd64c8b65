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
  const walked = await page.evaluateHandle(watchStops);
  for (let presses = 0; presses < MOST_STOPS; presses += 20) {
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.press("Tab")));
    const { isOver, stops, hidden } = await walked.jsonValue();
    if (isOver) return { stops, hidden };
  }
  throw new Error("This page has more to stop at");
}

/** Runs in the page. Notes where each element is when the next one takes the focus from it. */
function watchStops() {
  const walked = { isOver: false, stops: 0, hidden: [] as string[] };
  const seen = new Set<EventTarget | null>();
  document.addEventListener("focusout", ({ target }) => {
    const bar = document.querySelector(".tabbar");
    if (walked.isOver || !(target instanceof HTMLElement) || !bar || bar.contains(target)) return;
    // After the last one, the browser begins again.
    walked.isOver = seen.has(target);
    if (walked.isOver) return;
    seen.add(target);
    walked.stops += 1;
    if (target.getBoundingClientRect().top >= bar.getBoundingClientRect().top)
      walked.hidden.push(target.outerHTML.slice(0, 200));
  });
  return walked;
}
