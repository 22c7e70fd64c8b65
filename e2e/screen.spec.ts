import { execute } from "@/lib/match/store/execute";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import { TWO_NIL } from "@/lib/testing/league";
import { seatMatch } from "@/lib/testing/seat-match";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a screen on the wall: whose table, turns, a new result, and hours without a network", async ({
  league,
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const match = await firstMatch(league);
  const now = instantOf(new Date());
  await seatMatch(league, match, { startsAt: addMinutes(now, 10), agreedAt: new Date(addMinutes(now, -60)) });
  await page.clock.install();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/${league.org}/fall-2026/screen`);
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 2 });
  await expect(title).toHaveText(/Today’s matches|Next matches/);
  for (const words of [match.homeName, match.awayName, /In \d+ min/]) await expect(main).toContainText(words);
  const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
  expect(await fits()).toBe(true);
  await expectGoodPage(page);

  await page.clock.runFor(20_000);
  await expect(title).toHaveText(/closes/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.clock.runFor(40_000);
  await expect(title).toHaveText(/closes/);
  await page.keyboard.press("Enter");

  const report = { type: "report", games: TWO_NIL } as const;
  await execute(match.id, report, { userId: match.home }, new Date());
  await execute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  await expect(async () => {
    await page.clock.runFor(80_000);
    await expect(title).toHaveText(/Standings/, { timeout: 500 });
    await expect(main).toContainText(match.homeName, { timeout: 500 });
  }).toPass();

  await page.context().setOffline(true);
  await page.clock.fastForward("03:00:00");
  await expect(main.getByRole("status")).toContainText("No connection. As of");
  await page.clock.runFor(60_000);
  await expect(title).not.toHaveText("");
  expect(await fits()).toBe(true);
  await page.context().setOffline(false);
  await page.clock.runFor(60_000);
  await expect(main.getByRole("status")).not.toContainText("No connection");

  await page.goto(`/${league.org}/fall-2026/screen?panels=deadline`);
  await expect(title).toHaveText(/closes|closed/);
  await expect(main.getByRole("button")).toHaveCount(0);
});
