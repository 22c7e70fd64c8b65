import type { Locator, Page } from "@playwright/test";
import { prisma } from "@/lib/db/prisma";
import { findGames } from "@/lib/jobs/find-games";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { siteGame } from "@/lib/online/testing/site-games";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test("an online match that was played as agreed is found, and both only say yes", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  const home = await windowOf(match.home);

  await test.step("with the wrong colors, it says why", async () => {
    await play(siteGame({ id: `${match.id}-1`, white: black, black: white, startedAt: minutesAgo(8) }));
    await lookNow(home, match.id, home.getByText(/had White, and this match gives White to/));
    await expectGoodPage(home);
  });

  await test.step("played as agreed, it fills in the report", async () => {
    await play(siteGame({ id: `${match.id}-2`, white, black, startedAt: minutesAgo(5) }));
    await lookNow(home, match.id, home.getByRole("heading", { name: /^We found your match: 1–0 to/ }));
    await expectGoodPage(home);
    // There's nothing left to play, so nothing says how to challenge anybody.
    await expect(home.getByText("Open the challenge below")).toHaveCount(0);
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
  await findGames(() => new Date());

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByText("This isn’t our match").click();
  await away.getByLabel("What was it?").fill("We only practiced.");
  await away.getByRole("button", { name: "Say it isn’t our match" }).click();
  await expect(away.getByRole("heading", { name: "You said that this isn’t the match" })).toBeVisible();
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: /said that this isn’t the match$/ })).toBeVisible();
  await expect(home.getByRole("main")).toContainText("We only practiced.");
});

/** A username on the site that no other story has. */
async function nameAtSite(userId: string): Promise<string> {
  const handle = `p${userId.replaceAll("-", "").slice(-20)}`;
  await prisma().handle.updateMany({ where: { userId }, data: { handle } });
  return handle;
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString();
}

/** The player asks, and the league looks without waiting for its minute; then the player sees what it found. */
async function lookNow(page: Page, matchId: string, found: Locator): Promise<void> {
  await page.goto(`/matches/${matchId}`);
  await page.getByRole("button", { name: "We’ve played: look now" }).click();
  await expect(page).toHaveURL(/done=look/);
  await expect(async () => {
    // The server looks too; whoever comes second finds nothing to do.
    await findGames(() => new Date());
    await page.reload();
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** The stand-in for Chess.com has this game from now on. */
async function play(game: SiteGame): Promise<void> {
  await fetch(process.env.CHESS_COM_URL ?? "", { method: "PUT", body: JSON.stringify([game]) });
}
