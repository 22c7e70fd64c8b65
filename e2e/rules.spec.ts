import type { Page } from "@playwright/test";
import { execute } from "@/lib/match/store/execute";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { insertSeason } from "@/lib/season/store/seasons";
import { dayFromToday } from "@/lib/testing/days";
import { TWO_NIL } from "@/lib/testing/league";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";
import { openOnce } from "./support/open-once.ts";

/** Opens a section of the settings page. Only the most important settings are visible at first. */
const unfold = (page: Page, title: string) => page.locator("summary", { hasText: title }).click();

test("a season from the Texas State sheet is changed: first an error, then version 2", async ({
  league,
  windowOf,
}) => {
  const director = await windowOf(league.directorId);
  const startsOn = dayFromToday(14);
  const plan = { slug: "online", name: "Online League", startsOn, rules: TEXAS_STATE };
  const made = await insertSeason(
    league.scope,
    { ...plan, divisions: [{ slug: "open", name: "Open" }] },
    new Date(),
  );
  expect(made.ok).toBe(true);
  await director.goto(`/desk/${league.org}/seasons/online`);
  await expect(director.getByRole("main")).toContainText("on Chess.com: the Texas State sheet.");

  await director.getByRole("link", { name: "Change the rules" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Rules, version 1");
  await expect(director.getByLabel("Venue", { exact: true })).toBeHidden();
  await director.getByRole("radio", { name: "In person" }).check();
  await expect(director.getByLabel("Venue", { exact: true })).toBeVisible();
  await director.getByRole("radio", { name: "Online" }).check();

  const minutes = director.getByLabel("Minutes for a match");
  await expect(minutes).toHaveValue("60");
  await minutes.fill("3");
  await director.getByLabel("Name of the league").fill("Bobcat chess");
  const tieBreaks = director.getByRole("group", { name: "Tie-breaks" });
  await expect(tieBreaks).toBeHidden();
  await unfold(director, "6. Standings");
  await tieBreaks.getByLabel("1st").selectOption("wins");
  await tieBreaks.getByLabel("2nd").selectOption("");
  await director.getByRole("button", { name: "Save as version 2" }).click();
  const alert = director.getByRole("main").getByRole("alert").first();
  await expect(alert).toContainText("Enter a whole number from 5 to 600.");
  await expect(minutes).toHaveValue("3");
  await expect(director.getByLabel("Name of the league")).toHaveValue("Bobcat chess");
  await expect(tieBreaks.getByLabel("1st")).toHaveValue("wins");
  await expectGoodPage(director);
  await alert.getByRole("link").first().click();
  await expect(minutes).toBeFocused();

  await minutes.fill("45");
  await director.getByRole("button", { name: "Save as version 2" }).click();
  await expect(director.getByRole("heading", { level: 1 })).toHaveText("Rules, version 2");
  await expect(director.getByRole("main")).toContainText("Rules saved.");
  await expect(director.getByRole("main")).toContainText(
    "Changed from the Texas State sheet in two settings: Tie-breaks, Minutes for a match.",
  );
  await expect(director.getByRole("main")).toContainText("Changed. To go back: 60.");
  await expect(director.getByRole("main")).toContainText("Minutes for a match: 45 (before: 60).");

  await director.getByRole("button", { name: "Save as version 3" }).click();
  await expect(director.getByRole("main")).toContainText("Nothing changed, so there’s no new version.");
  await director.goto(`/desk/${league.org}/seasons/online`);
  await expect(director.getByRole("main")).toContainText("changed from the Texas State sheet");
  await director.goto(`/desk/${league.org}/log`);
  await expect(director.getByRole("main")).toContainText(
    "changed the rules of Online League, version 2: Name of the league, Tie-breaks, Minutes for a match",
  );
});

test("an open round keeps its version and says so, and its players are told about the change", async ({
  league,
  windowOf,
  page,
}) => {
  const sheet = `/${league.org}/fall-2026/rules`;
  await page.goto(sheet);
  await expect(page.getByRole("main")).toContainText("No move may take longer than two minutes.");
  const gone = await page.request.get(`${sheet}/2`);
  expect(gone.status()).toBe(404);

  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/rules`);
  await expect(director.getByRole("main")).toContainText(
    "The schedule is published, so the format can’t change.",
  );
  await expect(director.getByRole("group", { name: "Format" })).toHaveCount(0);
  await director.getByRole("searchbox", { name: "Find a setting" }).fill("seconds move");
  await expect(director.getByRole("main")).toContainText("1 setting found.");
  await expect(director.getByLabel("Days in a round")).toBeHidden();
  await director.getByLabel("Seconds for a move").fill("180");
  await director.getByRole("button", { name: "Save as version 2" }).click();
  await expect(director.getByRole("main")).toContainText("Rounds under it: Open: Round 1.");
  await expect(director.getByRole("main")).toContainText("Rounds under it: Open: Round 2, Round 3.");

  const limit = "No move may take longer than three minutes.";
  await openOnce(page, sheet, limit);
  await expect(page.getByRole("main")).toContainText(limit);
  await expect(page.getByRole("main")).toContainText("Version 2, this one");
  await page.getByRole("link", { name: "Version 1" }).click();
  await expect(page.getByRole("main")).toContainText("This is version 1. It has been replaced.");
  await expect(page.getByRole("main")).toContainText("No move may take longer than two minutes.");
  const now = await page.goto(`${sheet}/2`);
  expect(now?.status()).toBe(200);

  const player = await windowOf(league.players[0]?.userId ?? "");
  await player.goto("/me");
  await player.getByRole("link", { name: "Read what changed" }).click();
  await expect(player.getByRole("main")).toContainText("Seconds for a move: 180 (before: 120).");
});

test("without JavaScript, two directors change the rules, and the second sees the first one's change", async ({
  league,
  windowOf,
}) => {
  const open = async () => {
    const page = await windowOf(league.directorId, { javaScriptEnabled: false });
    await page.goto(`/desk/${league.org}/seasons/fall-2026/rules`);
    return page;
  };
  const [first, second] = [await open(), await open()];
  await first.getByRole("searchbox", { name: "Find a setting" }).fill("no-show");
  await first.getByRole("button", { name: "Find" }).click();
  await expect(first).toHaveURL(/find=no-show/);
  await expect(first.getByRole("main")).toContainText("1 setting found.");
  await expect(first.getByLabel("A round closes at")).toBeHidden();
  await first.getByLabel("Minutes to wait").fill("20");
  await first.getByRole("button", { name: "Save as version 2" }).click();
  await expect(first.getByRole("main")).toContainText("Rules saved.");

  await unfold(second, "5. Not playing");
  await second.getByLabel("Attempts to reach the opponent").fill("3");
  await unfold(second, "3. The series");
  await second.getByLabel("A stalemate", { exact: true }).selectOption("half");
  await second.getByRole("button", { name: "Save as version 2" }).click();
  await expect(second.getByRole("main")).toContainText("Someone changed the rules while you were editing.");
  await expect(second.getByLabel("Attempts to reach the opponent")).toHaveValue("3");
  await expect(second.getByLabel("A stalemate", { exact: true })).toHaveValue("half");
  await expect(second.getByLabel("Minutes to wait")).toHaveValue("20");
  await expect(second.getByRole("main")).toContainText("Minutes to wait: 20 (before: 15).");
  await second.getByRole("button", { name: "Save as version 3" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Rules, version 3");
});

test("a director adds a rule, and everyone sees it on the sheet", async ({ league, windowOf, page }) => {
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/seasons/fall-2026/rules`);
  await unfold(director, "12. House rules");
  const first = director.getByRole("group", { name: "New rule 12.1" });
  await first.getByLabel("Text").fill("Phones stay off and in your bag.");
  await director.getByRole("button", { name: "Save as version 2" }).click();
  await expect(director.getByRole("main").getByRole("alert").first()).toContainText(
    "Give this rule a title.",
  );
  await first.getByLabel("Title").fill("Phones");
  await director.getByRole("button", { name: "Save as version 2" }).click();
  await expect(director.getByRole("main")).toContainText("Rules saved.");
  await expect(director.getByRole("main")).toContainText(
    "New rule 12.1, Phones: Phones stay off and in your bag.",
  );

  const rule = "Phones stay off and in your bag.";
  await openOnce(page, `/${league.org}/fall-2026/rules`, rule);
  await expect(page.getByRole("main")).toContainText(rule);
  const rules = page.getByRole("region", { name: "House rules" });
  await expect(rules.getByRole("listitem")).toHaveText(/12\.1\s*Phones\s*Phones stay off and in your bag\./);
  await expectDiagramsInForcedColors(page);
});

test("a ruling cites a director's own rule by number", async ({ windowOf }) => {
  const phones = { number: 3, title: "Phones", text: "Phones stay off." };
  const league = await makeStoryLeague({ rules: { ...DEPAUL, ownRules: [phones] } });
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const contest = { type: "contest", statement: "My phone was off.", games: null } as const;
  await execute(match.id, contest, { userId: match.away }, new Date());
  const director = await windowOf(league.directorId);
  await director.goto(`/desk/${league.org}/matches/${match.id}`);
  await director
    .getByRole("radio", { name: new RegExp(match.homeName) })
    .first()
    .check();
  await director.getByLabel("Score, if games were played").fill("2-0");
  await director.getByLabel("Rule", { exact: true }).selectOption("12.3 Phones");
  await director.getByLabel("Reasons, sent to both").fill("A phone rang twice in the deciding game.");
  await director.getByRole("button", { name: /Make the ruling/ }).click();
  await expect(director).toHaveURL(/done=rule/);

  const player = await windowOf(match.home);
  await player.goto(`/matches/${match.id}`);
  await expect(player.getByRole("main")).toContainText("12.3 Phones");
});

/** Squares keep their colors. The edge and the coordinates are on the reader's own background. */
async function expectDiagramsInForcedColors(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const [text, edge, coordinate, light, dark] = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector}`);
      return getComputedStyle(element);
    };
    return [
      styleOf("body").color,
      styleOf(".sq-e").stroke,
      styleOf(".coords text").fill,
      styleOf(".sq-l").fill,
      styleOf(".sq-d").fill,
    ];
  });
  expect([edge, coordinate]).toEqual([text, text]);
  expect(light).not.toBe(dark);
  await page.emulateMedia({ forcedColors: null, colorScheme: "light" });
}
