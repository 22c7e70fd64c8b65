import type { Locator, Page } from "@playwright/test";
import type { TestLeague } from "@/lib/testing/league";
import { expect, firstMatch, test } from "./fixtures.ts";

/** lichess.org/Imay9tkX (CC0), longer than its list on the screen. */
const LONG_GAME =
  "1. e4 e6 2. d4 d5 3. e5 c5 4. c3 Nc6 5. Bd2 Qb6 6. Be3 Qxb2 7. Nd2 cxd4 8. Rb1 Qxc3 9. Rb3 Qa5 10. Bf4 Bc5 11. Bd3 Qc7 12. Qe2 Nge7 13. Ngf3 Ng6 14. Bg3 O-O 15. O-O Bd7 16. h3 a6 17. Rfb1 b5 18. a3 Na5 19. Bxg6 fxg6 20. R3b2 Nc4 21. Rb3 Nxd2 22. Qxd2 Qa7 0-1";

/** What a Letter sheet has between its margins, in CSS pixels. */
const SHEET = { width: 718, height: 972 };

test("a match is printed with every move of its games, and without what only a screen can do", async ({
  league,
  windowOf,
}) => {
  const { execute } = await import("@/lib/match/store/execute");
  const match = await firstMatch(league);
  const page = await windowOf(match.home);
  await page.goto(`/matches/${match.id}`);
  await expectOnlyOnScreen(
    page,
    [
      "When you can both play",
      "The result",
      "The match room",
      "If something goes wrong",
      "Who can watch",
    ].map((name) => page.getByRole("heading", { name })),
  );
  await expect(page.getByRole("heading", { name: "Scoresheet" })).toBeVisible();

  const games = [
    { white: "home" as const, pgn: LONG_GAME },
    { white: "away" as const, outcome: "white" as const, ending: "resignation" as const },
  ];
  await execute(match.id, { type: "report", games }, { userId: match.away }, new Date());
  await page.reload();
  await expectOnlyOnScreen(page, [page.getByRole("heading", { name: "Something wrong?" })]);
  await expect(page.locator("main form:visible")).toHaveCount(0);
  await execute(match.id, { type: "approve" }, { userId: match.home }, new Date());
  await page.reload();
  const moves = page.getByRole("list", { name: "Moves of game 1" });
  await expectWhole(moves);
  // A browser lays out the rows of a grid before it breaks the sheet, so what's moved to the next one covers the rest.
  await expect(page.locator(".cols-match")).toHaveCSS("display", "block");
});

test("a contested match is printed without forms, for its players and for the desk", async ({
  league,
  windowOf,
}) => {
  const { execute } = await import("@/lib/match/store/execute");
  const { NIL_TWO, TWO_NIL } = await import("@/lib/testing/league");
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  const no = { type: "contest", statement: "I won both games.", games: NIL_TWO } as const;
  await execute(match.id, no, { userId: match.away }, new Date());
  for (const [reader, path] of [
    [match.home, `/matches/${match.id}`],
    [match.away, `/matches/${match.id}`],
    [league.directorId, `/desk/${league.org}/matches/${match.id}`],
  ] as const) {
    const page = await windowOf(reader);
    await page.goto(path);
    await putOnPaper(page);
    await expect(page.getByText("I won both games.").first()).toBeVisible();
    await expect(page.locator("main :is(form, nav, button, textarea, select):visible")).toHaveCount(0);
  }
});

test("“Your move” is printed without empty sections, and a chart covers nothing", async ({
  league,
  windowOf,
}) => {
  const match = await decideFirstMatch(league);
  const page = await windowOf(match.home);
  await page.goto("/me");
  await putOnPaper(page);
  await expect(page.getByRole("heading", { name: "Points by round" })).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCSS("display", "block");
});

test("a division and a rule sheet are printed without links that paper can’t follow", async ({
  league,
  page,
}) => {
  await decideFirstMatch(league);
  await page.goto(`/${league.org}/fall-2026/open`);
  await expectOnlyOnScreen(page, [page.getByText("Select a rank to see the reason")]);
  await expect(page.getByRole("table", { name: /Every match/ })).toHaveCSS("break-inside", "avoid");
  await page.goto(`/${league.org}/fall-2026/rules`);
  await expectOnlyOnScreen(page, [page.getByText("New here?"), page.getByText("Disagree about a game?")]);
});

test("times that the opponent suggested are printed as text, whether or not a time is set", async ({
  league,
  windowOf,
}) => {
  const { execute } = await import("@/lib/match/store/execute");
  const match = await firstMatch(league);
  const now = new Date();
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const [one, two] = [day(1), day(2)];
  const suggest = (times: readonly string[]) =>
    execute(match.id, { type: "propose-times", times }, { userId: match.away }, now);
  await suggest([one, two]);
  const page = await windowOf(match.home);
  await page.goto(`/matches/${match.id}`);
  const times = page.getByRole("region", { name: /suggestions|Another time/ }).getByRole("listitem");
  await expect(times).toHaveCount(0);
  await putOnPaper(page);
  await expect(times).toHaveCount(2);
  await execute(match.id, { type: "accept-time", time: one }, { userId: match.home }, now);
  await suggest([two]);
  await page.reload();
  await expect(page.getByText("suggested these times")).toBeVisible();
  await expect(times).toHaveCount(1);
});

async function decideFirstMatch(league: TestLeague) {
  const { execute } = await import("@/lib/match/store/execute");
  const { TWO_NIL } = await import("@/lib/testing/league");
  const match = await firstMatch(league);
  await execute(match.id, { type: "report", games: TWO_NIL }, { userId: match.home }, new Date());
  await execute(match.id, { type: "approve" }, { userId: match.away }, new Date());
  return match;
}

async function putOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: "print" });
}

/** They're shown on the screen, and aren't printed. */
async function expectOnlyOnScreen(page: Page, shown: readonly Locator[]): Promise<void> {
  await page.emulateMedia({ media: "screen" });
  for (const each of shown) await expect(each).toBeVisible();
  await putOnPaper(page);
  for (const each of shown) await expect(each).toBeHidden();
}

/** Nothing of the list is scrolled away. */
async function expectWhole(list: Locator): Promise<void> {
  await expect(list).toBeVisible();
  const hidden = await list.evaluate((element) => {
    const around = element.parentElement?.parentElement;
    const beyond = (around?.scrollHeight ?? 0) - (around?.clientHeight ?? 0);
    return Math.max(element.scrollHeight - element.clientHeight, beyond);
  });
  expect(hidden).toBe(0);
}
