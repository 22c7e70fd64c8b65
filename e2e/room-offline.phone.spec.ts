import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

const PRESS = "Tap when you’ve moved";
const firstName = (name: string) => name.split(" ")[0] ?? "";

/** Until the phone could open the room without a network. */
async function isReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  const shells = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      return names.length === 1 && Boolean(await caches.match("/matches/room"));
    });
  await expect.poll(shells, "one cache, with the shell").toBe(true);
}

async function press(page: Page, seconds: number): Promise<void> {
  const button = page.getByRole("button", { name: PRESS });
  const half = page.getByRole("region").filter({ has: button });
  const name = await half.getAttribute("aria-label");
  await page.clock.fastForward(seconds * 1000);
  await button.click();
  await expect(half.and(page.getByRole("region", { name: name ?? "" }))).toHaveCount(0);
}

test("five minutes without a network on the clock, and a reload in the middle of them", async ({
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await home.clock.install();
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=clock`);
  await home.getByRole("button", { name: "Start game 1" }).click();
  await expect(away.getByRole("button", { name: PRESS })).toBeVisible();
  await isReady(home);

  await home.context().setOffline(true);
  for (const seconds of [60, 61, 62]) await press(home, seconds);
  await expect(home.getByText("On this phone").first()).toBeVisible();
  await home.reload();
  await expect(home.getByRole("region", { name: `${firstName(match.awayName)}’s side` })).toContainText(
    "Your move",
  );
  for (const seconds of [63, 64]) await press(home, seconds);
  await expectGoodPage(home);
  // The scoresheet opens too: the phone has kept the match, not only one use of it.
  await home.goto(`/matches/${match.id}/room?use=sheet`);
  await home.getByLabel("Type a move").fill("e4");
  await home.keyboard.press("Enter");
  await expect(home.getByText("Saved on this phone")).toBeVisible();
  expect((await eventsOf(match.id)).map(({ type }) => type)).toEqual(["Started"]);

  await home.context().setOffline(false);
  await expect(home.getByText("Sent", { exact: true })).toBeVisible();
  const sent = await eventsOf(match.id);
  expect(sent.map(({ type }) => type)).toEqual(["Started", ...Array(5).fill("Pressed"), "EntryWritten"]);
  const seconds = sent.flatMap(({ spentMs }) => (spentMs ? [Math.floor(spentMs / 1000)] : []));
  // The test's clock stands still while a page is loaded again.
  for (const [index, spent] of seconds.entries()) expect(spent).toBeGreaterThanOrEqual(58 + index);
  expect(seconds.reduce((sum, spent) => sum + spent, 0)).toBeGreaterThanOrEqual(300);
  await expect(away.getByRole("region", { name: `${firstName(match.awayName)}’s side` })).toContainText(
    "Your move",
  );

  // Signed out, the phone has forgotten the match.
  await home.goto("/sign-out");
  await home.getByRole("button", { name: "Sign out" }).click();
  await expect(home).not.toHaveURL(/sign-out/);
  await home.context().setOffline(true);
  await home.goto(`/matches/${match.id}/room?use=clock`);
  await expect(home.getByText(/wasn’t opened on this phone/)).toBeVisible();
  expect(await home.content()).not.toContain(firstName(match.awayName));
});

test("a phone that can keep nothing says “Not saved” until it’s sent", async ({
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The disk is full", "QuotaExceededError");
    };
  });
  await home.goto(`/matches/${match.id}/room?use=sheet`);
  await home.getByRole("button", { name: "Start game 1" }).click();
  await expect(home.getByText("Sent", { exact: true })).toBeVisible();
  await home.context().setOffline(true);
  await home.getByLabel("Type a move").fill("e4");
  await home.keyboard.press("Enter");
  await expect(home.getByText("Not saved")).toBeVisible();
  await expectGoodPage(home);
  await home.context().setOffline(false);
  await expect(home.getByText("Sent", { exact: true })).toBeVisible();
  expect((await eventsOf(match.id)).map(({ type }) => type)).toEqual(["Started", "EntryWritten"]);
});

async function eventsOf(matchId: string): Promise<{ type: string; spentMs?: number }[]> {
  const rows = await prisma().roomGameEvent.findMany({
    where: { matchId },
    orderBy: [{ number: "asc" }, { seq: "asc" }],
  });
  return rows.map(({ type, data }) => ({ type, ...(data as { spentMs?: number }) }));
}
