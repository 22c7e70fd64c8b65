import { expect, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test.use({ expectedErrors: [/404/] });

test("another player's match is a 404", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const stranger = league.players.find(({ userId }) => userId !== match.home && userId !== match.away);
  const page = await windowOf(stranger?.userId ?? "");
  const answer = await page.goto(`/matches/${match.id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("main")).not.toContainText(match.homeName);
});

test("another organization's desk, cases and people are 404s", async ({ league, windowOf }) => {
  const other = await makeStoryLeague();
  const match = await firstMatch(league);
  const foreign = await windowOf(other.directorId);
  for (const path of [
    `/desk/${league.org}`,
    `/desk/${league.org}/matches/${match.id}`,
    `/desk/${other.org}/matches/${match.id}`,
    `/desk/${league.org}/seasons`,
    `/desk/${league.org}/seasons/fall-2026/files/eligibility`,
    `/desk/${league.org}/people`,
    `/desk/${league.org}/log`,
    `/desk/${league.org}/campus`,
    `/desk/${league.org}/tokens`,
    `/desk/${league.org}/webhooks`,
    `/matches/not-a-match`,
    `/matches/${match.id}`,
  ]) {
    expect((await foreign.request.get(path)).status(), path).toBe(404);
  }
});

test("the director who follows a printed slip gets to the case", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const page = await windowOf(league.directorId);
  await page.goto(`/matches/${match.id}`);
  await expect(page).toHaveURL(new RegExp(`/desk/${league.org}/matches/${match.id}$`));
});

test("a player has no desk, and a visitor has to sign in", async ({ league, windowOf, page }) => {
  const player = await windowOf(league.players[0]?.userId ?? "");
  expect((await player.goto(`/desk/${league.org}`))?.status()).toBe(404);
  await page.goto(`/desk/${league.org}`);
  await expect(page).toHaveURL(/\/sign-in\?next=/);
});

test("a form for another player's match changes nothing", async ({ league, windowOf }) => {
  const mine = await firstMatch(league);
  const { listTestMatches } = await import("@/lib/testing/league");
  const theirs = (await listTestMatches(league)).find(
    ({ home, away }) => home !== mine.home && away !== mine.home,
  );
  const page = await windowOf(mine.home);
  await page.goto(`/matches/${mine.id}`);
  await page.getByText("Give up the match").click();
  const give = page.getByRole("button", { name: /^Give the match to/ });
  // In one step, because hydration in between would restore the right id.
  await give.evaluate((button: HTMLButtonElement, id) => {
    const input = button.form?.elements.namedItem("matchId") as HTMLInputElement;
    input.value = id;
    button.click();
  }, theirs?.id ?? "");
  await expect(page.getByRole("main")).toContainText("Page not found");
  const { prisma } = await import("@/lib/db/client");
  expect(await prisma().matchEvent.count({ where: { matchId: theirs?.id ?? "" } })).toBe(1);
});
