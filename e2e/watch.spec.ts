import { randomUUID } from "node:crypto";
import type { GameCommand } from "@/lib/room/rules/commands";
import { executeGame } from "@/lib/room/store/execute-game";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import { listTestMatches } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { openOnce } from "./support/open-once.ts";

const RULES = {
  ...OFFICIAL,
  clock: { ...OFFICIAL.clock, minutesPerGame: 15 },
  room: { ...OFFICIAL.room, watch: "live" as const },
};

type Played = { readonly id: string; readonly home: string; readonly away: string };

async function send({ id }: Played, userId: string, command: GameCommand): Promise<void> {
  const sent = { id: randomUUID(), command };
  const answer = await executeGame({ match: id, number: 1 }, sent, userId, new Date(), "home");
  expect(answer).toMatchObject({ ok: true });
}

async function sitDown(match: Played): Promise<void> {
  for (const userId of [match.home, match.away]) await send(match, userId, { type: "sit" });
}

function move(match: Played, ply: number, uci: string): Promise<void> {
  return send(match, ply % 2 === 0 ? match.home : match.away, { type: "move", ply, uci, lagMs: 0 });
}

test("anyone follows a live game on its page, among the boards and on the wall, but not one that a player keeps to themselves", async ({
  page,
  windowOf,
  openWindow,
}) => {
  test.slow();
  const league = await makeStoryLeague({ rules: RULES });
  const [match, hidden] = await listTestMatches(league);
  if (!match || !hidden) throw new Error("The league has two matches");

  // One player turns watching off, and both see it.
  const own = await windowOf(hidden.home);
  await own.goto(`/matches/${hidden.id}`);
  await own.getByRole("button", { name: "Turn watching off" }).click();
  await expect(own.getByText("You turned watching off.")).toBeVisible();
  await expect(own.getByRole("button", { name: "Turn watching back on" })).toBeVisible();
  const theirs = await windowOf(hidden.away);
  await theirs.goto(`/matches/${hidden.id}`);
  await expect(theirs.getByText(/ turned watching off\. Only the two of you/)).toBeVisible();

  for (const each of [match, hidden]) {
    await sitDown(each);
    await move(each, 0, "e2e4");
  }
  await own.reload();
  await expect(own.getByText("The first game has started, so you can’t change who can watch")).toBeVisible();

  // The page of the match: it follows, stays where the reader steps back, and returns.
  const heading = page.getByText("Live", { exact: true });
  await openOnce(page, `/${league.org}/matches/${match.id}`, ">Live<");
  await expect(heading).toBeVisible();
  const shown = page.getByRole("status").filter({ hasText: /^\d/ });
  await expect(shown).toHaveText("1. e4");
  await move(match, 1, "e7e5");
  await expect(shown).toHaveText("1… e5");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Previous move" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveText("1. e4");
  await move(match, 2, "g1f3");
  await expect(page.getByRole("button", { name: "Nf3" })).toBeVisible();
  await expect(shown).toHaveText("1. e4");
  await page.getByRole("button", { name: "Back to live" }).click();
  await expect(shown).toHaveText("2. Nf3");

  // The boards, from the season's page.
  await openOnce(page, `/${league.org}/fall-2026`, "Watch live games");
  await page.getByRole("link", { name: "Watch live games" }).click();
  await expect(page.getByRole("img", { name: /Last move Nf3/ })).toBeVisible();
  await expect(
    page
      .getByRole("list")
      .filter({ has: page.getByRole("img", { name: /Last move/ }) })
      .getByRole("listitem"),
  ).toHaveCount(1);
  const wall = await openWindow({ viewport: { width: 1920, height: 1080 } });
  await openOnce(wall, `/${league.org}/fall-2026/screen?panels=boards`, "Live: one board");
  await expect(wall.getByRole("heading", { name: "Live: one board" })).toBeVisible();
  await move(match, 3, "b8c6");
  for (const one of [page, wall])
    await expect(one.getByRole("img", { name: /after 4 moves\. Last move Nc6/ })).toBeVisible();
  await expectGoodPage(wall);

  // Without JavaScript the boards are as they were, with a link to look again.
  const still = await openWindow({ javaScriptEnabled: false });
  await still.goto(`/${league.org}/fall-2026/live`);
  await expect(still.getByRole("link", { name: "Refresh" })).toBeVisible();
  await expect(still.getByRole("img", { name: /Last move/ })).toBeVisible();

  // A match that players keep to themselves is nowhere.
  await page.goto(`/${league.org}/matches/${hidden.id}`);
  await expect(page.getByText("There are no games to show.")).toBeVisible();
  expect((await page.request.get(`/api/live?match=${hidden.id}`)).status()).toBe(404);
  expect((await page.request.get(`/api/live?boards=${hidden.id}`)).status()).toBe(404);
});
