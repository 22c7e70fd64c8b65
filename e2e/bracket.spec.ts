import type { Page } from "@playwright/test";
import type { TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, test } from "./fixtures.ts";
import { makeKnockout, makeLargeKnockout, makePlayoff, playRounds } from "./support/knockouts.ts";

const divisionOf = (league: TestLeague) => `/${league.org}/fall-2026/open`;

for (const { players, rounds, played, sheets } of [
  { players: 16, rounds: ["Round of 16", "Quarterfinals", "Semifinals", "Final"], played: 4, sheets: 1 },
  {
    players: 64,
    rounds: ["Round of 64", "Round of 32", "Round of 16", "Quarterfinals", "Semifinals", "Final"],
    played: 1,
    sheets: 2,
  },
]) {
  test(`a bracket of ${players} fits the page without scrolling sideways, and prints on ${sheets === 1 ? "one page" : "two"}`, async ({
    page,
  }) => {
    const league = await (players === 64 ? makeLargeKnockout(players) : makeKnockout(players));
    await playRounds(league, played, 8);
    await page.goto(divisionOf(league));
    const bracket = page.getByRole("group", { name: "Knockout, Open" });
    await expect(bracket.getByRole("heading", { level: 3 })).toHaveText([
      ...rounds.map((name) => new RegExp(`^${name}`)),
      /Champion/,
    ]);
    await expect(bracket.getByRole("list")).toHaveCount(rounds.length);
    await expect(bracket.getByRole("list").first().getByRole("listitem")).toHaveCount(players / 2);
    await expectInside(page, bracket.getByRole("listitem").last());
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} pixels`).toBeLessThanOrEqual(0);
      expect(await covered(page), `names over lines at ${width} pixels`).toEqual([]);
    }
    expect(await printedPages(page)).toEqual(Array.from({ length: sheets }, () => "792 x 612"));
    if (sheets === 2) await expectHalves(page, players);
  });
}

/** On paper the bracket is in two halves, in type of 10 points. */
async function expectHalves(page: Page, players: number): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("group", { name: "Knockout, Open" })).toBeHidden();
  await expect(page.getByRole("heading", { name: /half/ })).toHaveText([
    "Knockout, Open: upper half",
    "Knockout, Open: lower half and final",
  ]);
  const firstRounds = page.getByRole("list").filter({ hasText: "Amara Osei" }).first().getByRole("listitem");
  await expect(firstRounds).toHaveCount(players / 4);
  await expect(page.getByText("Amara Osei", { exact: true }).locator("visible=true").first()).toHaveCSS(
    "font-size",
    /^13\./,
  );
  await page.emulateMedia({ media: null });
}

test("a knockout shows everyone: byes, forfeits, double forfeits, and who waits for whom", async ({
  page,
}) => {
  const league = await makeKnockout(13, { thirdPlace: true }, 40);
  await playRounds(league, 1);
  await page.goto(divisionOf(league));
  const bracket = page.getByRole("group", { name: "Knockout, Open" });
  await expect(bracket.getByText("bye", { exact: true })).not.toHaveCount(0);
  await expect(bracket.getByText("forfeit", { exact: true })).not.toHaveCount(0);
  await expect(bracket.getByText("both are out")).toHaveCount(1);
  await expect(bracket.getByText(/had no winner, so .* advances/)).toHaveCount(1);
  await expect(bracket.getByText("loser of semifinal 2")).toHaveCount(1);
  await expect(bracket.getByText("Courtside Lounge")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Rounds" })).toContainText("vs. winner of");
  await expectGoodPage(page);
  expect(await printedPages(page)).toHaveLength(1);

  await page.goto(`/${league.org}/fall-2026`);
  await expect(page.getByRole("region", { name: "Key dates" })).toContainText("2:00 pm, Courtside Lounge");
});

test("the champion comes first, in the bracket and in the season", async ({ page }) => {
  const league = await makeKnockout(4);
  await playRounds(league, 2);
  await page.goto(divisionOf(league));
  const line = page.getByText(/won the final 1–0 against/);
  await expect(line).toBeVisible();
  const champion = (await line.locator("strong").textContent()) ?? "";
  const bracket = page.getByRole("group", { name: "Knockout, Open" });
  await expect(bracket.getByText(champion)).toHaveCount(3);
  await page.goto(`/${league.org}/fall-2026`);
  await expect(page.getByRole("region", { name: "Divisions" })).toContainText(`Champion${champion}`);
});

test("a playoff is above the standings it was drawn from, and the standings keep their own results", async ({
  page,
}) => {
  const league = await makePlayoff();
  await page.goto(divisionOf(league));
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.filter((each) => /^(Playoff|Standings|Crosstable|Rounds)$/.test(each))).toEqual([
    "Playoff",
    "Standings",
    "Rounds",
    "Crosstable",
  ]);
  await expect(page.getByText("Four players in these standings advanced to the playoff.")).toBeVisible();
  const played = await page.getByRole("table").first().getByRole("row").allTextContents();
  await playRounds(league, 1);
  await expect(async () => {
    await page.reload();
    const score = page.getByRole("group", { name: "Playoff, Open" }).getByText(", won");
    await expect(score).toHaveCount(2, { timeout: 1000 });
  }).toPass();
  expect(await page.getByRole("table").first().getByRole("row").allTextContents()).toEqual(played);
  await expectGoodPage(page);
  expect((await printedPages(page))[0]).toBe("792 x 612");
});

test("without JavaScript the bracket is complete, in high contrast too", async ({ openWindow }) => {
  const league = await makeKnockout(8);
  const page = await openWindow({ javaScriptEnabled: false });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(divisionOf(league));
  await expect(page.getByRole("group", { name: "Knockout, Open" }).getByRole("listitem")).toHaveCount(7);
});

/** How much wider the page is than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Matches in the chart that overlap another one of their round. */
function covered(page: Page): Promise<readonly string[]> {
  return page.getByRole("group", { name: "Knockout, Open" }).evaluate((bracket) =>
    [...bracket.querySelectorAll("ol")].flatMap((list) => {
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      return boxes.flatMap((box, index) => {
        const before = boxes[index - 1];
        return before && box.top < before.bottom - 1 ? `${index}: ${box.top} over ${before.bottom}` : [];
      });
    }),
  );
}

async function expectInside(page: Page, slot: ReturnType<Page["locator"]>): Promise<void> {
  const box = await slot.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The printed pages with their sizes in points. Letter in landscape is "792 x 612". */
async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/MediaBox\s*\[[^\]]*\]/g) ?? [];
  return pages.map((each) =>
    (each.match(/\/MediaBox\s*\[([^\]]*)\]/)?.[1] ?? "")
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((points) => Math.round(Number(points)))
      .join(" x "),
  );
}
