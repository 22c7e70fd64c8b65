import { dayFromToday, momentOf } from "@/lib/testing/days";
import { mustExecute } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";
import { openOnce } from "./support/open-once.ts";

/** Fool's mate, and a resignation: 2–0 for the player who has Black first. */
const GAMES = [
  { white: "home", outcome: "black", ending: "checkmate", pgn: "1. f3 e5 2. g4 Qh4#" },
  { white: "away", outcome: "white", ending: "resignation" },
] as const;

test("from the standings to a player, to a match, and through its moves", async ({ league, page }) => {
  const { id, home, away, homeName, awayName } = await firstMatch(league);
  const division = `/${league.org}/fall-2026/open`;

  await page.goto(division);
  await page.getByRole("link", { name: awayName }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(awayName);
  await expect(page.getByRole("heading", { name: "Head to head" })).toBeVisible();
  await expect(page.getByText("Opponents appear here with the first result.")).toBeVisible();

  const at = momentOf(dayFromToday(-1), "02:00");
  await mustExecute(id, { type: "report", games: [...GAMES] }, { userId: home }, at);
  await mustExecute(id, { type: "approve" }, { userId: away }, at);
  await openOnce(page, page.url(), "2–0");
  await expect(page.getByRole("row", { name: new RegExp(homeName) }).first()).toContainText("2–0");
  await expect(page).toHaveTitle(new RegExp(awayName));
  await expect(page.locator("body")).not.toContainText("@");

  await page.getByRole("link", { name: /^Won/ }).click();
  await expect(page).toHaveTitle(new RegExp(`${homeName} vs. ${awayName}`));
  const game = page.getByRole("group", { name: "Game 1" });
  await expect(game.getByRole("status")).toHaveText("2… Qh4#");
  await game.getByRole("button", { name: "Previous move" }).click();
  await expect(game.getByRole("status")).toHaveText("2. g4");
  await page.keyboard.press("Home");
  await expect(game.getByRole("status")).toHaveText("Start of the game");
  await page.keyboard.press("ArrowRight");
  await expect(game.getByRole("status")).toHaveText("1. f3");
  await page.keyboard.press("End");
  await expect(game.getByRole("status")).toHaveText("2… Qh4#");
  await game.getByRole("button", { name: "e5" }).click();
  await expect(game.getByRole("status")).toHaveText("1… e5");
  await game.getByRole("button", { name: "Flip board" }).click();
  await expect(page.locator("body")).not.toContainText("@");
  await expectGoodPage(page);

  await page.getByRole("link", { name: homeName }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeName);
});

test("everyone finds their own pages: the desk, the account, and the match", async ({ league, windowOf }) => {
  const { id, home, homeName, awayName } = await firstMatch(league);
  const statement = "He took back his move and then left before the third game.";
  await mustExecute(
    id,
    { type: "report", games: GAMES.map(({ white, outcome, ending }) => ({ white, outcome, ending })) },
    { userId: home },
    momentOf(dayFromToday(-1), "02:00"),
  );
  const { away } = await firstMatch(league);
  const at = momentOf(dayFromToday(-1), "03:00");
  await mustExecute(id, { type: "contest", statement, games: null }, { userId: away }, at);

  const director = await windowOf(league.directorId);
  await director.goto("/me");
  await expect(director.getByText("You aren’t playing")).toBeVisible();
  await director.goto(`/${league.org}/fall-2026`);
  const banner = director.getByRole("banner");
  await banner.getByRole("link", { name: /^Desk\s*1 waiting for you/ }).click();
  await expect(director).toHaveURL(new RegExp(`/desk/${league.org}$`));
  await director.goto(`/desk/${league.org}/matches/${id}`);
  await expect(director).toHaveTitle(/^Case: /);
  await banner.locator("summary").click();
  await expectGoodPage(director);
  await banner.getByRole("link", { name: "Sign out" }).click();
  await expect(director.getByRole("button", { name: "Sign out" })).toBeVisible();

  const player = await windowOf(home);
  await player.goto("/desk");
  await expect(player).toHaveURL(/\/me$/);
  await player.goto(`/matches/${id}`);
  const lastNames = [homeName, awayName].map((name) => name.split(" ").at(-1));
  await expect(player).toHaveTitle(new RegExp(`${lastNames.join(" vs. ")}, Round 1`));
});

test("every page of a player says how much is waiting for them", async ({ league, windowOf }) => {
  const { home } = await firstMatch(league);
  const player = await windowOf(home);
  for (const page of ["/profile", `/me/hours/${league.org}`, `/${league.org}/fall-2026/register`]) {
    await player.goto(page);
    const move = player.getByRole("banner").getByRole("link", { name: /^Your move\s*1 waiting for you/ });
    await expect(move, page).toBeVisible();
  }
});
