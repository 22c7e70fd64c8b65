import { queue } from "@/lib/jobs/store/queue";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

test("the director gives a round more time, and the log says so", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/open?round=1`);
  await director.getByText("Extend this round").click();
  await director.getByRole("button", { name: "Extend the round" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText(/reason/i);
  await director.getByLabel("Reason, sent to the players").fill("Snow closed the center.");
  await director.getByRole("button", { name: "Extend the round" }).click();
  await expect(director).toHaveURL(/done=extended/);

  const [extended] = await listTestMatches(league);
  expect(extended?.deadlineAt.getTime()).toBeGreaterThan(match.deadlineAt.getTime());
  await director.goto(`/desk/${league.org}/log`);
  await expect(director.getByRole("main")).toContainText("Round 1");
});

test("an unreported match becomes a double forfeit by itself, and the standings show it", async ({
  windowOf,
}) => {
  const firstDay = dayFromToday(-7);
  const league = await makeStoryLeague({ firstDay, at: momentOf(firstDay, "00:30") });
  const match = await firstMatch(league);
  const table = `/${league.org}/fall-2026/open`;
  const home = await windowOf(match.home);
  await home.goto(table);
  // Runs the sweep that otherwise runs every minute.
  await (await queue()).send("sweep", {});

  await expect.poll(async () => (await firstMatch(league)).status).toBe("final");
  await expect(async () => {
    await home.goto(table);
    await expect(home.getByRole("main")).toContainText(/double forfeit/i, { timeout: 1_000 });
  }).toPass();
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: "No one reported, so you both lose" })).toBeVisible();
  await expectGoodPage(home);
});
