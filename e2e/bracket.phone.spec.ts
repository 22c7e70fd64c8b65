import { expect, expectGoodPage, test } from "./fixtures.ts";
import { makeKnockout, makeLargeKnockout, playRounds } from "./support/knockouts.ts";

test("on a phone, a bracket is a list by round, and each round is one tap or key away", async ({ page }) => {
  for (const players of [8, 64]) {
    const league = await (players === 64 ? makeLargeKnockout(players) : makeKnockout(players));
    if (players === 8) await playRounds(league, 1);
    await page.goto(`/${league.org}/fall-2026/open`);
    if (players === 8) await expectGoodPage(page);
    await expect(page.getByRole("region", { name: "Rounds" })).toBeHidden();
    const bracket = page.getByRole("group", { name: "Knockout, Open" });
    await expect(bracket.getByText("Quarterfinal 1", { exact: true })).toBeVisible();

    const jump = page.getByRole("navigation", { name: "Rounds, Knockout, Open" });
    const final = jump.getByRole("link", { name: "Final", exact: true });
    await jump.getByRole("link").first().focus();
    for (let step = 1; step < (players === 8 ? 3 : 6); step++) await page.keyboard.press("Tab");
    await expect(final).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Final/ })).toBeInViewport();
    await expect(bracket.getByText("winner of semifinal 1", { exact: true })).toBeInViewport();
  }
});
