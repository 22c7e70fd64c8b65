import { dayFromToday } from "@/lib/testing/days";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

/** A value for `datetime-local`: this many days from now at 4 pm, in the campus's time zone. */
function coming(days: number): string {
  return `${dayFromToday(days)}T16:00`;
}

test("two players agree on a time on their phones, see how to reach each other, and cancel it", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto("/me");
  await home
    .getByRole("main")
    .getByRole("link", { name: /suggest|times|match/i })
    .first()
    .click();
  await expect(home).toHaveURL(/\/matches\//);
  await expect(home.getByRole("main")).toContainText("Central Time");
  await expectGoodPage(home);

  await home.getByLabel("Time 1").fill("2020-01-01T16:00");
  await home.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home.getByRole("main").getByRole("alert").first()).toContainText("That time has passed");
  await expect(home.getByLabel("Time 1")).toHaveValue("2020-01-01T16:00");
  await home.getByLabel("Time 1").fill(coming(1));
  await home.getByLabel("Time 2").fill(coming(2));
  await home.getByRole("button", { name: /Send times/ }).click();
  await expect(home).toHaveURL(/done=propose-times/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expectGoodPage(away);
  await expect(away.getByRole("link", { name: /@.*example/ }).first()).toBeVisible();
  await away
    .getByRole("button", { name: /^Play on .*4:00 pm/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=accept-time/);
  await expect(away.getByRole("heading", { level: 2 }).first()).toContainText(/4:00 pm/);

  await home.goto(`/matches/${match.id}`);
  await home.getByText("I can’t make it").click();
  await home.getByRole("button", { name: "Cancel this time" }).click();
  await expect(home).toHaveURL(/done=cancel-time/);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("heading", { level: 2 }).first()).not.toContainText(/4:00 pm/);
});
