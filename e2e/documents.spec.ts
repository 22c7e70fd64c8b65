import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("public pages load one small script and one style sheet, the same everywhere, and none of the framework", async ({
  league,
  page,
}) => {
  const scripts: string[] = [];
  const styles = new Set<string | null>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  const season = `/${league.org}/fall-2026`;
  for (const path of ["/privacy", `/${league.org}`, season, `${season}/open`, `${season}/rules`]) {
    scripts.length = 0;
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Dark theme" })).toBeVisible();
    expect(scripts, path).toEqual([expect.stringMatching(/^\/_next\/static\/documents\/document-\w+\.js$/)]);
    expect(await page.content(), path).not.toContain("__next_f");
    const sheets = page.locator("link[rel=stylesheet]");
    await expect(sheets, path).toHaveCount(1);
    styles.add(await sheets.getAttribute("href"));
  }
  expect([...styles]).toEqual([expect.stringMatching(/^\/_next\/static\/documents\/styles-[\w-]+\.css$/)]);
});

test("a document knows who is reading, what waits for them, and the chosen theme", async ({
  league,
  windowOf,
}) => {
  const page = await windowOf(league.directorId);
  await page.goto(`/${league.org}/fall-2026/rules`);
  await expect(page.getByRole("link", { name: "Account" })).toHaveCount(0);
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign out" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Desk/ }).first()).toHaveAttribute(
    "href",
    `/desk/${league.org}`,
  );
  const theme = page.getByRole("button", { name: "Dark theme" });
  await expect(theme).toHaveAttribute("aria-pressed", "false");
  await theme.click();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(theme).toHaveAttribute("aria-pressed", "true");
});

test("a stranger is asked to sign in", async ({ league, page }) => {
  await page.goto(`/${league.org}`);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your move" })).toHaveCount(0);
});

test("a season counts down to its deadline, with the pawn on today", async ({ league, page }) => {
  await page.goto(`/${league.org}/fall-2026`);
  const now = page.getByRole("region", { name: "What to do now" });
  await expect(now.getByText(/ left\. /)).toBeVisible();
  await expect(now.getByRole("listitem").and(page.locator("[aria-current=date]"))).toContainText(", today");
  await expect(now.locator("li .pc")).toHaveCount(1);
});

test("React can open a document's address, and the document is there after that", async ({
  league,
  windowOf,
}) => {
  const page = await windowOf(league.players[0]?.userId ?? "");
  await page.goto("/me");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Privacy/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who sees what");
  await expectFilled(page);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  await page.reload();
  await expectFilled(page);
  expect(await page.content()).not.toContain("__next_f");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Who sees what");
});

/** The corner has the reader's menu, and the theme can be chosen. */
async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByRole("banner").locator("summary")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeVisible();
}
