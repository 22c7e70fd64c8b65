import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { dayFromToday } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { registerAll } from "./support/registered.ts";

const WHITE_MATED = [{ white: "home", outcome: "white", ending: "checkmate" }] as const;
const BLACK_MATED = [{ white: "home", outcome: "black", ending: "resignation" }] as const;

test("a director takes a Texas State league from setup through the playoff to the champion", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 5, publish: false });
  const director = await windowOf(league.directorId);
  const season = `/desk/${league.org}/seasons/online`;
  await setUp(director, league);

  await director.goto(season);
  await director.getByRole("button", { name: "Close registration" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Publish the schedule of Open");
  await director.getByRole("link", { name: "See the dates" }).click();
  await expect(director.getByRole("main")).toContainText(
    "5 players. Everyone plays everyone once, in 5 rounds.",
  );
  await director.getByLabel("First day of round 1").fill(dayFromToday());
  await director.getByRole("button", { name: "Show the dates" }).click();
  await director.getByRole("button", { name: "Draw the lots and publish" }).click();
  await expect(director).toHaveURL(/done=published/);
  await expect(director.getByRole("region", { name: "Playoff" })).toContainText(
    "The playoff is drawn when every match of the round robin is decided: 10 matches are still open.",
  );

  await playOpen(league);
  await director.goto(season);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Draw the playoff of Open");
  await director.getByRole("link", { name: "See who advances" }).click();
  const playoff = director.getByRole("region", { name: "Playoff" });
  await expect(
    playoff.getByRole("table", { name: "Who advances to the playoff" }).getByRole("row"),
  ).not.toHaveCount(0);
  await expect(playoff.getByRole("rowheader", { name: "Semifinals" })).toBeVisible();
  await expect(playoff.getByLabel("First day of the playoff")).toBeVisible();
  await expectGoodPage(director);
  await playoff.getByRole("button", { name: "Draw the playoff" }).click();
  await expect(director).toHaveURL(/done=playoff/);
  await expect(
    director.getByRole("navigation", { name: "Rounds" }).getByRole("link", { name: "SF" }),
  ).toBeVisible();

  await playOpen(league);
  await director.goto(`${season}/open?stage=2&round=2`);
  await expect(director.getByRole("heading", { name: "Final", exact: true })).toBeVisible();
  await playOpen(league);
  await director.goto(`${season}/open`);
  await expect(director.getByRole("main")).toContainText(/Champion: .* won the final 1–0 against/);
  await director.goto(season);
  await expect(director.getByRole("main")).toContainText("Champion of Open:");
  await director.getByRole("button", { name: "Finish the season" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Online League is finished");
  const where = { organizationId: league.organizationId, division: { season: { slug: "online" } } };
  const entry = await prisma().entry.findFirstOrThrow({ where });
  await director.goto(`${season}/open/entries/${entry.id}`);
  await expect(director.getByRole("main")).toContainText("The season is over, so no one can leave it.");
  await director.goto(`/desk/${league.org}/log`);
  await expect(director.getByRole("main")).toContainText("drew the playoff of Online League, Open");
});

async function setUp(director: Page, league: TestLeague): Promise<void> {
  await director.goto(`/desk/${league.org}/seasons/new`);
  await director.getByRole("link", { name: "Online, with a playoff" }).click();
  await director.getByLabel("Name", { exact: true }).first().fill("Online League");
  await director.getByLabel("Address").fill("online");
  await director.getByLabel("First day").fill(dayFromToday());
  await director.getByRole("button", { name: "Create the season" }).click();
  await director.getByRole("button", { name: "Open registration" }).click();
  await expect(director).toHaveURL(/done=registration/);
  await registerAll(league.org, "online", "open", league.players);
}

/** Plays the open matches. The player who's earlier in the list wins. */
async function playOpen(league: TestLeague): Promise<void> {
  const indexOf = (userId: string) => league.players.findIndex((player) => player.userId === userId);
  for (const { id, home, away } of (await listTestMatches(league)).filter(
    ({ status }) => status === "open",
  )) {
    const games = indexOf(home) < indexOf(away) ? WHITE_MATED : BLACK_MATED;
    await mustExecute(id, { type: "report", games }, { userId: home }, new Date());
    await mustExecute(id, { type: "approve" }, { userId: away }, new Date());
  }
}
