import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { enterCrowd } from "@/lib/testing/crowd";
import { mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, signInAs, test } from "./fixtures.ts";

test("every page outside the leagues is accessible", async ({ page }) => {
  const confirm = "/sign-in/confirm?token=a&email=amara%40lakeside.example&callbackUrl=%2Fme";
  const anyone = [
    "/",
    "/privacy",
    "/sign-in",
    "/sign-in/sent",
    confirm,
    "/tools/adjudicator",
    "/api/v1/docs",
  ];
  for (const path of anyone) await visit(page, path);
});

test("every public page of a league is accessible", async ({ league, page }) => {
  const pages = [
    `/${league.org}`,
    `/${league.org}/fall-2026`,
    `/${league.org}/fall-2026/open`,
    `/${league.org}/fall-2026/open/on/2026-01-01`,
    `/${league.org}/fall-2026/screen`,
    `/${league.org}/fall-2026/live`,
    `/${league.org}/fall-2026/rules`,
    `/${league.org}/fall-2026/guide/en`,
    `/${league.org}/fall-2026/guide/es`,
    `/${league.org}/fall-2026/rules/1`,
  ];
  for (const path of pages) await visit(page, path);
});

test("the pages of a division in groups are accessible", async ({ page }) => {
  const groups = {
    format: "groups",
    split: "lot",
    groupSize: 3,
    advance: 1,
    bestNext: 0,
    cycles: 1,
  } as const;
  const stages = TEXAS_STATE.stages.map((stage) =>
    stage.format === "knockout" ? { ...stage, qualifiers: null, seeding: "standings" as const } : groups,
  );
  const league = await makeStoryLeague({ players: 6, rules: { ...TEXAS_STATE, stages } });
  const match = await firstMatch(league);
  await mustExecute(match.id, { type: "concede" }, { userId: match.home }, new Date());
  await visit(page, `/${league.org}/fall-2026/open`);
  await expect(page.getByRole("table", { name: "Open division standings, Group A" })).toBeVisible();
  await signInAs(page.context(), league.directorId);
  await visit(page, `/desk/${league.org}/seasons/fall-2026/open`);
});

test("the pages of a decided match and of its player are accessible", async ({ league, page }) => {
  const { execute } = await import("@/lib/match/store/execute");
  const { TWO_NIL } = await import("@/lib/testing/league");
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  await execute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  await visit(page, `/${league.org}/matches/${match.id}`);
  const player = league.players.find(({ userId }) => userId === match.home);
  await visit(page, `/${league.org}/players/${player?.entryId}`);
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
    `/desk/${league.org}/set-up`,
    `/desk/${league.org}/log`,
    `/desk/${league.org}/campus`,
    `/desk/${league.org}/tokens`,
    `/desk/${league.org}/webhooks`,
    `/desk/${league.org}/retention?emails=90&origins=30&log=730&photos=90&contacts=180`,
  ])
    await visit(page, path);
  await visit(page, "/letters");
  await signInAs(context, league.players[0]?.userId ?? "");
  for (const path of ["/me", "/profile", "/profile/tokens", "/sign-out"]) await visit(page, path);
});

test("divisions with two hundred registrations and with none stay readable", async ({ page }) => {
  const empty = await makeStoryLeague({ players: 0, publish: false });
  await visit(page, `/${empty.org}/fall-2026/open`);
  const crowd = await makeCrowd();
  await visit(page, `/${crowd.org}/fall-2026/open`);
  await signInAs(page.context(), crowd.directorId);
  await visit(page, `/${crowd.org}/fall-2026/register`);
  await expect(page.getByRole("main")).toContainText("200 of 200 taken, 3 waiting");
  await visit(page, `/desk/${crowd.org}/seasons/fall-2026/open`);
  await expect(page.getByRole("main")).toContainText("3rd on the waitlist");
});

test("with names of 80 letters, a phone scrolls every page only down", async ({ league, page, context }) => {
  const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 80);
  const match = await firstMatch(league);
  const player = league.players.find(({ userId }) => userId === match.away);
  await prisma().user.update({ where: { id: match.away }, data: { name } });
  await prisma().entry.update({ where: { id: player?.entryId ?? "" }, data: { name } });
  await signInAs(context, match.home);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    "/me",
    `/${league.org}/fall-2026`,
    `/${league.org}/fall-2026/open`,
    `/${league.org}/players/${player?.entryId}`,
    `/matches/${match.id}`,
    `/matches/${match.id}/room`,
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

/** A full division of two hundred, with long names, and three more on its waitlist. */
async function makeCrowd(): Promise<TestLeague> {
  const league = await makeStoryLeague({ players: 1, publish: false });
  const { season } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  await prisma().division.update({ where: { id: divisionId }, data: { capacity: 200 } });
  const name = "Maximiliana Bartholomea-Konstantinopoulos von und zu Hohenstaufen-Waiblingen";
  await enterCrowd(league, season, Array<string>(202).fill(name), { active: 199 });
  return league;
}

async function visit(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expectGoodPage(page, async () => {
    await expectRoomForSpacing(page);
    await expectRoomForLargeText(page);
  });
}

/** WCAG 1.4.12: with wide spacing, a phone scrolls a page only down. */
async function expectRoomForSpacing(page: Page): Promise<void> {
  const width = await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets = [sheet];
    const needed = document.documentElement.scrollWidth;
    document.adoptedStyleSheets = [];
    return needed;
  }, WIDE_SPACING);
  expect(width, `${page.url()} with wide spacing on 360 pixels`).toBeLessThanOrEqual(360);
}

/** WCAG 1.4.4 and 1.4.10: at twice the text size, the smallest phone scrolls a page only down. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    const needed = document.documentElement.scrollWidth;
    document.documentElement.style.fontSize = "";
    return needed;
  });
  expect(width, `${page.url()} with large text on 320 pixels`).toBeLessThanOrEqual(320);
}

const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
