import { prisma } from "@/lib/db/client";
import type { SiteGame } from "@/lib/online/rules/site-game";
import { lookFor } from "@/lib/online/store/look-for";
import { startSearches } from "@/lib/online/store/searches";
import { siteGame } from "@/lib/online/testing/site-games";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import type { FakeAccount } from "@/scripts/chess-sites/accounts";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, signInAs, test } from "./fixtures.ts";

// In one worker, one after the other: the last story has Lichess go down for the whole deployment.
test.describe.configure({ mode: "default" });

const ON_LICHESS: RulePack = {
  ...TEXAS_STATE,
  venue: { kind: "online", site: "lichess", rated: "casual", provenNames: false, foundHours: 48 },
};
const MUST_PROVE: RulePack = {
  ...TEXAS_STATE,
  venue: { kind: "online", site: "chess.com", rated: "any", provenNames: true, foundHours: 48 },
};

test("a Lichess name is proven by signing in there", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: ON_LICHESS });
  const match = await firstMatch(league);
  const name = newName();
  const home = await windowOf(match.home);
  await home.goto("/profile");

  await test.step("who says no at Lichess reads that nothing was proven", async () => {
    await home.getByRole("button", { name: /^Prove it at Lichess/ }).click();
    await home.getByLabel("Username").fill(name);
    await home.getByRole("button", { name: "Cancel" }).click();
    await expect(home.getByRole("main").getByRole("alert")).toContainText("You didn’t allow it at Lichess");
    await expectGoodPage(home);
  });

  await home.getByRole("button", { name: /^Prove it at Lichess/ }).click();
  await home.getByLabel("Username").fill(name);
  await home.getByRole("button", { name: "Authorize" }).click();
  await expect(home.getByText("Your username is proven.")).toBeVisible();
  await expect(home.getByText(`: ${name} is your account on Lichess.`)).toBeVisible();

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("region", { name: "Meet on Lichess" })).toContainText(`${name} (proven)`);
});

test("a Chess.com name is proven by a code in the profile, and then games are looked for", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: MUST_PROVE });
  const match = await firstMatch(league);
  const name = newName();
  await prisma().handle.updateMany({ where: { userId: match.home }, data: { handle: name } });
  await startSearches(new Date());
  const home = await windowOf(match.home);

  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: "Prove your username first" })).toBeVisible();
  await home.getByRole("link", { name: "Prove your username" }).click();
  await home.getByRole("button", { name: /^Get a code/ }).click();
  await expect(home).toHaveURL(/done=code/);
  const code = (await home.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()) ?? "";

  const account: FakeAccount = { site: "chess.com", id: String(Date.now()), name };
  await put("/accounts", [account]);
  await home.getByRole("button", { name: /^Check now/ }).click();
  await expect(home.getByRole("main").getByRole("alert")).toContainText(
    "Your code isn’t in your profile yet.",
  );
  await expectGoodPage(home);
  await put("/accounts", [{ ...account, location: `San Marcos ${code}` }]);
  await home.getByRole("button", { name: /^Check now/ }).click();
  await expect(home.getByText("Your username is proven.")).toBeVisible();

  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: /has to prove their username first$/ })).toBeVisible();
  await expectGoodPage(home);
});

test("Lichess makes the right game, and both players see the same link", async ({ windowOf }) => {
  const league = await makeStoryLeague({ rules: ON_LICHESS });
  const match = await firstMatch(league);
  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await home.getByRole("button", { name: "Make the game on Lichess" }).click();
  const link = home.getByRole("link", { name: "Play game 1 on Lichess" });
  await expect(link).toBeVisible();
  await expect(home.getByRole("region", { name: "Meet on Lichess" })).toContainText("You have White.");
  await expectGoodPage(home);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("link", { name: "Play game 1 on Lichess" })).toHaveAttribute(
    "href",
    (await link.getAttribute("href")) ?? "",
  );
  await expect(away.getByRole("region", { name: "Meet on Lichess" })).toContainText("has White.");
});

test("of several games, the player picks the one that counts; one with the wrong colors says why not", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: ON_LICHESS });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  const both = { site: "lichess", white, black } as const;
  await play([
    siteGame({ ...both, id: newId(), white: black, black: white, startedAt: hoursFromNow(-3) }),
    siteGame({ ...both, id: newId(), startedAt: hoursFromNow(-2) }),
    siteGame({
      ...both,
      id: newId(),
      startedAt: hoursFromNow(-1),
      moves: ["e4", "e5"],
      clocks: [598_000, 598_000],
      end: { kind: "played", outcome: "white", ending: "resignation" },
    }),
  ]);
  await startSearches(new Date());
  await lookFor(match.id, () => new Date());

  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  const games = home.getByRole("group", { name: "Which game counts?" }).getByRole("radio");
  await expect(games).toHaveCount(3);
  await games.nth(0).check();
  await home.getByRole("button", { name: "Report this game" }).click();
  await expect(home.getByRole("main").getByRole("alert")).toContainText(
    /had White, but .+ should have had it/,
  );
  await expectGoodPage(home);
  await games.nth(2).check();
  await home.getByRole("button", { name: "Report this game" }).click();
  await expect(home.getByText("Your report is in.")).toBeVisible();
  await expect(home.getByText("Picked from their games on the chess site")).toBeVisible();
});

test("with the site down for a day, nothing is lost and no one is stopped", async ({ windowOf, page }) => {
  const league = await makeStoryLeague({ rules: ON_LICHESS });
  const match = await firstMatch(league);
  const [white, black] = [await nameAtSite(match.home), await nameAtSite(match.away)];
  const id = match.id;
  await play([siteGame({ site: "lichess", id: newId(), white, black, startedAt: hoursFromNow(-1) })]);
  await startSearches(new Date());
  await put("/trouble", { kind: "status", status: 503, at: "/api/games" });
  const home = await windowOf(match.home);
  try {
    for (const hours of [0, 1, 6, 12, 23]) await lookFor(id, () => new Date(hoursFromNow(hours)));
    await home.goto(`/matches/${id}`);
    const section = home.getByRole("region", { name: "We’re looking for your match on Lichess" });
    await expect(section).toContainText("Lichess didn’t answer");
    await expect(section).toContainText("You can always report it yourselves.");
    await expectGoodPage(home);
    await signInAs(page.context(), league.directorId);
    await page.goto("/letters");
    await expect(page.getByText(/^Lichess hasn’t answered since/)).toBeVisible();
    await expect(page.getByText("It answered with 503.")).toBeVisible();
  } finally {
    await put("/trouble", null);
  }

  await test.step("a day later it answers, and the match is found", async () => {
    await lookFor(id, () => new Date(hoursFromNow(24.5)));
    await home.reload();
    await expect(home.getByRole("heading", { name: /^We found your match: 1–0 to/ })).toBeVisible();
    await home.getByRole("button", { name: /^Report 1–0 to/ }).click();
    await expect(home.getByText("Your report is in.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/hasn’t answered since/)).toHaveCount(0);
  });
});

let names = 0;
/** A username that no other story has. */
function newName(): string {
  names += 1;
  return `story-${Date.now().toString(36)}-${names}`;
}

function newId(): string {
  return newName().replaceAll("-", "").slice(-8);
}

async function nameAtSite(userId: string): Promise<string> {
  const handle = newName();
  await prisma().handle.updateMany({ where: { userId }, data: { handle } });
  return handle;
}

function hoursFromNow(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString();
}

async function play(games: readonly SiteGame[]): Promise<void> {
  await put("/", games);
}

/** Tells the fake sites. */
async function put(path: string, what: unknown): Promise<void> {
  await fetch(`${process.env.LICHESS_URL}${path}`, { method: "PUT", body: JSON.stringify(what) });
}
