import type { Page } from "@playwright/test";
import { findSeason } from "@/lib/season/store/seasons";
import { enterCrowd, inventNames } from "@/lib/testing/crowd";
import { dayFromToday } from "@/lib/testing/days";
import { mustExecute, type TestLeague, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test("a director sets up 40 players in groups with a playoff, in nine weeks instead of 39", async ({
  windowOf,
}) => {
  test.slow();
  const league = await makeStoryLeague({ players: 0, publish: false });
  const director = await windowOf(league.directorId);
  const season = `/desk/${league.org}/seasons/cup`;

  await setUp(director, league);
  const formats = director.getByRole("region", { name: "Formats" });
  await expect(formats).toContainText("40 players can’t all play each other in nine weeks.");
  const chosen = formats.getByRole("radio", { name: /^8 groups of 5, then a playoff of 16/ });
  await expect(chosen).toBeChecked();
  await expect(formats.getByRole("row", { name: /^8 groups of 5/ })).toContainText("190");
  await expectGoodPage(director);
  await director.getByLabel("Weeks", { exact: true }).fill("6");
  await director.getByRole("button", { name: "Compare formats" }).click();
  await expect(formats.getByRole("radio", { name: /^Knockout/ })).toBeChecked();
  await director.goBack();
  await chosen.check();
  await director.getByRole("button", { name: "Use this format" }).click();
  await expect(director.getByRole("main")).toContainText(
    "The format is saved as a new version of the rules.",
  );

  await director.getByRole("button", { name: "Open registration" }).click();
  await expect(director).toHaveURL(/done=registration/);
  const cup = await findSeason(league.org, "cup");
  if (!cup) throw new Error("The director has made it");
  await enterCrowd(league, cup, inventNames(40));
  await director.goto(`${season}/open`);
  await expect(director.getByRole("main")).toContainText("95 matches, 190 table hours.");
  await director.getByRole("button", { name: "Draw the lots and publish" }).click();
  await expect(director).toHaveURL(/done=published/);
  await expect(director.getByRole("heading", { name: "Group H" })).toBeVisible();
  await expect(director.getByRole("table", { name: "Progress of each group" }).getByRole("row")).toHaveCount(
    9,
  );

  await playFirstMatch(league);
  await looksAtThePublicPage(director, league);
});

async function setUp(director: Page, league: TestLeague): Promise<void> {
  await director.goto(`/desk/${league.org}/seasons/new?preset=depaul`);
  await director.getByLabel("Name", { exact: true }).first().fill("Cup");
  await director.getByLabel("Address").fill("cup");
  await director.getByLabel("First day").fill(dayFromToday());
  await director.getByLabel("Weeks to play in").fill("9");
  await director.getByLabel("Players you expect").fill("40");
  await director.getByRole("button", { name: "Create the season" }).click();
  await expect(director).toHaveURL(/rules\/format\?players=40&weeks=9/);
}

async function playFirstMatch(league: TestLeague): Promise<void> {
  const { id, home, away } = await firstMatch(league);
  await mustExecute(id, { type: "report", games: TWO_NIL }, { userId: home }, new Date());
  await mustExecute(id, { type: "approve" }, { userId: away }, new Date());
}

async function looksAtThePublicPage(page: Page, league: TestLeague): Promise<void> {
  await page.goto(`/${league.org}/cup/open`);
  const standings = page.getByRole("region", { name: "Standings" });
  await expect(standings).toContainText("The first two players of each group advance to the playoff.");
  await expect(standings.getByRole("table", { name: "Open division standings, Group A" })).toBeVisible();
  await expect(standings.getByRole("navigation", { name: "Groups" }).getByRole("link")).toHaveCount(8);
  await expect(page.getByRole("table", { name: /^Every match of Group H/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Rounds" }).getByRole("heading", { name: "Group A" }).first(),
  ).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await standings.getByRole("link", { name: "Group H" }).click();
  await expect(page.getByRole("heading", { name: "Group H" }).first()).toBeInViewport();
  const files = await page.request.get(`/${league.org}/cup/open/standings.csv`);
  expect(await files.text()).toContain("Group A");
}
