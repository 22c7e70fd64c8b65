import type { Page } from "@playwright/test";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

async function endGame(page: Page, winner: string): Promise<void> {
  await page.getByRole("button", { name: "Game over" }).click();
  await page.getByLabel(`${winner} won`).check();
  await page.getByLabel("Resigned").check();
  await page.getByRole("button", { name: "Save the result" }).click();
}

const firstName = (name: string) => name.split(" ")[0] ?? "";

test("a best of three on one clock between two players, to the approved report", async ({ windowOf }) => {
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  const winner = firstName(match.homeName);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}/room?use=clock`);
  await expect(home.getByText("You have White.", { exact: false })).toBeVisible();
  await home.getByRole("button", { name: "Start game 1" }).click();
  await expect(home.getByText("Your move")).toBeVisible();
  await expectGoodPage(home);
  await home.getByRole("button", { name: "Tap when you’ve moved" }).click();
  await expect(home.getByRole("region", { name: `${winner}’s side` })).toContainText("to move");
  await home.getByRole("button", { name: "Pause" }).click();
  await expect(home.getByText("Paused").first()).toBeVisible();
  await home.getByRole("button", { name: "Resume" }).first().click();
  await endGame(home, winner);
  await expect(home.getByText("You lead 1–0")).toBeVisible();
  await home.getByRole("button", { name: "Start game 2" }).click();
  await endGame(home, winner);
  await home.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(home).toHaveURL(/done=report/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByRole("button", { name: /^Confirm 2–0/ }).click();
  await expect(away).toHaveURL(/done=approve/);
});

test("two scoresheets that part are told apart by their move", async ({ windowOf }) => {
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await home.goto(`/matches/${match.id}/room?use=sheet`);
  await home.getByRole("button", { name: "Start game 1" }).click();
  await away.goto(`/matches/${match.id}/room?use=sheet`);
  const write = async (page: Page, moves: readonly string[]) => {
    for (const [index, move] of moves.entries()) {
      await page.getByLabel("Type a move").fill(move);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("list", { name: "Your scoresheet" }).locator(".cur")).toHaveText(move);
      expect(index).toBeLessThan(9);
    }
  };
  await write(home, ["e4", "e5", "Nf3", "Nc6"]);
  await home.getByRole("button", { name: "Strike out the last entry" }).click();
  await write(home, ["Nf6"]);
  await write(away, ["e4", "e5", "Nf3", "Nc6"]);
  await expectGoodPage(away);
  await endGame(home, firstName(match.homeName));
  await expect(home.getByText(/The scoresheets differ at move 2, Black: you wrote Nf6/)).toBeVisible();
  await expect(away.getByText(/The scoresheets differ at move 2, Black: you wrote Nc6/)).toBeVisible();
});
