import type { Page } from "@playwright/test";
import { execute } from "@/lib/match/store/execute";
import { TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test } from "./fixtures.ts";

test("a contest says something and can be withdrawn, and a confirmed result can be corrected", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const [homeFirst, awayFirst] = [firstOf(match.homeName), firstOf(match.awayName)];
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByText("Give your version").click();
  const what = away.getByRole("textbox", { name: "What happened?" });
  const send = away.getByRole("button", { name: `Send to ${homeFirst} and the director` });
  await what.fill("I won the second game.");
  await send.click();
  await expect(alertOf(away)).toContainText("Your version is the same as the report.");
  await setWinner(away, "Game 2", awayFirst);
  await send.click();
  await expect(away).toHaveURL(/done=contest/);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  await away.getByText("Withdraw your contest").click();
  await away.getByRole("button", { name: "Withdraw it" }).click();
  await expect(away.getByRole("status").first()).toContainText("Your contest is withdrawn.");
  await director
    .getByRole("radio", { name: new RegExp(match.homeName) })
    .first()
    .check();
  await director.getByLabel("Rule", { exact: true }).selectOption({ index: 2 });
  await director.getByLabel("Reasons, sent to both").fill("The scoresheet settles it.");
  await director.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(alertOf(director)).toContainText(
    `${awayFirst} withdrew the contest after you opened this page.`,
  );
  await away.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(away).toHaveURL(/done=approve/);

  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByText("Ask for a correction").click();
  await setWinner(home, "Game 1", awayFirst);
  await setWinner(home, "Game 2", awayFirst);
  await home.getByRole("textbox", { name: "Why?" }).fill("I reported the wrong winner.");
  await home.getByRole("button", { name: `Ask ${awayFirst} to agree` }).click();
  await expect(home.getByRole("status").first()).toContainText("Your correction is sent.");

  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("I reported the wrong winner.");
  await expectGoodPage(away);
  await away.getByText("Contest the correction").click();
  await away.getByRole("textbox", { name: "What happened?" }).fill("No, the report was right.");
  await send.click();
  await expect(away).toHaveURL(/done=contest-correction/);

  await director.goto(`/desk/${league.org}`);
  await expect(director.getByRole("main")).toContainText("Corrections");
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  await expect(director.getByRole("main")).toContainText("No, the report was right.");
  await expect(director.getByRole("main")).toContainText("Until you rule, the current result counts.");
  await expectGoodPage(director);

  await away.getByRole("button", { name: `Agree to 2–0 to ${awayFirst}` }).click();
  await expect(away.getByRole("status").first()).toContainText(`Corrected: 2–0 to ${awayFirst}.`);
});

function alertOf(page: Page) {
  return page.getByRole("main").getByRole("alert").first();
}

function firstOf(name: string): string {
  return name.split(" ")[0] ?? "";
}

async function setWinner(page: Page, game: string, winner: string): Promise<void> {
  const fields = page.getByRole("group", { name: game });
  await fields.getByText(winner, { exact: true }).first().click();
  await fields.getByLabel("How it ended").selectOption("resignation");
}
