import { sweep } from "@/lib/jobs/sweep";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("the director gives a round more time; what is not reported then is a double forfeit", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/open?round=1`);
  await director
    .getByText(/Extend this round|more time/i)
    .first()
    .click();
  const field = director.getByLabel("New deadline");
  const before = await field.inputValue();
  await director.getByLabel("Reason, sent to the players").fill("Snow closed the center.");
  await director.getByRole("button", { name: "Extend the round" }).click();
  await expect(director).toHaveURL(/done=extended/);
  const [extended] = await listTestMatches(league);
  expect(before).not.toBe("");
  expect(extended?.deadlineAt.getTime()).toBeGreaterThan(match.deadlineAt.getTime());

  const table = `/${league.org}/fall-2026/open`;
  const home = await windowOf(match.home);
  await home.goto(table);
  await expect(home.getByRole("main")).not.toContainText(/double forfeit/i);
  await sweep(new Date((extended?.deadlineAt.getTime() ?? 0) + 60_000));
  await expect(async () => {
    await home.goto(table);
    await expect(home.getByRole("main")).toContainText(/double forfeit/i, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expectGoodPage(home);

  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: "Nobody reported, so you both lose" })).toBeVisible();
  await expectGoodPage(home);
});
