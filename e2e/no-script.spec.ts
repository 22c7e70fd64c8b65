import { expect, firstMatch, signInAs, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript: offer, accept, report, confirm", async ({ league, browser }) => {
  const match = await firstMatch(league);
  const open = async (userId: string) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await signInAs(context, userId);
    return context.newPage();
  };
  const home = await open(match.home);
  await home.goto(`/matches/${match.id}`);
  const tomorrow = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format(
    Date.now() + 86_400_000,
  );
  await home.getByLabel("Time 1").fill(`${tomorrow}T18:00`);
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home).toHaveURL(/done=propose-times/);

  const away = await open(match.away);
  await away.goto(`/matches/${match.id}`);
  await away
    .getByRole("button", { name: /^Play on/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=accept-time/);

  const winner = match.awayName.split(" ")[0] ?? "";
  await away.getByText("Played already? Report it").click();
  for (const index of [0, 1]) {
    const game = away.getByRole("group", { name: `Game ${index + 1}` });
    await game.getByRole("radio", { name: winner }).first().check({ force: true });
    await game.getByLabel("How it ended").selectOption("checkmate");
  }
  await away.getByRole("button", { name: /^Report/ }).click();
  await expect(away).toHaveURL(/done=report/);

  await home.goto(`/matches/${match.id}`);
  await home.getByRole("button", { name: /Confirm/ }).click();
  await expect(home).toHaveURL(/done=approve/);
  await home.context().close();
  await away.context().close();
});

test("without JavaScript every public page is whole", async ({ league, page }) => {
  for (const path of ["", "/fall-2026", "/fall-2026/open", "/fall-2026/rules"]) {
    await page.goto(`/${league.org}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Your move" }).first()).toBeVisible();
  }
});
