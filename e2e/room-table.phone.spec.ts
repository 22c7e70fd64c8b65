import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeUci } from "chess-core";
import { readRecord } from "@/lib/match/rules/read-record";
import { LICHESS_DEAD_POSITION } from "@/lib/match/testing/records";
import type { GameCommand } from "@/lib/room/rules/commands";
import { executeGame } from "@/lib/room/store/execute-game";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
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
  await expectWholeSides(home);
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
  await expect(home.getByRole("heading", { name: "Scan to confirm 2–0" })).toBeVisible();

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await away.getByRole("button", { name: /^Confirm 2–0/ }).click();
  await expect(away).toHaveURL(/done=approve/);
});

/** WCAG 1.4.10: on a laptop zoomed in to 400 %, each side still has room for its words. */
async function expectWholeSides(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const side of await page.getByRole("region", { name: /’s side$/ }).all()) {
    await expect(side).toBeVisible();
    const beyond = await side.evaluate((half) => half.scrollHeight - half.clientHeight);
    expect(beyond, "pixels of a side that have no room").toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
}

/** Both have written the same 22 moves of a game; the 23rd is White's. */
async function writeTheSame(match: { readonly id: string; readonly home: string; readonly away: string }) {
  const game = { match: match.id, number: 1 };
  const at = new Date();
  const send = async (userId: string, command: GameCommand) => {
    const done = await executeGame(game, { id: randomUUID(), command }, userId, at, "home");
    expect(done?.ok).toBe(true);
  };
  await send(match.home, { type: "start", white: "home", at: at.toISOString() });
  const moves = readRecord(LICHESS_DEAD_POSITION)?.moves.slice(0, 44) ?? [];
  for (const userId of [match.home, match.away])
    for (const [ply, { move }] of moves.entries())
      await send(userId, { type: "write", ply, uci: makeUci(move) });
}

async function write(page: Page, move: string): Promise<void> {
  await page.getByLabel("Type a move").fill(move);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Your scoresheet" }).locator(".cur")).toHaveText(move);
}

test("two scoresheets that agree until move 23 go to the director, with both positions", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: { ...DEPAUL, match: { ...DEPAUL.match, bestOf: 1 } } });
  const match = await firstMatch(league);
  const [homeName, awayName] = [firstName(match.homeName), firstName(match.awayName)];
  await writeTheSame(match);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: "Your game is on" })).toBeVisible();
  await home.goto(`/matches/${match.id}/room?use=sheet`);
  await away.goto(`/matches/${match.id}/room?use=sheet`);
  await write(home, "Qd6");
  await home.getByRole("button", { name: "Strike out the last entry" }).click();
  await write(home, "Qc7");
  await write(away, "Qf4");
  await expectGoodPage(away);
  await endGame(home, homeName);
  await expect(home.getByText(/The scoresheets differ at move 23, White: you wrote Qc7/)).toBeVisible();
  await expect(away.getByText(/The scoresheets differ at move 23, White: you wrote Qf4/)).toBeVisible();
  await home.getByRole("button", { name: "Confirm 1–0" }).click();
  await expect(home).toHaveURL(/done=report/);

  await away.goto(`/matches/${match.id}`);
  const recorded = away.getByRole("region", { name: "Recorded in the match room" });
  await expect(recorded).toContainText("The scoresheets differ at move 23, White.");
  await away.getByText("Give your version").click();
  await away.getByRole("textbox", { name: "What happened?" }).fill("The queen went to f4, and I mated.");
  const game = away.getByRole("group", { name: "The game" });
  await game.getByText(awayName, { exact: true }).first().click();
  await expect(away.getByText("The moves are from your scoresheet.")).toBeVisible();
  await game.locator("details.pgn summary").click();
  await expect(game.locator("textarea")).toHaveValue(/23\. Qf4/);
  await away.getByRole("button", { name: /Send to .* and the director/ }).click();
  await expect(away).toHaveURL(/done=contest/);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  const dossier = director.getByRole("region", { name: "Recorded in the match room" });
  await expect(dossier).toContainText(`${homeName} wrote: 23. Qc7`);
  await expect(dossier).toContainText(`${awayName} wrote: 23. Qf4`);
  await expect(dossier).toContainText(`${homeName} struck out move 23, White.`);
  await expectGoodPage(director);
});
