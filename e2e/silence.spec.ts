import { addHours } from "@/lib/shared/instant";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { mustExecute } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a no-show at the table: claimed, admitted by the absent player, and decided", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const [homeName, awayName] = [match.homeName, match.awayName].map((name) => name.split(" ")[0] ?? "");
  const noon = momentOf(dayFromToday(-1), "12:00").toISOString();
  const morning = new Date(addHours(noon, -10));
  await mustExecute(match.id, { type: "propose-times", times: [noon] }, { userId: match.away }, morning);
  await mustExecute(match.id, { type: "accept-time", time: noon }, { userId: match.home }, morning);

  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByText(`${awayName} didn’t come?`).click();
  await home.getByRole("button", { name: "Claim the match" }).click();
  await expect(home.getByRole("main").getByRole("alert").first()).toContainText(/what happened/i);
  await home.getByLabel("What happened?").last().fill("I waited at table 3 until half past twelve.");
  await home.getByRole("button", { name: "Claim the match" }).click();
  await expect(home).toHaveURL(/done=claim-no-show/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("I waited at table 3 until half past twelve.");
  await expectGoodPage(away);
  await away
    .getByRole("button", { name: /did not come|was not there|Yes/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=approve/);

  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("main")).toContainText(/so you win/i);
  await expect(home.getByRole("main")).toContainText(homeName ?? "");
});

test("an unreachable opponent: two recorded attempts, the claim, their answer, and the ruling", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const yesterday = dayFromToday(-1);
  const morning = momentOf(yesterday, "08:00").toISOString();
  const first = { means: "email", triedAt: morning, note: "Wrote to offer three evenings." } as const;
  await mustExecute(match.id, { type: "log-contact", ...first }, { userId: match.home }, new Date());
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByText(/Can’t reach/).click();
  await home.getByLabel(/How did you try/).selectOption("email");
  await home.getByLabel("When?").fill(`${yesterday}T22:00`);
  await home.getByLabel("What happened?").first().fill("Called, and left a message.");
  await home.getByRole("button", { name: "Log this attempt" }).click();
  await expect(home).toHaveURL(/done=log-contact/);
  await home.locator("summary", { hasText: "Ask the director" }).click();
  await home.getByLabel("What should the director know?").fill("Two tries, and no word.");
  await home.getByRole("button", { name: "Ask the director to decide" }).click();
  await expect(home).toHaveURL(/done=claim-unreachable/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("couldn’t reach you");

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  await expect(director.getByRole("main")).toContainText("Called, and left a message.");
  await director
    .getByRole("radio", { name: new RegExp(match.homeName) })
    .first()
    .check();
  await director.getByLabel("Rule", { exact: true }).selectOption({ index: 2 });
  await director.getByLabel("Reasons, sent to both").fill("Repeated efforts are on record.");
  await director.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(director).toHaveURL(/done=rule/);

  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("Repeated efforts are on record.");
});

test.describe("a visitor in another time zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("sees the league's time, and is told which zone it is", async ({ league, windowOf }) => {
    const match = await firstMatch(league);
    const inTwoDays = momentOf(dayFromToday(2), "16:00").toISOString();
    await mustExecute(
      match.id,
      { type: "propose-times", times: [inTwoDays] },
      { userId: match.away },
      new Date(),
    );
    const page = await windowOf(match.home);
    await page.goto(`/matches/${match.id}`);
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe("Asia/Tokyo");
    await expect(page.getByRole("button", { name: /4:00 pm/ })).toBeVisible();
    await page.getByRole("button", { name: /4:00 pm/ }).click();
    await expect(page).toHaveURL(/done=accept-time/);
    await expect(page.getByRole("main")).toContainText("4:00 pm");
    await expect(page.getByRole("main")).toContainText("Central Time");
  });
});
