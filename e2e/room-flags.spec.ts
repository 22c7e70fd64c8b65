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

/** Black has only the king, and it’s White’s move. */
const FLAG_AGAINST_BARE_KING = BARE_KING.replace("16. exd5 *", "16. exd5 Kc7 *");

const QUARTER: RulePack = {
  ...OFFICIAL,
  match: { ...OFFICIAL.match, bestOf: 3 },
  clock: { ...OFFICIAL.clock, minutesPerGame: 15, secondsAdded: 0 },
};

/** How long the pages have to open before the time runs out. */
const LEFT_MS = 15_000;

type StoryMatch = Awaited<ReturnType<typeof firstMatch>>;

/** Plays the first moves of a game all at one instant, `minutes` ago but for the time that's left. */
async function playedAgo(
  match: StoryMatch,
  minutes: number,
  { number, record, plies }: { readonly number: number; readonly record: string; readonly plies?: number },
): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000 + LEFT_MS);
  const send = async (userId: string, command: GameCommand) => {
    const done = await executeGame(
      { match: match.id, number },
      { id: randomUUID(), command },
      userId,
      at,
      "home",
    );
    expect(done).toMatchObject({ ok: true });
  };
  const players = [match.home, match.away];
  for (const userId of players) await send(userId, { type: "sit" });
  const [white, black] = number % 2 === 1 ? players : players.toReversed();
  const moves = readRecord(record)?.moves.slice(0, plies) ?? [];
  for (const [ply, { move }] of moves.entries())
    await send((ply % 2 === 0 ? white : black) ?? "", { type: "move", ply, uci: makeUci(move), lagMs: 0 });
}

test("a flag loses against pieces that can mate, and draws against a bare king", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: QUARTER });
  const match = await firstMatch(league);
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];

  await playedAgo(match, 15, { number: 1, record: BARE_KING });
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=board`);
  await expect(away.getByText("Your move, 16.")).toBeVisible();
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /wins?: .* ran out of time$/ })).toBeVisible();
  await expect(home.getByText("You lead 1–0")).toBeVisible();
  await expectGoodPage(home);

  // Game 2: colors are reversed. White's flag falls, and Black has only the king.
  await playedAgo(match, 15, { number: 2, record: FLAG_AGAINST_BARE_KING });
  await away.reload();
  await expect(away.getByText("Your move, 17.")).toBeVisible();
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /^Drawn: .*ran out of time/ })).toBeVisible();
  await expectGoodPage(away);
});

test("the hour of a match runs out: captured points decide, to the confirmed report", async ({
  windowOf,
}) => {
  const rules: RulePack = { ...TEXAS_STATE, room: { ...TEXAS_STATE.room, board: true } };
  const league = await makeStoryLeague({ rules });
  const match = await firstMatch(league);
  await playedAgo(match, 60, { number: 1, record: OPERA_GAME_UNFINISHED });
  const [home, away] = [await windowOf(match.home), await windowOf(match.away)];
  for (const page of [home, away]) await page.goto(`/matches/${match.id}/room?use=board`);
  for (const page of [home, away])
    await expect(page.getByRole("heading", { name: /wins?: the hour ran out/ })).toBeVisible();
  await expect(home.getByText("White has captured 14 points, Black 24 points: Black wins.")).toBeVisible();
  await expectGoodPage(home);
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
