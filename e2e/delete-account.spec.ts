import { prisma } from "@/lib/db/client";
import { listTestMatches, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, signInAs, test, waitForLetter } from "./fixtures.ts";

test("a player deletes their account; the public reads a number, and the office is told", async ({
  league,
  windowOf,
  page,
}) => {
  const match = await firstMatch(league);
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  // With two of three matches decided, the results count.
  const [second] = (await listTestMatches(league)).filter(
    ({ id, home, away }) => id !== match.id && (home === match.home || away === match.home),
  );
  if (!second) throw new Error("Three matches each");
  const loser = second.home === match.home ? second.away : second.home;
  await mustExecute(second.id, { type: "concede" }, { userId: loser }, new Date());
  const player = league.players.find(({ userId }) => userId === match.home);
  if (!player) throw new Error("A player");
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: player.userId } });
  const standings = `/${league.org}/fall-2026/open`;
  await page.goto(standings);
  await expect(page.getByText(player.name).first()).toBeVisible();

  const window = await windowOf(player.userId);
  await window.goto("/profile");
  await window.getByRole("link", { name: "Delete your account" }).click();
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Delete your account");
  await expectGoodPage(window);
  await window.evaluate(() => void indexedDB.open("rookery-room"));
  await window.getByLabel("Your email address, to confirm").fill("somebody@else.example");
  await window.getByRole("button", { name: "Delete my account" }).click();
  await expect(window.getByText("Enter the email address of this account").first()).toBeVisible();
  await window.getByLabel("Your email address, to confirm").fill(email);
  await window.getByRole("button", { name: "Delete my account" }).click();
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await expectGoodPage(window);
  await expect.poll(() => window.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await window.goto("/profile");
  await expect(window).toHaveURL(/sign-in/);

  const { number } = await prisma().entry.findUniqueOrThrow({ where: { id: player.entryId } });
  await expect
    .poll(async () => {
      await page.goto(standings);
      return page.getByText(`Player\u00a0${number}`).count();
    })
    .toBeGreaterThan(0);
  expect(await page.content()).not.toContain(player.name);
  await page.goto(`/${league.org}/matches/${match.id}`);
  expect(await page.content()).not.toContain(player.name);
  const office = await waitForLetter(`director@${league.org}.example`, /account was deleted/);
  expect(office.text).toMatch(/Player\s\d+ has left Open/);
  const goodbye = await waitForLetter(email, /Your account is deleted/);
  expect(goodbye.text).toContain("a number replaces your name in the results");
  expect(await prisma().letter.count({ where: { toEmail: email } })).toBe(0);

  // The opponent of an open match sees how it ended.
  const opponent = await windowOf(match.away);
  await opponent.goto(`/matches/${match.id}`);
  await expect(opponent.getByText(`Player\u00a0${number}`).first()).toBeVisible();
});

test("a player who signed in long ago signs in again first, also without JavaScript", async ({
  league,
  openWindow,
}) => {
  const [player] = league.players;
  const window = await openWindow({ javaScriptEnabled: false });
  const sessionId = await signInAs(window.context(), player?.userId ?? "");
  await window.goto("/profile/delete");
  await window.getByLabel("Your email address, to confirm").fill("x@y.example");
  const old = new Date(Date.now() - 16 * 60_000);
  await prisma().signInSession.update({ where: { id: sessionId }, data: { createdAt: old } });
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: player?.userId ?? "" } });
  await window.getByLabel("Your email address, to confirm").fill(email);
  await window.getByRole("button", { name: "Delete my account" }).click();
  await expect(window.getByText(/within 15 minutes of signing in/).first()).toBeVisible();
  await window.goto("/profile/delete");
  await expect(window.getByRole("link", { name: "Sign in again" })).toBeVisible();
  expect(await prisma().erasure.count({ where: { userId: player?.userId ?? "" } })).toBe(0);
});

test("a player deletes their account without JavaScript", async ({ league, windowOf }) => {
  const [player] = league.players;
  if (!player) throw new Error("A player");
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: player.userId } });
  const window = await windowOf(player.userId, { javaScriptEnabled: false });
  await window.goto("/profile/delete");
  await window.evaluate(() => void indexedDB.open("rookery-room"));
  await window.getByLabel("Your email address, to confirm").fill("somebody@else.example");
  await window.getByRole("button", { name: "Delete my account" }).click();
  await expect(window.getByText("Enter the email address of this account").first()).toBeVisible();
  await window.getByLabel("Your email address, to confirm").fill(email);
  await window.getByRole("button", { name: "Delete my account" }).click();
  await expect(window.getByRole("heading", { level: 1 })).toHaveText("Your account is deleted");
  await window.goto("/profile");
  await expect(window).toHaveURL(/sign-in/);
  await waitForLetter(email, /Your account is deleted/);
  expect(await prisma().user.count({ where: { email } })).toBe(0);
  expect(await prisma().erasure.count({ where: { userId: player.userId } })).toBe(1);
});
