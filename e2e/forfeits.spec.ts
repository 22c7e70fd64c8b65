import { sweep } from "@/lib/jobs/sweep";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

test("a round that no one reported waits for the director, is declared, and is undone in one step", async ({
  windowOf,
}) => {
  const firstDay = dayFromToday(-7);
  const league = await makeStoryLeague({ players: 10, firstDay, at: momentOf(firstDay, "00:30") });
  await sweep(new Date());
  const statuses = async () =>
    (await listTestMatches(league)).filter(({ round }) => round === 1).map(({ status }) => status);
  expect(await statuses()).toEqual(Array(5).fill("open"));

  const director = await windowOf(league.directorId);
  const main = director.getByRole("main");
  await director.goto(`/desk/${league.org}`);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(
    "Five matches passed their deadline unreported",
  );
  await expect(main.getByText("Not declared yet")).toBeVisible();
  await expect(main.getByText("Will forfeit")).toHaveCount(0);
  await director.getByRole("link", { name: "See the matches" }).click();
  await expect(main.getByRole("region", { name: "Not declared yet" }).getByRole("listitem")).toHaveCount(5);
  await director.getByRole("button", { name: "Extend the deadline" }).click();
  await expect(main.getByRole("alert").first()).toContainText("Give a reason");
  await expectGoodPage(director);
  await director.getByRole("button", { name: "Declare double forfeits" }).click();
  await expect(director).toHaveURL(/done=forfeits-declared/);
  await expect(main).toContainText("Double forfeits declared.");
  expect(await statuses()).toEqual(Array(5).fill("final"));

  await director.getByRole("link", { name: "Undo the double forfeits of this round" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Undo the double forfeits of Round 1");
  await expectGoodPage(director);
  await director.getByLabel("Reason, sent to the players").fill("The server’s clock was wrong.");
  await director.getByRole("button", { name: "Undo the double forfeits" }).click();
  await expect(director).toHaveURL(/done=forfeits-undone/);
  expect(await statuses()).toEqual(Array(5).fill("open"));

  const [match] = await listTestMatches(league);
  const player = await windowOf(match?.home ?? "");
  await player.goto(`/matches/${match?.id}`);
  await expect(player.getByRole("main")).toContainText("The server’s clock was wrong.");
  await director.goto(`/desk/${league.org}/log`);
  await expect(main).toContainText("undid the double forfeits of Fall 2026, Open, Round 1");
});
