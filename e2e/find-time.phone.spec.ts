import type { Locator, Page } from "@playwright/test";
import ICAL from "ical.js";
import { execute } from "@/lib/match/store/execute";
import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { addVenue, paintFree } from "@/lib/testing/add-venue";
import { dayFromToday, momentOf } from "@/lib/testing/days";
import { expect, expectGoodPage, firstMatch, makeStoryLeague, test } from "./fixtures.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

test("two players find a time on their phones: availability entered once, the best three suggested, one accepted", async ({
  league,
  windowOf,
}) => {
  await addVenue(league, { tables: 3, boards: 2 });
  const match = await firstMatch(league);
  const [homeName, awayName] = [match.homeName, match.awayName].map((name) => name.split(" ")[0] ?? "");

  const home = await windowOf(match.home);
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("main")).toContainText("has set their availability yet");
  await home.goto("/me");
  await home.getByRole("link", { name: "Set your availability" }).click();
  for (const day of WEEKDAYS) {
    for (const hour of ["4 pm", "5 pm", "6 pm"])
      await home.getByLabel(`${day}, ${hour}`).check({ force: true });
  }
  await home.emulateMedia({ forcedColors: "active" });
  const mark = home.locator("label:has(:checked) > .bl").first();
  expect(await styleOf(mark, "background-color")).toBe(await systemColor(home, "HighlightText"));
  await home.emulateMedia({ forcedColors: null });
  await home.getByRole("button", { name: "Save my availability" }).click();
  await expect(home).toHaveURL(/done=week/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  await expect(away.getByRole("main")).toContainText(`these are the hours when ${homeName} is free`);
  await paintFree(league, match.away, [16, 17, 18, 19]);

  await home.goto(`/matches/${match.id}`);
  const hours = home.getByRole("table", { name: /The hours when you/ });
  await expect(hours).toContainText(`only ${awayName}`);
  await expect(hours.getByRole("checkbox", { name: /4:00 pm, 2 boards left/ }).first()).toBeVisible();
  await expect(hours.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expectGoodPage(home);
  await expectKeyInForcedColors(home);
  await hours.getByRole("checkbox", { checked: true }).last().uncheck({ force: true });
  await expect(home.getByRole("button", { name: `Send two times to ${awayName}` })).toBeVisible();
  const halfPast = hours.getByRole("checkbox", { name: /4:30 pm, 2 boards left/ }).last();
  expect((await halfPast.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await halfPast.focus();
  await home.keyboard.press("Space");
  await home.getByRole("button", { name: `Send three times to ${awayName}` }).click();
  await expect(home).toHaveURL(/done=propose-times/);

  await away.goto(`/matches/${match.id}`);
  await away
    .getByRole("button", { name: /^Play on .*4:30 pm/ })
    .first()
    .click();
  await expect(away).toHaveURL(/done=accept-time/);
  const main = away.getByRole("main");
  await expect(main).toContainText("Courtside Lounge, Table 1");
  await expect(main).toContainText("is reserved for you until 6:30 pm.");
  await expect(main).toContainText("Table 1 reserved");
  await expectGoodPage(away);

  const feed = await away.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  expect(feed).toMatch(/^webcal:/);
  const reply = await away.request.get(new URL(feed ?? "").pathname);
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const played = events.find(({ uid }) => uid.includes(match.id));
  expect(played?.summary).toContain(match.homeName);
  expect(played?.location).toContain("Table 1");

  await away.goto("/profile");
  await away.getByRole("button", { name: "Create a new address" }).click();
  await expect(away).toHaveURL(/done=calendar/);
  expect((await away.request.get(new URL(feed ?? "").pathname)).status()).toBe(404);
});

test("two players of an online season, free at different hours, find one on their phones", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ rules: TEXAS_STATE });
  const match = await firstMatch(league);
  await paintFree(league, match.home, [17]);
  await paintFree(league, match.away, [19]);
  const [homeName, awayName] = [match.homeName, match.awayName].map((name) => name.split(" ")[0] ?? "");

  const home = await windowOf(match.home);
  await home.goto(`/me/hours/${league.org}`);
  await expect(home.getByText("Select the hours when you’re free.")).toBeVisible();
  await expect(home.getByText("with the mouse")).toBeHidden();
  await home.getByRole("checkbox", { name: "Monday, 5 pm" }).focus();
  await home.keyboard.press("ArrowRight");
  await home.keyboard.press("ArrowDown");
  await expect(home.getByRole("checkbox", { name: "Tuesday, 6 pm" })).toBeFocused();
  await home.goto(`/matches/${match.id}`);
  await expect(home.getByRole("heading", { name: "No time works for both of you yet" })).toBeVisible();
  await home.getByText("Why, hour by hour").click();
  await expect(home.getByText("5 pm to 6 pm: only you are free").first()).toBeVisible();
  await expect(home.getByText(`7 pm to 8 pm: only ${awayName} is free`).first()).toBeVisible();
  await expectGoodPage(home);
  const hours = home.getByRole("table", { name: /The hours when you/ });
  await hours
    .getByRole("checkbox", { name: /5:00 pm, only you/ })
    .last()
    .focus();
  await home.keyboard.press("Space");
  await expect(home.getByText("only you so far").first()).toBeVisible();
  await home.getByRole("button", { name: `Send one time to ${awayName}` }).click();
  await expect(home).toHaveURL(/done=propose-times/);

  const away = await windowOf(match.away);
  await away.goto(`/matches/${match.id}`);
  const tomorrow = momentOf(dayFromToday(1), "11:00").toISOString();
  await execute(match.id, { type: "propose-times", times: [tomorrow] }, { userId: match.home }, new Date());
  await away.getByRole("button", { name: /^Play on .*5:00 pm/ }).click();
  const told = away.getByRole("main").getByRole("alert").first();
  await expect(told).toContainText(`${homeName} suggested times after you opened this page.`);
  await expect(away.getByRole("button", { name: /^Play on .*5:00 pm/ })).toHaveCount(0);
  await away.getByRole("button", { name: /^Play on .*11:00 am/ }).click();
  await expect(away).toHaveURL(/done=accept-time/);

  await execute(match.id, { type: "report", games: WHITE_WINS }, { userId: match.home }, new Date());
  for (const page of [home, away]) {
    await page.goto(`/matches/${match.id}`);
    await expect(page.getByRole("link", { name: /@.*example/ })).toBeVisible();
  }
});

const WHITE_WINS = [{ white: "home", outcome: "white", ending: "resignation" }] as const;

/** With forced colors, each swatch of the key looks different, and as the hours that it explains. */
async function expectKeyInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const swatches = await page.locator(".key > li > .k").all();
  const pictures = await Promise.all(swatches.map((swatch) => swatch.screenshot()));
  expect(pictures.length).toBeGreaterThanOrEqual(5);
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pictures.length);
  for (const [swatch, cell, pseudo] of [
    [".k-both", "label:not(.alone, :has(:checked))", ""],
    [".k-pick", "label:has(:checked)", ""],
    [".k-op", ".h-op", "::before"],
  ] as const)
    expect(await styleOf(page.locator(swatch), "background-color", pseudo), swatch).toBe(
      await styleOf(page.locator(`.hours ${cell}`).first(), "background-color", pseudo),
    );
  await page.emulateMedia({ forcedColors: null });
}

/** The reader's own color, as the browser writes it. */
function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = color;
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);
}

function styleOf(element: Locator, property: string, pseudo = ""): Promise<string> {
  return element.evaluate(
    (node, asked) => getComputedStyle(node, asked.pseudo || null).getPropertyValue(asked.property),
    { property, pseudo },
  );
}
