import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { prisma } from "@/lib/db/client";
import { executeGame } from "@/lib/room/store/execute-game";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

const RULES = {
  ...OFFICIAL,
  match: { ...OFFICIAL.match, bestOf: 3 as const },
  clock: { ...OFFICIAL.clock, minutesPerGame: 15, secondsAdded: 5 },
};

// The board is as large as the window's height lets it be.
test.use({ viewport: { width: 1280, height: 800 } });

async function type(page: Page, move: string): Promise<void> {
  await page.getByLabel("Type a move").fill(move);
  await page.keyboard.press("Enter");
}

/** Plays moves in turn, each by its name, and waits until the other side sees it. */
async function play(white: Page, black: Page, moves: readonly string[]): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
    await type(mover, move);
    if (ply < moves.length - 1) await expect(other.getByText(/^Your move/)).toBeVisible();
  }
}

test("two players play a best of three in Rookery: mate, a threefold claim, an agreement, and the report", async ({
  windowOf,
}) => {
  test.slow();
  const league = await makeStoryLeague({ rules: RULES });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await home.goto(`/matches/${match.id}`);
  await home.getByRole("link", { name: "Go to the match room" }).click();
  await expect(home.getByRole("heading", { name: "Match room" })).toBeVisible();
  await home.getByRole("link", { name: "Play here" }).click();
  await away.goto(`/matches/${match.id}/room?use=board`);

  // Game 1: the keyboard alone, a draw offer that a move declines, and mate.
  await home.getByRole("button", { name: "I’m ready" }).click();
  await expect(home.getByRole("heading", { name: /^Waiting for/ })).toBeVisible();
  await away.getByRole("button", { name: "I’m ready" }).click();
  await expect(home.getByText("Your move, 1.")).toBeVisible();
  await type(home, "Ke2");
  await expect(home.getByText(/is not possible/)).toBeVisible();
  await play(home, away, ["f3", "e5"]);
  await away.getByRole("button", { name: "Offer draw" }).click();
  await expect(home.getByText(/offers a draw/)).toBeVisible();
  await expectGoodPage(home);
  await type(home, "g4");
  await expect(away.getByText("Your move, 2.")).toBeVisible();
  await expect(away.getByRole("status").filter({ hasText: "Your move, 2." })).toContainText("played g4.");
  await type(away, "queen h4");
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /: checkmate$/ })).toBeVisible();

  // Game 2: colors reversed; the same position for the third time is claimed with the move that makes it.
  for (const page of [home, away]) await page.getByRole("button", { name: "I’m ready for game 2" }).click();
  await expect(away.getByText("Your move, 1.")).toBeVisible();
  await play(away, home, ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]);
  await home.getByRole("button", { name: /^Claim a draw: Same position three times, with Ng8/ }).click();
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /^Drawn: same position three times/ })).toBeVisible();

  // Game 3: a reload in the middle, an agreement, and one tap each for the report.
  for (const page of [home, away]) await page.getByRole("button", { name: "I’m ready for game 3" }).click();
  for (const page of [home, away]) await expect(page.getByText(/ move, 1\.$/)).toBeVisible();
  const isHomeWhite = await home.getByLabel("Board, you have White").isVisible();
  const [white, black] = isHomeWhite ? [home, away] : [away, home];
  await expect(white.getByText("Your move, 1.")).toBeVisible();
  await play(white, black, ["e4", "e5"]);
  await white.reload();
  await expect(white.getByText("Your move, 2.")).toBeVisible();
  await white.getByRole("button", { name: "Offer draw" }).click();
  await black.getByRole("button", { name: "Agree to a draw" }).click();
  await home.getByRole("button", { name: "Confirm 2–1" }).click();
  await expect(home).toHaveURL(/done=report/);
  await away.getByRole("button", { name: "Confirm 2–1" }).click();
  await expect(away.getByText(/^Decided: /)).toBeVisible();
  const stored = await prisma().match.findUniqueOrThrow({ where: { id: match.id } });
  expect(stored).toMatchObject({ status: "final", awayResult: "win", awayWins: 2, homeWins: 1 });
});

test("a game that starts is heard, and the focus doesn’t stay on a button that’s gone", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: RULES });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await home.addInitScript(countNotes);
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=board`);
  const heading = (page: Page) => page.getByRole("heading", { level: 1 });
  // A screen reader only says what changes in a status that was there before.
  const status = await home.locator("p.sr[role=status]").elementHandle();

  await home.getByRole("button", { name: "I’m ready" }).press("Enter");
  await expect(home.getByRole("heading", { name: /^Waiting for/ })).toBeVisible();
  await expect(heading(home)).toBeFocused();
  expect(await status?.textContent()).toBe("");
  expect(await home.evaluate("notes")).toBe(0);

  await away.getByRole("button", { name: "I’m ready" }).press("Enter");
  await expect(away.getByText(/ to move, 1\.$/)).toBeVisible();
  await expect(heading(away)).toBeFocused();
  await expect(home.getByText("Your move, 1.")).toBeVisible();
  expect(await status?.textContent()).toBe("Game 1 has started. You have White.");
  await expect(heading(home)).toBeFocused();
  await expect.poll(() => home.evaluate("notes")).toBe(1);

  await home.reload();
  await expect(home.getByText("Your move, 1.")).toBeVisible();
  expect(await home.evaluate("notes")).toBe(0);
});

/** Turns sounds on, and counts the notes that are played. */
function countNotes(): void {
  localStorage.setItem("rookery-sounds", "on");
  Object.assign(window, { notes: 0 });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    Object.assign(window, { notes: Number(Reflect.get(window, "notes")) + 1 });
    start.call(this, when);
  };
}

test("two tabs of one player show one game; one without a network keeps what was done and sends it later", async ({
  windowOf,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const league = await makeStoryLeague({ rules: RULES });
  const match = await firstMatch(league);
  for (const userId of [match.home, match.away]) await sit(match.id, userId);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  const second = await home.context().newPage();
  for (const page of [home, away, second]) await page.goto(`/matches/${match.id}/room?use=board`);
  await expect(second.getByText("Your move, 1.")).toBeVisible();
  await type(home, "e4");
  await expect(second.getByText(/to move, 1\.$/)).toBeVisible();
  await type(away, "e5");
  await expect(home.getByText("Your move, 2.")).toBeVisible();
  await type(second, "Nf3");
  await expect(home.getByText(/to move, 2\.$/)).toBeVisible();
  await expect(away.getByText("Your move, 2.")).toBeVisible();

  await away.context().setOffline(true);
  await type(away, "Nc6");
  await expect(away.getByText("Saved on this phone")).toBeVisible();
  await expect(home.getByText(/to move, 2\.$/)).toBeVisible();
  await away.context().setOffline(false);
  await expect(home.getByText("Your move, 3.")).toBeVisible();
  await expect(away.getByText("Sent", { exact: true })).toBeVisible();
});

async function sit(match: string, userId: string): Promise<void> {
  const sent = { id: randomUUID(), command: { type: "sit" } } as const;
  expect(await executeGame({ match, number: 1 }, sent, userId, new Date(), "home")).toMatchObject({
    ok: true,
  });
}

test("a start at a real board by mistake is taken back, and the room opens the game that's on", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: RULES });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  await away.goto(`/matches/${match.id}/room?use=board`);
  await away.getByRole("button", { name: "I’m ready" }).click();
  await home.goto(`/matches/${match.id}/room`);
  await home.getByRole("link", { name: "Start the clock" }).click();
  await home.getByRole("button", { name: "Start game 1" }).click();
  await expect(away.getByRole("heading", { name: "Game 1 has started at a real board" })).toBeVisible();
  await expectGoodPage(away);
  await away.getByRole("button", { name: "Take the start back" }).click();
  await away.getByRole("button", { name: "I’m ready" }).click();
  await home.goto(`/matches/${match.id}/room?use=board`);
  await home.getByRole("button", { name: "I’m ready" }).click();
  // The other page shows it once the server has it.
  await expect(away.getByText(/ to move, 1\.$/)).toBeVisible();

  await home.goto(`/matches/${match.id}/room`);
  await expect(home.getByText("Your move, 1.")).toBeVisible();
  await away.goto(`/matches/${match.id}/room?use=clock`);
  await away.getByRole("link", { name: "Go to the game" }).click();
  await expect(away.getByText(/ to move, 1\.$/)).toBeVisible();
  await away.goto("/me");
  await expect(away.getByRole("heading", { name: /^Game 1 is on\. .* to move\.$/ })).toBeVisible();
});

test("the room is only for the two players, and what the league doesn't use isn't there", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague();
  const match = await firstMatch(league);
  const stranger = league.players.find(({ userId }) => userId !== match.home && userId !== match.away);
  const page = await windowOf(stranger?.userId ?? "");
  expect((await page.request.get(`/matches/${match.id}/room`)).status()).toBe(404);
  expect((await page.request.get(`/api/games/${match.id}/stream`)).status()).toBe(404);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}/room`);
  await expect(home.getByRole("link", { name: "Start the clock" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Play here" })).toHaveCount(0);
});
