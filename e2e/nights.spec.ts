import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { prisma } from "@/lib/db/client";
import { remind } from "@/lib/mail/store/reminders";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { calendarDay, day } from "@/lib/shared/dates";
import type { Instant } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import { addVenue, paintFree } from "@/lib/testing/add-venue";
import { momentOf, ZONE } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { test as base, expect, makeStoryLeague, waitForLetter } from "./fixtures.ts";
import { type AppAt, startAppAt } from "./support/app-at.ts";

/** One app for both nights, of which the nearer one is first: its clock only goes forward. */
let app: Promise<AppAt> | undefined;

/**
 * The expected texts, from an app whose clock is at Friday noon before the night, in browsers of a distant time zone.
 */
const test = base.extend<{ readonly night: string; readonly clocks: "back" | "forward" }>({
  clocks: ["back", { option: true }],
  night: async ({ clocks }, use) => use(nextNight(clocks)),
  timezoneId: "Asia/Tokyo",
  baseURL: async ({ night }, use) => {
    const friday = momentOf(addDays(night, -2), "12:00").toISOString();
    app ??= startAppAt(friday);
    const { url, setClock } = await app;
    await setClock(friday);
    await use(url);
  },
});

test.describe.configure({ mode: "default" });
test.afterAll(async () => (await app)?.stop());

const STORIES = [
  { clocks: "back", tell: tellOfHourTwice },
  { clocks: "forward", tell: tellOfHourSkipped },
] as const;

for (const { clocks, tell } of STORIES.toSorted((one, other) =>
  nextNight(one.clocks).localeCompare(nextNight(other.clocks)),
))
  test.describe(`the night when the clocks go ${clocks}`, () => {
    test.use({ clocks });
    tell();
  });

function tellOfHourTwice(): void {
  test("a match in the hour that comes twice is the same hour everywhere, and only its players'", async ({
    night,
    windowOf,
  }) => {
    const [short, sunday] = [calendarDay(night), day(`${night}T12:00:00.000Z`, "UTC")];
    const league = await makeWeekOf(night, { closesAt: "02:00" });
    const [match, other] = await listTestMatches(league);
    if (!match || !other) throw new Error("Two matches");
    for (const userId of [match.home, match.away]) await paintFree(league, userId, [0, 1]);

    const home = await windowOf(match.home);
    await home.goto(`/matches/${match.id}`);
    await pickOnly(home, new RegExp(`${short}, 1:00 am CDT, 1 board left`));
    await home.getByRole("button", { name: /^Send one time/ }).click();
    await expect(home).toHaveURL(/done=propose-times/);

    const away = await windowOf(match.away);
    await away.goto(`/matches/${match.id}`);
    await away.getByRole("button", { name: `Play on ${short}, 1:00 am CDT` }).click();
    await expect(away).toHaveURL(/done=accept-time/);
    const main = away.getByRole("main");
    await expect(main).toContainText(`${sunday}, 1:00 am CDT`);
    await expect(main).toContainText("Central Time (CDT)");
    await expect(main).toContainText("is reserved for you until 2:00 am.");

    // The first 1:00 is six hours from midnight UTC, and two hours later it's 2:00, not 3:00.
    const span = { from: `${night}T06:00:00.000Z`, until: `${night}T08:00:00.000Z` };
    expect(await spansIn(away, `/api/calendars/places/${league.org}/lounge.ics`)).toEqual([span]);
    await away.goto(`/${league.org}/fall-2026`);
    await expect(main).toContainText("1:00 am CDT");
    const director = await windowOf(league.directorId);
    await director.goto(`/desk/${league.org}/seasons/fall-2026/files/wall-chart`);
    await expect(director.getByRole("main")).toContainText(`${short}, 1:00 am CDT`);

    const friday = momentOf(addDays(night, -2), "12:00");
    const suggestion = { type: "propose-times", times: [`${night}T05:00:00.000Z`] } as const;
    await mustExecute(other.id, suggestion, { userId: other.home }, friday);
    const late = await windowOf(other.away);
    await late.goto(`/matches/${other.id}`);
    await late.getByRole("button", { name: `Play on ${short}, midnight` }).click();
    await expect(late.getByRole("main").getByRole("alert").first()).toContainText("No tables are left");
  });
}

function tellOfHourSkipped(): void {
  test("skips an hour that doesn't exist, and closes and reminds by local time", async ({
    night,
    windowOf,
  }) => {
    const [short, sunday] = [calendarDay(night), day(`${night}T12:00:00.000Z`, "UTC")];
    const league = await makeWeekOf(night, { closesAt: "04:00", deadlineTime: "05:30" });
    const [match, other] = await listTestMatches(league);
    if (!match || !other) throw new Error("Two matches");
    for (const userId of [match.home, match.away]) await paintFree(league, userId, [1, 2, 3]);

    const home = await windowOf(match.home);
    await home.goto(`/matches/${match.id}`);
    const hours = home.getByRole("table", { name: /The hours when you/ });
    await expect(hours.getByRole("checkbox", { name: /, 2:00 am/ })).toHaveCount(1);
    await expect(hours.getByRole("checkbox", { name: `${short}, 2:00 am` })).toHaveCount(0);
    await pickOnly(home, new RegExp(`${short}, 1:00 am, 1 board left`));
    await home.getByText("Another time").click();
    const refused = home.getByRole("main").getByRole("alert").first();
    for (const [typed, sentence] of [
      ["02:30", "Clocks go forward that night and skip 2:30 am. Pick another time."],
      ["01:30", "The venue is closed then, or closes before the match would be over."],
    ] as const) {
      await home.getByLabel("Time 1").fill(`${night}T${typed}`);
      await home.getByRole("button", { name: /^Send/ }).click();
      await expect(refused).toContainText(sentence);
      await expect(home.getByLabel("Time 1")).toHaveValue(`${night}T${typed}`);
    }
    await home.getByLabel("Time 1").fill("");
    await home.getByRole("button", { name: /^Send/ }).click();
    await expect(home).toHaveURL(/done=propose-times/);

    const away = await windowOf(match.away);
    await away.goto(`/matches/${match.id}`);
    await away.getByRole("button", { name: `Play on ${short}, 1:00 am` }).click();
    await expect(away).toHaveURL(/done=accept-time/);
    await expect(away.getByRole("main")).toContainText("is reserved for you until 4:00 am.");
    await expect(away.getByRole("main")).toContainText(`Report by ${sunday}, 5:30 am`);
    expect(await spansIn(away, `/api/calendars/places/${league.org}/lounge.ics`)).toEqual([
      { from: `${night}T07:00:00.000Z`, until: `${night}T09:00:00.000Z` },
    ]);

    // At 11:30, the clock shows six hours until the deadline, but there are five.
    const evening = momentOf(addDays(night, -1), "23:30");
    await remind({ matchId: other.id, side: "home", hours: 5 }, evening);
    const { email } = await prisma().user.findUniqueOrThrow({ where: { id: other.home } });
    const letter = await waitForLetter(email, /Five hours left/);
    expect(letter.text).toContain(`closes on ${sunday}, 5:30 am`);
  });
}

/** The date of the next night when the clocks change, after the weeks of all other tests. */
function nextNight(clocks: "back" | "forward"): string {
  let at = Temporal.Now.zonedDateTimeISO(ZONE).add({ days: 14 });
  for (;;) {
    const before = at.offsetNanoseconds;
    const change = at.getTimeZoneTransition("next");
    if (!change) throw new Error(`The clocks never change in ${ZONE}`);
    if (change.offsetNanoseconds > before === (clocks === "forward")) return change.toPlainDate().toString();
    at = change;
  }
}

/** A league whose first round is the week that ends with that night, and a venue that's open late. */
async function makeWeekOf(
  night: string,
  { closesAt, deadlineTime = "23:59" }: { readonly closesAt: string; readonly deadlineTime?: string },
): Promise<TestLeague> {
  const firstDay = addDays(night, -6);
  const rules = { ...DEPAUL, schedule: { ...DEPAUL.schedule, deadlineTime } };
  const league = await makeStoryLeague({ firstDay, at: momentOf(firstDay, "00:30"), rules });
  await addVenue(league, { opensAt: "18:00", closesAt });
  return league;
}

/** Leaves one hour selected in the time finder. */
async function pickOnly(page: Page, name: RegExp): Promise<void> {
  const hours = page.getByRole("table", { name: /The hours when you/ });
  await expect(hours.getByRole("checkbox", { checked: true })).not.toHaveCount(0);
  while ((await hours.getByRole("checkbox", { checked: true }).count()) > 0)
    await hours.getByRole("checkbox", { checked: true }).first().uncheck({ force: true });
  await hours.getByRole("checkbox", { name }).check({ force: true });
}

/** The start and end of a feed's agreed matches, as another program reads them. */
async function spansIn(page: Page, feed: string): Promise<readonly { from: Instant; until: Instant }[]> {
  const reply = await page.request.get(feed);
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    return { from: startDate.toJSDate().toISOString(), until: endDate.toJSDate().toISOString() };
  });
}
