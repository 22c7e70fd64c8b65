import type { TypedGame } from "@/lib/match/rules/games";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { dateIn } from "@/lib/shared/dates";
import { addDays } from "@/lib/shared/wall-clock";
import { dayFromToday, momentOf, ZONE } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";

/**
 * Who beat whom, by position in the list of players, and how many games the loser won. Three players form a cycle.
 */
const WINS: readonly (readonly [winner: number, loser: number, games?: 1])[] = [
  ...[1, 2, 3, 4, 5].map((loser) => [0, loser] as const),
  ...[2, 3, 4, 5].map((loser) => [1, loser] as const),
  ...[2, 3, 4].map((winner) => [winner, 5] as const),
  [2, 3],
  [3, 4],
  [4, 2, 1],
];

test("why am I fourth: from the player's own page to the explanation, with the numbers", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 6 });
  await playAll(league, momentOf(dayFromToday(-1), "01:00"));
  const [, , third, fourth] = league.players;
  const page = await windowOf(fourth?.userId ?? "");

  await page.goto("/me");
  await page.getByRole("link", { name: "Why 4th?" }).click();
  const sentence = page.getByText(
    `${third?.name} is above ${fourth?.name}: both have 2 points; they’re tied against each other; they won the same number of matches; their Sonneborn-Berger scores are equal; the game difference of ${third?.name} is −1 and that of ${fourth?.name} is −2.`,
  );
  await expect(sentence).toBeInViewport();

  const row = page.getByRole("row").filter({ hasText: fourth?.name ?? "" });
  await page.getByRole("link", { name: `why is ${fourth?.name} here?` }).click();
  await expect(sentence).toBeInViewport();
  await expect(row.first()).toContainText("4");

  await page.getByRole("link", { name: `why is ${league.players[1]?.name} here?` }).click();
  const byPoints = page.getByText(
    `${league.players[0]?.name} is above ${league.players[1]?.name}: ${league.players[0]?.name} has 5 points and ${league.players[1]?.name} 4.`,
  );
  await expect(byPoints).toBeInViewport();
});

test("the standings as of a day, without JavaScript too", async ({ openWindow, expectedErrors }) => {
  expectedErrors.push(/404/);
  const league = await makeStoryLeague({ players: 4 });
  const today = dayFromToday();
  const yesterday = addDays(today, -1);
  const division = `/${league.org}/fall-2026/open`;
  const [first, second] = await listTestMatches(league);
  await decide(first?.id ?? "", first?.home ?? "", first?.away ?? "", 0, momentOf(yesterday, "01:00"));
  await decide(second?.id ?? "", second?.home ?? "", second?.away ?? "", 0, momentOf(today, "00:00"));
  const nameOf = (userId?: string) => league.players.find((player) => player.userId === userId)?.name ?? "";
  const page = await openWindow({ javaScriptEnabled: false });

  await page.goto(division);
  const live = await page.locator("table.chart").textContent();
  await page.getByLabel("Standings at the end of").fill(yesterday);
  await page.getByRole("button", { name: "Show standings" }).click();
  await expect(page).toHaveURL(new RegExp(`/on/${yesterday}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Standings on");
  const rows = page.locator("table.chart tbody tr");
  await expect(rows.filter({ hasText: nameOf(first?.home) }).locator(".pts")).toHaveText("1");
  await expect(rows.filter({ hasText: nameOf(second?.home) }).locator(".pts")).toHaveText("0");
  const old = await page.locator("table.chart").textContent();

  await page.goto(`${division}/on/${today}`);
  expect(await page.locator("table.chart").textContent()).toBe(live);
  expect(old).not.toBe(live);
  await page.goto(`${division}/on/${addDays(today, 2)}`);
  await expect(page.getByText("That day is in the future")).toBeVisible();
  await page.goto(`${division}/on/${addDays(today, -9)}`);
  await expect(page.getByText("No pairings yet")).toBeVisible();
  for (const bad of ["2026-02-30", "yesterday", "0001-01-01"]) {
    expect((await page.goto(`${division}/on/${bad}`))?.status(), bad).toBe(404);
  }
});

test("today's standings change with every result", async ({ page }) => {
  const league = await makeStoryLeague({ players: 4 });
  const [match] = await listTestMatches(league);
  const name = league.players.find(({ userId }) => userId === match?.home)?.name ?? "";
  const points = page.locator("table.chart tbody tr").filter({ hasText: name }).locator(".pts");
  const begun = new Date();
  await page.goto(`/${league.org}/fall-2026/open/on/${dateIn(begun.toISOString(), ZONE)}`);
  await expect(page.getByText("Everyone starts with 0 points")).toBeVisible();
  await decide(match?.id ?? "", match?.home ?? "", match?.away ?? "", 0, begun);
  // The page is drawn again a moment later.
  await expect
    .poll(async () => (await page.request.get(page.url())).text())
    .not.toContain("Everyone starts with 0 points");
  await page.reload();
  await expect(points).toHaveText("1");
  await expectGoodPage(page);
});

async function playAll(league: TestLeague, at: Date): Promise<void> {
  const indexes = new Map(league.players.map(({ userId }, index) => [userId, index]));
  for (const { id, home, away } of await listTestMatches(league)) {
    const [one, two] = [indexes.get(home), indexes.get(away)];
    const won = WINS.find(([winner, loser]) => [winner, loser].every((each) => each === one || each === two));
    if (!won) throw new Error("Everybody meets everybody");
    const [winner, loser, games = 0] = won[0] === one ? [home, away, won[2]] : [away, home, won[2]];
    await decide(id, winner, loser, games, at, winner === home ? "home" : "away");
  }
}

/** The winner reports two games, or three with one won by the loser, and the loser approves. */
async function decide(
  matchId: string,
  winner: string,
  loser: string,
  games: 0 | 1,
  at: Date,
  side: Side = "home",
): Promise<void> {
  const wonBy = (by: Side, white: Side): TypedGame => ({
    white,
    outcome: by === white ? "white" : "black",
    ending: "checkmate",
  });
  const lost = games === 1 ? [wonBy(otherSide(side), "away"), wonBy(side, "home")] : [wonBy(side, "away")];
  const report = { type: "report", games: [wonBy(side, "home"), ...lost] } as const;
  await mustExecute(matchId, report, { userId: winner }, at);
  await mustExecute(matchId, { type: "approve" }, { userId: loser }, at);
}
