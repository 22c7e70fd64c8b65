import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { LIMITS, type LimitName } from "@/lib/limits/limits";
import { spend } from "@/lib/limits/spend";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test.use({ expectedErrors: [/429/] });

for (const javaScriptEnabled of [true, false]) {
  test(`a result over the limit stays in its form, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    league,
    windowOf,
  }) => {
    const match = await firstMatch(league);
    await useUp("report", match.home);
    const home = await windowOf(match.home, { javaScriptEnabled });
    await home.goto(`/matches/${match.id}`);
    await home.getByText("Already played? Report it").click();
    for (const index of [0, 1]) {
      const game = home.getByRole("group", { name: `Game ${index + 1}` });
      await game.getByRole("radio").first().check({ force: true });
      await game.getByLabel("How it ended").selectOption("checkmate");
    }
    const answered = answerToForm(home);
    await home.getByRole("button", { name: /^Report/ }).click();

    expect(await answered).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d{3}$/) });
    await expect(home.getByRole("alert").first()).toContainText("Try again in 10 minutes.");
    await expect(home.getByRole("group", { name: "Game 1" }).getByLabel("How it ended")).toHaveValue(
      "checkmate",
    );
  });
}

test("an address that has had its five links is told when to ask again", async ({ page }) => {
  const email = `new-${randomUUID().slice(0, 8)}@lakeside.example`;
  await useUp("link-to-address", email);
  await page.goto("/sign-in");
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill(email);
  const answered = answerToForm(page);
  await page.getByRole("button", { name: /link/i }).click();

  expect(await answered).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d{3}$/) });
  await expect(page.getByText("Use the newest one. Try again in 10 minutes.")).toBeVisible();
  await expectGoodPage(page);
});

test("a visitor who asks too many questions is told when to ask again", async ({ openWindow }) => {
  const visitor = "198.51.100.77";
  await useUp("adjudication", visitor);
  const page = await openWindow({ extraHTTPHeaders: { "x-forwarded-for": visitor } });
  const answer = await page.goto("/tools/adjudicator?pgn=1.+e4+e5&end=resignation");
  expect(answer?.status()).toBe(429);
  expect(answer?.headers()["retry-after"]).toMatch(/^\d{3}$/);
  await expect(page.getByRole("main")).toContainText("Try again in 10 minutes.");
  await expectGoodPage(page);
  expect((await page.goto("/tools/adjudicator"))?.status()).toBe(200);
});

async function useUp(limit: LimitName, by: string): Promise<void> {
  for (let turn = 0; turn < LIMITS[limit].most; turn += 1) await spend([{ limit, by }]);
}

async function answerToForm(page: Page) {
  const response = await page.waitForResponse((each) => each.request().method() === "POST");
  return { status: response.status(), retryAfter: response.headers()["retry-after"] };
}
