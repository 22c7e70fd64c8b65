import type { Locator, Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { findGames } from "@/lib/jobs/find-games";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { enterFound } from "@/lib/online/store/enter-found";
import { findSearch } from "@/lib/online/store/searches";
import { siteGame, slowGame } from "@/lib/online/testing/site-games";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test, waitForLetter } from "./fixtures.ts";

test("an online match that was played as agreed is found, and both only say yes", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  const home = await windowOf(match.home);

  await test.step("with the wrong colors, it says why", async () => {
    await play(siteGame({ id: `${match.id}-1`, white: black, black: white, startedAt: minutesAgo(8) }));
    await lookNow(home, match.id, home.getByText(/had White, but .+ should have had it/));
  });

  await test.step("played as agreed, it fills in the report", async () => {
    await play(siteGame({ id: `${match.id}-2`, white, black, startedAt: minutesAgo(5) }));
    await lookNow(home, match.id, home.getByRole("heading", { name: /^We found your match: 1–0 to/ }));
    await expectGoodPage(home);
    // There's nothing left to play, so nothing says how to challenge anyone.
    await expect(home.getByText("Open the challenge below")).toHaveCount(0);
    await home.goto("/me");
    await expect(home.getByRole("heading", { name: /^We found your match: 1–0 to/ })).toBeVisible();
    await home.getByRole("link", { name: "Check the result" }).click();
    await home.getByRole("button", { name: /^Report 1–0 to/ }).click();
    await expect(home.getByText("Your report is in.")).toBeVisible();
  });

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByRole("button", { name: /^Confirm 1–0/ }).click();
  await expect(away.getByText(/^Decided: 1–0 to/)).toBeVisible();
  await expect(away.getByRole("main")).toContainText("Checkmate");
});

test("a player says that what was found isn’t the match", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  await play(siteGame({ id: match.id, white, black, startedAt: minutesAgo(5) }));
  await findEach([match.id]);

  const away = await windowOf(match.away);
  await openSlowly(away, `/matches/${match.id}`, away.getByText("This isn’t our match"));
  await away.getByText("This isn’t our match").click();
  await away.getByLabel("What was it?").fill("We only practiced.");
  await away.getByRole("button", { name: "Say it isn’t our match" }).click();
  await expect(away.getByRole("heading", { name: "You said that this isn’t the match" })).toBeVisible();
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: /said that this isn’t the match$/ })).toBeVisible();
  await expect(home.getByRole("main")).toContainText("We only practiced.");
});

test("a week in which no one types a result: what was found counts when no one objects", async ({ page }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const matches = (await listTestMatches(league)).filter(({ round }) => round === 1);
  for (const [index, match] of matches.entries()) {
    const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
    await play(siteGame({ id: match.id, white, black, startedAt: minutesAgo(60 + index) }));
  }
  await findEach(matches.map(({ id }) => id));
  for (const { home, away } of matches) {
    for (const id of [home, away]) {
      const { email } = await prisma().user.findUniqueOrThrow({ where: { id } });
      await waitForLetter(email, /^We found your match/);
    }
  }

  // Two days later.
  const ids = matches.map(({ id }) => id);
  await prisma().gameSearch.updateMany({
    where: { matchId: { in: ids } },
    data: { standsAt: new Date(minutesAgo(1)) },
  });
  for (const id of ids) await enterFound(id, new Date());

  await expect(async () => {
    await page.goto(`/${league.org}/fall-2026/open`);
    const winners = league.players.filter(({ userId }) => matches.some(({ away }) => away === userId));
    for (const { name } of winners) {
      const row = page.getByRole("row", { name: new RegExp(shortName(name)) }).first();
      await expect(row.getByRole("cell", { name: "1", exact: true }).first()).toBeVisible({ timeout: 2_000 });
    }
  }).toPass();
  await page.goto(`/${league.org}/matches/${ids[0]}`);
  await expect(page.getByRole("main")).toContainText("Checkmate");
});

test("a game that took more than its hour: captured points decide, on the board of that moment", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  const game = slowGame(300, { id: match.id, white, black });
  const late = Date.now() - Date.parse(game.endedAt) - 60_000;
  const moved = (at: string) => new Date(Date.parse(at) + late).toISOString();
  await play({ ...game, startedAt: moved(game.startedAt), endedAt: moved(game.endedAt) });

  const home = await windowOf(match.home);
  await lookNow(home, match.id, home.getByRole("heading", { name: /^We found your match: 1–0 to/ }));
  const found = home.getByRole("region", { name: "What we found on Chess.com" });
  await expect(found).toContainText("Time ran out after 60 minutes, after move 6");
  await expect(found).toContainText("won later, which doesn’t count");
  await expect(found.getByRole("row", { name: /^Points/ })).toContainText("10");
  await home.getByRole("button", { name: /^Report 1–0 to/ }).click();
  await expect(home.getByText("Your report is in.")).toBeVisible();
  await expect(home.getByRole("main")).toContainText("White took 1 point and Black 0");
});

/** A username on the site that no other story has. */
async function nameAtSite(userId: string): Promise<string> {
  const handle = `p${userId.replaceAll("-", "").slice(-20)}`;
  await prisma().handle.updateMany({ where: { userId }, data: { handle } });
  return handle;
}

/** "Amara O.", as the public reads it. */
function shortName(name: string): string {
  const [given = "", family = ""] = name.split(" ");
  return `${given} ${family.slice(0, 1)}`;
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** The page's scripts come late, and move nothing: what a finger is on stays where it is. */
async function openSlowly(page: Page, path: string, target: Locator): Promise<void> {
  let letThrough = () => {};
  const late = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await target.boundingBox();
  letThrough();
  await expect(page.getByRole("button", { name: "Flip board" })).toBeVisible();
  expect(await target.boundingBox()).toEqual(before);
}

/** The player asks, and the league looks without waiting for its minute; then the player sees what it found. */
async function lookNow(page: Page, matchId: string, found: Locator): Promise<void> {
  await page.goto(`/matches/${matchId}`);
  const ask = page.getByRole("button", { name: "We’ve played: look now" });
  await expect(ask.or(found).first()).toBeVisible();
  if (await ask.isVisible()) {
    await ask.click();
    await expect(page).toHaveURL(/done=look/);
  }
  await expect(async () => {
    // The server looks too, and the second look finds nothing to do.
    await findGames(() => new Date());
    await page.reload();
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The league looks until it has found each match. The server may have looked before the game was there, and would wait. */
async function findEach(matchIds: string[]): Promise<void> {
  await expect(async () => {
    await prisma().gameSearch.updateMany({
      where: { matchId: { in: matchIds }, standsAt: null },
      data: { nextLookAt: new Date() },
    });
    await findGames(() => new Date());
    for (const id of matchIds) expect((await findSearch(id))?.standsAt).toBeTruthy();
  }).toPass();
}

/** The stand-in for Chess.com has this game from now on. */
async function play(game: SiteGame): Promise<void> {
  await fetch(process.env.CHESS_COM_URL ?? "", { method: "PUT", body: JSON.stringify([game]) });
}
