import { expect, expectGoodPage, makeStoryLeague, signInAs, test } from "./fixtures.ts";

test("every page outside the leagues is accessible", async ({ page }) => {
  const confirm = "/sign-in/confirm?token=a&email=amara%40lakeside.example&callbackUrl=%2Fme";
  const anyone = ["/", "/privacy", "/sign-in", "/sign-in/sent", confirm, "/tools/adjudicator"];
  for (const path of anyone) await visit(page, path);
});

test("every public page of a league is accessible", async ({ league, page }) => {
  const pages = [
    `/${league.org}`,
    `/${league.org}/fall-2026`,
    `/${league.org}/fall-2026/open`,
    `/${league.org}/fall-2026/open/on/2026-01-01`,
    `/${league.org}/fall-2026/rules`,
    `/${league.org}/fall-2026/rules/1`,
  ];
  for (const path of pages) await visit(page, path);
});

test("every page of a season at the desk is accessible", async ({ league, page, context }) => {
  await signInAs(context, league.directorId);
  const seasons = `/desk/${league.org}/seasons`;
  const desk = [
    seasons,
    `${seasons}/new`,
    `${seasons}/new?preset=session-knockout`,
    `${seasons}/fall-2026`,
    `${seasons}/fall-2026/edit`,
    `${seasons}/fall-2026/rules`,
    `${seasons}/fall-2026/open`,
    `${seasons}/fall-2026/open/slips`,
    `${seasons}/fall-2026/files/wall-chart`,
  ];
  for (const path of desk) await visit(page, path);
});

test("every page for signed-in people and for the desk is accessible", async ({ league, page, context }) => {
  await signInAs(context, league.directorId);
  const desk = [
    `/desk/${league.org}`,
    `/desk/${league.org}/places`,
    `/desk/${league.org}/equipment`,
    `/desk/${league.org}/matches`,
  ];
  for (const path of [
    ...desk,
    `/desk/${league.org}/people`,
    `/desk/${league.org}/organization?zone=Asia/Tokyo`,
    `/desk/${league.org}/log`,
  ])
    await visit(page, path);
  for (const path of ["/me", "/profile", "/letters", "/sign-out"]) await visit(page, path);
});

test("divisions with two hundred registrations and with none stay readable", async ({ page }) => {
  const empty = await makeStoryLeague({ players: 0, publish: false });
  await visit(page, `/${empty.org}/fall-2026/open`);
  const crowd = await makeStoryLeague({ players: 200, publish: false });
  await visit(page, `/${crowd.org}/fall-2026/open`);
});

async function visit(page: Parameters<typeof expectGoodPage>[0], path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expectGoodPage(page);
}
