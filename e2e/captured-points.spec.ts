import type { Locator, Page } from "@playwright/test";
import { OPERA_GAME_UNFINISHED } from "@/lib/match/testing/records";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

const KNOCKOUT: RulePack = {
  ...TEXAS_STATE,
  stages: [
    {
      format: "knockout",
      qualifiers: null,
      seeding: "registration",
      thirdPlace: false,
      semifinalBestOf: null,
      finalBestOf: null,
      levelMatch: "one-more-game",
      final: "by-deadline",
    },
  ],
};

const first = (name: string) => name.split(" ")[0] ?? "";
const theGame = (page: Page) => page.getByRole("group", { name: /^The game/ });

async function pickWinner(game: Locator, name: string): Promise<void> {
  await game
    .getByRole("radiogroup", { name: "Who won?" })
    .getByRole("radio", { name, exact: true })
    .check({ force: true });
}

test("time ran out: captured points decide, from the moves", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByText("Already played? Report it").click();
  const game = theGame(home);
  await game.getByText(/Add the moves/).click();
  await game.getByLabel(/as PGN/).fill(OPERA_GAME_UNFINISHED);
  await game.getByLabel("How it ended").selectOption({ label: "The hour ran out: captured points" });
  await expect(game.getByRole("status").first()).toHaveText(`${first(match.awayName)} won.`);
  await expect(game.getByRole("radiogroup", { name: "Who won?" })).toHaveCount(0);
  await home.getByRole("button", { name: `Report 1–0 to ${first(match.awayName)}` }).click();
  await expect(home).toHaveURL(/done=report/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  const table = away.getByRole("region", { name: "Captured points" });
  await expect(table.getByRole("row", { name: /^Points/ })).toContainText("1424");
  await expect(away.getByRole("main")).toContainText(
    "The hour ran out, so captured points decide: White took 14 points and Black 24, so Black won.",
  );
  await away.getByRole("button", { name: "Confirm 1–0" }).click();
  await expect(away).toHaveURL(/done=approve/);
  await expect(table.getByRole("row", { name: /^queen/i })).toContainText("1 × 9 = 9");
  await expect(away.getByRole("main")).toContainText("The hour ran out, 24–14 in captured points");
  await expect(away.getByRole("link", { name: "Read the rule", exact: true })).toHaveAttribute(
    "href",
    /\/rules$/,
  );
  await expectGoodPage(away);
});

test("time ran out: captured points decide by counting, without JavaScript", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  const open = async (userId: string) => {
    const page = await windowOf(userId, { javaScriptEnabled: false });
    await page.goto(`/matches/${match.id}`);
    return page;
  };
  const home = await open(match.home);
  await home.getByText("Already played? Report it").click();
  await expect(home.getByText("one more game was played")).toHaveCount(0);
  const game = theGame(home);
  await game.getByLabel("How it ended").selectOption("match-time");
  await game.getByText("Count the captured pieces").click();
  await game.getByLabel("queens that White took in game 1").fill("2");
  await game.getByLabel("pawns that White took in game 1").fill("8");
  await home.getByRole("button", { name: "Report the game" }).click();
  await expect(home.getByRole("main").getByRole("alert").first()).toContainText(
    "White can’t have captured all that",
  );

  await expect(game.getByLabel("queens that White took in game 1")).toHaveValue("2");
  await game.getByLabel("queens that White took in game 1").fill("1");
  await game.getByLabel("rooks that Black took in game 1").fill("2");
  await pickWinner(game, first(match.homeName));
  await home.getByRole("button", { name: "Report the game" }).click();
  await expect(home).toHaveURL(/done=report/);

  const away = await open(match.away);
  await expect(away.getByRole("region", { name: "Captured points" })).toContainText("8 × 1 = 8");
  await away.getByRole("button", { name: "Confirm 1–0" }).click();
  await expect(away).toHaveURL(/done=approve/);
  await expect(away.getByRole("main")).toContainText("White took 17 points and Black 10, so White won.");
});

test("a drawn knockout game is followed by another one with colors reversed", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: KNOCKOUT });
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("main")).toContainText("Semifinal");
  await expect(home.getByRole("main")).toContainText("you’re both out");
  await home.getByText("Already played? Report it").click();
  await theGame(home).getByLabel("How it ended").selectOption("stalemate");
  await pickWinner(theGame(home), "Drawn");

  const games = home.getByRole("group", { name: /^Game \d/ });
  await expect(games).toHaveCount(2);
  await expect(games.nth(1)).toContainText(`One more, ${first(match.awayName)} had White`);
  await pickWinner(games.nth(1), first(match.homeName));
  await games.nth(1).getByLabel("How it ended").selectOption("checkmate");
  await expect(games).toHaveCount(2);
  await home.getByRole("button", { name: `Report 1½–½ to ${first(match.homeName)}` }).click();
  await expect(home).toHaveURL(/done=report/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByRole("button", { name: "Confirm 1½–½" }).click();
  await expect(away).toHaveURL(/done=approve/);
  await expect(away.getByRole("main")).toContainText(`${first(match.homeName)} advances.`);
});
