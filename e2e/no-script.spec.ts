import { localIn } from "@/lib/shared/wall-clock";
import { addVenue, paintFree } from "@/lib/testing/add-venue";
import { dayFromToday, ZONE } from "@/lib/testing/days";
import { expect, firstMatch, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript: suggest, accept, report, confirm", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByLabel("Time 1").fill(`${dayFromToday(1)}T18:00`);
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home).toHaveURL(/done=propose-times/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away
    .getByRole("button", { name: /^Play on/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=accept-time/);

  const winner = match.awayName.split(" ")[0] ?? "";
  await away.getByText("Already played? Report it").click();
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
});

test("without JavaScript, the time finder is a list of times", async ({ league, windowOf }) => {
  await addVenue(league, { tables: 2, boards: 2 });
  const match = await firstMatch(league);
  await paintFree(league, match.home, [15, 16, 17]);
  await paintFree(league, match.away, [16, 17, 18]);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  const list = home.getByRole("group", { name: "The best times" });
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(home.getByRole("table", { name: /The hours/ }).getByRole("checkbox")).toHaveCount(0);
  await list.getByRole("checkbox", { checked: true }).first().uncheck({ force: true });
  const picked = await list.getByRole("checkbox", { checked: true }).last().inputValue();
  await home.getByText("Another time").click();
  await home.getByLabel("Time 1").fill(localIn(picked, ZONE));
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home.getByRole("main")).toContainText("You suggested the same time twice");
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await home.getByLabel("Time 1").fill("");
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home).toHaveURL(/done=propose-times/);
  await expect(home.getByRole("main")).toContainText("Your suggestions are sent");
});

test("without JavaScript, every public page is complete", async ({ league, page }) => {
  for (const path of ["", "/fall-2026", "/fall-2026/open", "/fall-2026/rules"]) {
    await page.goto(`/${league.org}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Account" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Your move" })).toHaveCount(0);
  }
});

test("without JavaScript, a phone has at most five tabs, and the last opens the rest", async ({
  league,
  windowOf,
}) => {
  const director = await windowOf(league.directorId);
  await director.setViewportSize({ width: 360, height: 740 });
  await director.goto(`/desk/${league.org}`);
  const tabs = director.getByRole("navigation", { name: "Sections" });
  await expect(tabs.getByRole("link")).toHaveText(["Desk", "Seasons", "Venues", "Front desk"]);
  await tabs.getByText("More").click();
  await tabs.getByRole("link", { name: "People" }).click();
  await expect(director).toHaveURL(/\/people$/);
  await director.getByRole("banner").locator("summary").click();
  await director.getByRole("banner").getByRole("link", { name: "Profile" }).click();
  await expect(director.getByRole("button", { name: "Sign out" })).toBeVisible();
  await director.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Desk" }).click();
  await expect(director).toHaveURL(new RegExp(`/desk/${league.org}$`));
});
