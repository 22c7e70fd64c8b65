import type { Locator, Page } from "@playwright/test";
import type { MatchCommand } from "@/lib/match/rules/commands";
import { execute } from "@/lib/match/store/execute";
import { listTestMatches, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, test } from "./fixtures.ts";

const CONTEST: MatchCommand = { type: "contest", statement: "Nothing was played.", games: null };

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** With forced colors, each part of a round's bar still looks different. */
async function expectDistinctPatterns(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const swatches = await page.locator("dt > span[aria-hidden=true]").all();
  const pictures = await Promise.all(swatches.map((swatch) => swatch.screenshot()));
  expect(pictures.length).toBeGreaterThanOrEqual(5);
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
  await page.emulateMedia({ forcedColors: null });
}

test("a week at the director’s desk, by keyboard only", async ({ league, windowOf }) => {
  const [first, second] = await listTestMatches(league);
  if (!first || !second) throw new Error("The league has too few matches");
  for (const match of [first, second]) {
    await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
    await execute(match.id, CONTEST, { userId: match.away }, new Date());
  }
  const director = await windowOf(league.directorId);
  const { keyboard } = director;
  await director.goto(`/desk/${league.org}`);
  await expect(director.getByRole("heading", { level: 1 })).toContainText("Rule on");
  await expect(director.getByRole("listitem").filter({ hasText: "Round 1: 2 with you" })).toHaveCount(1);
  await expectGoodPage(director);
  await expectDistinctPatterns(director);

  await keyboard.press("?");
  await expect(director.getByText("Back to the desk.")).toBeVisible();
  await keyboard.press("j");
  const items = director.getByRole("navigation", { name: "Queue" }).getByRole("link");
  await expect(items.nth(0)).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await keyboard.press("k");
  await expect(items.nth(0)).toBeFocused();
  await keyboard.press("Enter");
  await expect(director).toHaveURL(/\/matches\//);

  await expect(director.getByRole("navigation", { name: "Answers that fit" })).toContainText(
    "1. The report counts",
  );
  await keyboard.press("1");
  await expect(director).toHaveURL(/answer=report-stands/);
  await expect(director.getByText("Filled in below: 2–0 to")).toBeVisible();
  await expect(director.getByRole("radio", { name: /wins/ })).toHaveCount(0);
  await director.getByText("Change it").click();
  await expect(director.getByLabel("Score, if games were played")).toHaveValue("2-0");
  await expectGoodPage(director);
  await expect(director.getByRole("radio", { name: /wins/ }).first()).toBeChecked();
  await tabTo(director, director.getByRole("textbox", { name: "Reasons, sent to both" }));
  await keyboard.type("The signed sheet says 2-0. Just as 1 and j type here.");
  await tabTo(director, director.getByRole("button", { name: /Make the ruling/ }));
  await keyboard.press("Enter");
  await expect(director).toHaveURL(/done=rule/);
  await expect(director.getByRole("region", { name: "Evidence, in order" })).toContainText("from 127.0.0.1");

  await keyboard.press("g");
  await keyboard.press("d");
  await expect(director).toHaveURL(new RegExp(`/desk/${league.org}$`));
  await expect(director.getByRole("navigation", { name: "Queue" })).toContainText("1, most urgent first");
  await keyboard.press("j");
  await keyboard.press("Enter");
  await expect(director).toHaveURL(/\/matches\//);
  const similar = director.getByRole("region", { name: "Similar rulings" });
  await expect(similar).toContainText(
    "Round 1, Fall 2026: 2–0 to White, because: The signed sheet says 2-0.",
  );
  await keyboard.press("3");
  await expect(director).toHaveURL(/answer=more-time/);
  await tabTo(director, director.getByRole("textbox", { name: "Reason, sent to both" }));
  await keyboard.type("Play it this week.");
  await tabTo(director, director.getByRole("button", { name: "Reopen the match" }));
  await keyboard.press("Enter");
  await expect(director).toHaveURL(/done=reopen/);
  const after = await listTestMatches(league);
  expect(
    after
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["final", "open"]);
});

test("without JavaScript, an answer is a link that fills in the form", async ({ league, windowOf }) => {
  const [match] = await listTestMatches(league);
  if (!match) throw new Error("The league has no match");
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  await execute(match.id, CONTEST, { userId: match.away }, new Date());
  const page = await windowOf(league.directorId, { javaScriptEnabled: false });
  await page.goto(`${process.env.APP_URL}/desk/${league.org}/matches/${match.id}`);
  await page.getByRole("link", { name: /Both lose/ }).click();
  await page.getByText("Change it").click();
  await expect(page.getByRole("radio", { name: /Both lose/ })).toBeChecked();
  await page.getByLabel("Reasons, sent to both").fill("Neither sheet is signed.");
  await page.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(page).toHaveURL(/done=rule/);
});
