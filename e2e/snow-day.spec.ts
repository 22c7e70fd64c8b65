import { instantAt } from "@/lib/shared/wall-clock";
import { addVenue } from "@/lib/testing/add-venue";
import { dayFromToday } from "@/lib/testing/days";
import { listTestMatches, mustExecute } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a snow day: the effect is shown, refused when a match is booked in between, and then canceled for everyone", async ({
  league,
  windowOf,
}) => {
  await addVenue(league, { tables: 2, boards: 2 });
  const tomorrow = dayFromToday(1);
  const evening = instantAt(tomorrow, "19:00", league.season.organization.timeZone);
  const one = await firstMatch(league);
  const two = (await listTestMatches(league)).find(({ id, round }) => round === 1 && id !== one.id);
  if (!two) throw new Error("Round 1 has two matches");
  const agree = async ({ id, home, away }: typeof two) => {
    await mustExecute(id, { type: "propose-times", times: [evening] }, { userId: home }, new Date());
    await mustExecute(id, { type: "accept-time", time: evening }, { userId: away }, new Date());
  };
  await agree(one);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/places`);
  await director.getByRole("link", { name: "Close the rec center" }).click();
  await director.getByLabel("What’s closed").selectOption("Courtside Lounge");
  await director.getByLabel("From", { exact: true }).fill(`${tomorrow}T20:00`);
  await director.getByLabel("Until", { exact: true }).fill(`${tomorrow}T06:00`);
  await director.getByRole("textbox", { name: "Why" }).fill("Snow");
  await director.getByLabel("Days to add to the deadlines").fill("2");
  await director.getByRole("button", { name: "Show what would happen" }).click();
  await expect(director.getByRole("main")).toContainText("It has to end after it begins.");
  await director.getByLabel("From", { exact: true }).fill(`${tomorrow}T06:00`);
  await director.getByLabel("Until", { exact: true }).fill(`${tomorrow}T23:00`);
  await director.getByRole("button", { name: "Show what would happen" }).click();
  const effect = director.getByRole("region", { name: "What would happen" });
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Close Courtside Lounge");
  await expect(director).toHaveTitle(/^Close Courtside Lounge/);
  await expect(effect).toContainText(/Courtside Lounge: closed from .*One match loses its time/);
  await expect(effect).toContainText("One match loses its time. One round gets new dates.");
  await expect(effect).toContainText("Four players each get one email");
  await expectGoodPage(director);

  await agree(two);
  await director.getByRole("button", { name: "Close and email everyone" }).click();
  await expect(effect).toContainText("nothing is closed yet");
  await expect(effect).toContainText("Two matches lose their time.");
  await director.getByRole("button", { name: "Close and email everyone" }).click();
  await expect(director).toHaveURL(/done=closed/);
  await expect(director.getByRole("heading", { level: 1 })).toHaveText(/^Closed \w+ \d+: Courtside Lounge$/);
  await expect(director).toHaveTitle(/^Closed \w+ \d+: Courtside Lounge/);
  await expect(director.getByText("Snow", { exact: true })).toBeVisible();
  const canceled = director.getByRole("region", { name: "Matches with a canceled or moved time" });
  await expect(canceled.getByRole("listitem")).toHaveCount(2);

  const player = await windowOf(one.home);
  await player.goto(`/matches/${one.id}`);
  await expect(player.getByRole("region", { name: "When you can both play" })).toContainText(
    "Courtside Lounge: 2235 N Sheffield Ave, Chicago. Second floor.",
  );
  await expect(player.getByRole("main")).toContainText("closed Courtside Lounge.");
  await expect(player.getByRole("main")).toContainText("“Snow”");

  await player.goto("/me");
  const calendar = player.getByRole("region", { name: "Your calendar" });
  await expect(calendar).toContainText("Courtside Lounge is closed");
});
