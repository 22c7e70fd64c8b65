import { randomUUID } from "node:crypto";
import { makeUci } from "chess-core";
import { readRecord } from "@/lib/match/rules/read-record";
import { BARE_KING, OPERA_GAME_UNFINISHED } from "@/lib/match/testing/records";
import type { GameCommand } from "@/lib/room/rules/commands";
import { executeGame } from "@/lib/room/store/execute-game";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

const QUARTER: RulePack = {
  ...OFFICIAL,
  match: { ...OFFICIAL.match, bestOf: 3 },
  clock: { ...OFFICIAL.clock, minutesPerGame: 15, secondsAdded: 0 },
};

// The board is as large as the window's height lets it be.
test.use({ viewport: { width: 1280, height: 800 } });

/** How long the open pages have to show the game before its time runs out. */
const LEFT_MS = 15_000;

type StoryMatch = Awaited<ReturnType<typeof firstMatch>>;

/** Plays the first moves of a game all at one instant, `minutes` ago but for the time that's left. */
async function playedAgo(match: StoryMatch, minutes: number, record: string): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000 + LEFT_MS);
  const send = async (userId: string, command: GameCommand) => {
    const done = await executeGame(
      { match: match.id, number: 1 },
      { id: randomUUID(), command },
      userId,
      at,
      "home",
    );
    expect(done).toMatchObject({ ok: true });
  };
  for (const userId of [match.home, match.away]) await send(userId, { type: "sit" });
  for (const [ply, { move }] of (readRecord(record)?.moves ?? []).entries()) {
    const mover = ply % 2 === 0 ? match.home : match.away;
    await send(mover, { type: "move", ply, uci: makeUci(move), lagMs: 0 });
  }
}

test("a flag falls while both look on: who can be mated loses", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: QUARTER });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=board`);

  await playedAgo(match, 15, BARE_KING);
  await expect(away.getByText("Your move, 16.")).toBeVisible();
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /wins?: .* ran out of time$/ })).toBeVisible();
  await expect(home.getByText("You lead 1–0")).toBeVisible();
  await expectGoodPage(home);
});

test("the hour of a match runs out: captured points decide, to the confirmed report", async ({
  windowOf,
}) => {
  const rules: RulePack = { ...TEXAS_STATE, room: { ...TEXAS_STATE.room, board: true } };
  const league = await makeStoryLeague({ rules });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=board`);
  await playedAgo(match, 60, OPERA_GAME_UNFINISHED);
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /wins?: the hour ran out/ })).toBeVisible();
  await expect(home.getByText("White has captured 14 points, Black 24 points: Black wins.")).toBeVisible();
  await home.getByRole("button", { name: /^Confirm 1–0/ }).click();
  await expect(home).toHaveURL(/done=report/);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText("White took 14 points and Black 24, so Black won.");
  await away
    .getByRole("button", { name: /^Confirm/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=approve/);
});
