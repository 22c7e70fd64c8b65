import { OPERA_GAME } from "@/lib/match/testing/records";
import type { TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, test, waitForLetter } from "./fixtures.ts";
import { openOnce } from "./support/open-once.ts";

test("one player reports with a game's moves, the other confirms from the email, and the standings show it", async ({
  league,
  windowOf,
}) => {
  const match = await firstMatch(league);
  const table = `/${league.org}/fall-2026/open`;
  const home = await windowOf(match.home);
  const publicPage = await windowOf(league.players[3]?.userId ?? "");
  await publicPage.goto(table);
  await home.goto(`/matches/${match.id}`);

  await home.getByText("Already played? Report it").click();
  const games = home.getByRole("group", { name: /^Game \d/ });
  await games
    .nth(0)
    .getByText(/Add the moves/)
    .click();
  await games
    .nth(0)
    .getByLabel(/as PGN/)
    .fill("1. e4 e5 2. Nf3 Nc6 3. Bb5 Qxf3 1-0");
  await expect(games.nth(0).getByLabel(/as PGN/)).toHaveAccessibleDescription(/Move 3, Black: Qxf3/);
  await games
    .nth(1)
    .getByText(match.homeName.split(" ")[0] ?? "", { exact: true })
    .first()
    .click();
  await home.getByRole("button", { name: /^Report/ }).click();
  await expect(home.getByRole("main").getByRole("alert").first()).toContainText(/move 3/i);
  await expect(games.nth(0).getByLabel(/as PGN/)).toHaveValue(/Qxf3/);

  await games
    .nth(0)
    .getByLabel(/as PGN/)
    .fill(OPERA_GAME.replace("2. Nf3", "2. ♘f3"));
  await expect(games.nth(0)).toContainText(" won: 17. Rd8# is checkmate.");
  await expect(games.nth(0).locator(".err")).toHaveCount(0);
  await expect(games.nth(0)).toContainText("Move 2, White: “♘f3” was read as Nf3.");
  await expect(games.nth(0).getByLabel("How it ended")).toBeHidden();
  await expect(games.nth(0).getByRole("radio", { name: "Drawn" })).toBeHidden();
  const record = games.nth(0).getByRole("group", { name: "Your record of game 1" });
  await record.getByRole("button", { name: "Previous move" }).click();
  await expect(record.getByRole("status")).toHaveText("16… Nxb8");
  await expectGoodPage(home);
  await home.getByRole("button", { name: "Report 2–0" }).click();
  await expect(home).toHaveURL(/done=report/);

  const away = await windowOf(match.away);
  await away.goto("/me");
  await expect(away.getByRole("main")).toContainText(/2–0/);
  await away.goto(await emailedLink(match.away));
  await expectGoodPage(away);
  await expect(away.getByRole("main")).toContainText("Checkmate");
  await away.getByRole("button", { name: /Confirm 2–0/ }).click();
  await expect(away).toHaveURL(/done=approve/);
  await expect(away.getByRole("img", { name: /king/i }).first()).toBeVisible();
  await expect(away.getByRole("link", { name: /@.*example/ })).toHaveCount(0);

  await waitForLetter(await addressOf(match.home), /confirm/i);
  await openOnce(publicPage, table, "2–0");
  await expect(publicPage.getByRole("main")).toContainText("2–0");
});

/** Reports a match for the home player; the link is from the email that asks the away player to confirm. */
async function emailedReport(league: TestLeague) {
  const { execute } = await import("@/lib/match/store/execute");
  const { TWO_NIL } = await import("@/lib/testing/league");
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  return { match, link: await emailedLink(match.away) };
}

/** The link in the email that asks a player to confirm. */
async function emailedLink(userId: string): Promise<string> {
  const letter = await waitForLetter(await addressOf(userId), /Confirm 2–0/);
  return letter.text.match(/https?:\/\/\S+\/matches\/\S+/)?.[0] ?? "";
}

async function addressOf(userId: string): Promise<string> {
  const { findPerson } = await import("@/lib/people/store/people");
  return (await findPerson(userId))?.email ?? "";
}

test("the email's link works in a browser where someone else is signed in, and says so", async ({
  league,
  windowOf,
}) => {
  const { match, link } = await emailedReport(league);
  const other = league.players.find(({ userId }) => userId !== match.home && userId !== match.away);
  const roommate = await windowOf(other?.userId ?? "");
  await roommate.goto(link);
  const email = await addressOf(other?.userId ?? "");
  await expect(roommate.getByText(`You’re signed in as ${email}.`)).toContainText(match.awayName);
  const office = await windowOf(league.directorId);
  await office.goto(link);
  await expect(office.getByRole("button", { name: "Confirm 2–0" })).toBeVisible();
  await roommate.getByRole("button", { name: "Confirm 2–0" }).click();
  await expect(roommate.getByRole("heading", { name: /^Decided: 2–0/ })).toBeVisible();
  await office.goto(`${link}&done=approve`);
  await expect(office.getByRole("heading", { name: /^Decided: 2–0/ })).toBeVisible();
  await office.goto(link);
  await expect(office).toHaveURL(/\/desk\//);
  // Without the email's secret, the match isn't there for them.
  expect((await roommate.request.get(`/matches/${match.id}`)).status()).toBe(404);
});

test("a third game at 2–0 isn't asked for or accepted", async ({ league, windowOf }) => {
  const match = await firstMatch(league);
  const first = match.homeName.split(" ")[0] ?? "";
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByText("Already played? Report it").click();
  const games = home.getByRole("group", { name: /^Game \d/ });
  for (const index of [0, 1]) {
    await games.nth(index).getByText(first, { exact: true }).first().click();
    await games.nth(index).getByLabel("How it ended").selectOption("checkmate");
  }
  await expect(games).toHaveCount(2);
  await expect(home.getByRole("button", { name: "Report 2–0" })).toBeVisible();
});
