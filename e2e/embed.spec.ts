import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { prisma } from "@/lib/db/client";
import { addMinutes, instantOf } from "@/lib/shared/instant";
import { listTestMatches, mustExecute, TWO_NIL } from "@/lib/testing/league";
import { seatMatch } from "@/lib/testing/seat-match";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";
import { makeKnockout, playRounds } from "./support/knockouts.ts";

/** A page of another website that frames these addresses. It listens until `close`. */
async function startForeignSite(frames: readonly string[]): Promise<{ url: string; close: () => void }> {
  const html = `<!DOCTYPE html><html lang="en"><title>A club’s own page</title><h1>Our league</h1>${frames.join("")}</html>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Another name than the app's, so that it's another site.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, close: () => void server.close() };
}

test("a club's page shows the standings by a snippet from the desk; the match page is refused there", async ({
  league,
  page,
  windowOf,
  expectedErrors,
  openWindow,
}) => {
  expectedErrors.push(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|chrome-error/);
  const match = await firstMatch(league);
  const division = `/${league.org}/fall-2026/open`;
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/open`);
  await director.getByText("Show it on another website").click();
  await expectGoodPage(director);
  const snippet = await director.getByLabel("Standings, Open division").inputValue();
  expect(snippet).not.toContain("<script");
  await expect(director.getByLabel(/^Bracket/)).toHaveCount(0);

  const own = process.env.APP_URL ?? "";
  const other = [`/${league.org}/matches/${match.id}`, division, "/sign-in"].map(
    (path) => `<iframe src="${own}${path}" title="refused"></iframe>`,
  );
  const club = await startForeignSite([snippet, ...other]);
  await page.goto(club.url);
  const embed = page.frameLocator('iframe[title^="Standings"]');
  await expect(embed.getByRole("heading", { level: 1 })).toHaveText("Standings, Open division");
  await expect(embed.getByText(match.homeName)).toBeVisible();
  for (const frame of page.frames().slice(2)) {
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await frame.content()).not.toContain(match.homeName);
  }

  // A result shows at the next visit, without a script, and the link leads to the league in a window of its own.
  await mustExecute(match.id, { type: "report", games: [...TWO_NIL] }, { userId: match.home }, new Date());
  await mustExecute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  await expect(async () => {
    await page.reload();
    await expect(embed.getByRole("row", { name: match.homeName })).toContainText("1 won", { timeout: 1_000 });
  }).toPass();
  expect(await embed.locator("script").count()).toBe(0);
  const opened = page.waitForEvent("popup");
  await embed.getByRole("link", { name: "Everything about this division" }).click();
  await expect(await opened).toHaveURL(new RegExp(`${division}$`));
  club.close();

  const [, second] = await listTestMatches(league);
  if (second) {
    const startsAt = addMinutes(instantOf(new Date()), 60);
    await seatMatch(league, second, { startsAt, agreedAt: new Date() });
  }
  await expect(async () => {
    await page.goto(`${division}/embed/matches`);
    await expect(page.getByRole("listitem")).toHaveCount(1, { timeout: 500 });
    await expect(page.getByRole("main")).toContainText("times in Central Time", { timeout: 500 });
  }).toPass();
  for (const part of ["standings", "bracket", "matches"]) {
    await page.goto(`${division}/embed/${part}`);
    if (part !== "bracket") await expectGoodPage(page);
    for (const width of [320, 280]) {
      await page.setViewportSize({ width, height: 600 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${part} at ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
  const visitor = await openWindow({ javaScriptEnabled: false });
  await visitor.goto(`${division}/embed/standings`);
  await expect(visitor.getByRole("table")).toContainText(match.homeName);
});

test("the bracket of a knockout as an embed, on a phone and wide", async ({ page }) => {
  const league = await makeKnockout(8);
  await playRounds(league, 1);
  const [player] = league.players;
  const embed = `/${league.org}/fall-2026/open/embed/bracket`;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(embed);
    await expect(page.getByRole("group", { name: "Bracket, Open division" })).toContainText(
      player?.name ?? "",
    );
  }
  await expectGoodPage(page);
  const none = await page.request.get(embed.replace("bracket", "players"));
  expect([none.status(), none.headers()["x-frame-options"]]).toEqual([404, "DENY"]);
});

test("nothing from a draft, and a schedule that isn't published yet, in a frame", async ({ page }) => {
  const draft = await makeStoryLeague({ publish: false });
  const division = `/${draft.org}/fall-2026/open`;
  await page.goto(`${division}/embed/standings`);
  await expect(page.getByRole("main")).toContainText("once the schedule is published");
  await expect(page.getByRole("main")).not.toContainText(draft.players[0]?.name ?? "?");
  const other = await makeStoryLeague({ publish: false });
  await prisma().season.updateMany({
    where: { organizationId: other.organizationId },
    data: { status: "draft" },
  });
  for (const path of ["embed/standings", "embed/matches", "results.atom", "picture.png"]) {
    const answer = await page.request.get(`/${other.org}/fall-2026/open/${path}`);
    expect([answer.status(), answer.headers()["x-frame-options"]], path).toEqual([404, "DENY"]);
  }
});
