import { prisma } from "@/lib/db/client";
import { PRESET_DIVISIONS } from "@/lib/season/rules/presets/presets";
import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { findSeason, insertSeason, updateSeasonStatus } from "@/lib/season/store/seasons";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { publishDivision } from "@/lib/stages/store/publish";
import { dayFromToday } from "@/lib/testing/days";
import { listTestMatches, mustExecute, type TestLeague } from "@/lib/testing/league";
import { expect, expectGoodPage, makeStoryLeague, test } from "./fixtures.ts";
import { registerAll } from "./support/registered.ts";

const GRADES = [
  { slug: "open", name: "Open", from: 0, to: 5 },
  { slug: "under-18", name: "Under 18", from: 5, to: 9 },
  { slug: "under-15", name: "Under 15", from: 9, to: 11 },
] as const;
const PLACE = "Main hall";

test("three age groups on one session day: brackets are played to the finals, which have times and places, and one is moved", async ({
  windowOf,
}) => {
  const league = await makeStoryLeague({ players: 11, publish: false });
  const director = await windowOf(league.directorId);
  const today = dayFromToday();
  const session = `${addDays(today, 21)}T14:00`;
  await setUp(league, today);
  const [open, ...younger] = GRADES;
  await director.goto(`/desk/${league.org}/seasons/session/${open.slug}`);
  await director.getByLabel("First day of round 1").fill(today);
  await director.getByLabel("Date and time of the final").fill(`${addDays(today, 2)}T14:00`);
  await director.getByLabel("Where the final is played").fill(PLACE);
  await director.getByRole("button", { name: "Show the dates" }).click();
  const main = director.getByRole("main");
  await expect(main).toContainText("5 players in three rounds. Players who lose are out.");
  await expect(main).toContainText(
    "The final would be played while results of the earlier rounds can still come in.",
  );
  await expect(director.getByRole("button", { name: "Draw the lots and publish" })).toHaveCount(0);
  await expectGoodPage(director);
  await director.getByLabel("Date and time of the final").fill(session);
  await director.getByRole("button", { name: "Show the dates" }).click();
  await expect(main).toContainText("Seed 1 has a bye");
  await expect(director.getByRole("rowheader", { name: "Final", exact: true })).toBeVisible();
  await director.getByRole("button", { name: "Draw the lots and publish" }).click();
  await expect(director).toHaveURL(/done=published/);
  for (const { slug } of younger) await publish(league, slug, { firstDay: today, session });

  await playOpen(league);
  const finals = (await listTestMatches(league)).filter(({ status }) => status === "scheduled");
  expect(finals).toHaveLength(3);
  await director.goto(`/desk/${league.org}/seasons/session/under-15`);
  await director.getByRole("navigation", { name: "Rounds" }).getByRole("link", { name: "Final" }).click();
  await expect(director.getByRole("region", { name: "Final" })).toContainText(/2:00 pm, Main hall/);
  await expectGoodPage(director);
  await director.getByText("Move the session").first().click();
  await director.getByLabel("Date and time").fill(`${addDays(today, 22)}T15:30`);
  await director.getByRole("button", { name: "Move the session" }).click();
  await expect(director).toHaveURL(/done=session/);
  const youngest = league.players.slice(9).map(({ userId }) => userId);
  const final = finals.find(({ home }) => youngest.includes(home));
  const player = await windowOf(final?.home ?? "");
  await player.goto(`/matches/${final?.id}`);
  await expect(player.getByRole("main")).toContainText(PLACE);
  await expect(player.getByRole("main")).toContainText("3:30 pm");
});

async function setUp(league: TestLeague, today: string): Promise<void> {
  const grades = PRESET_DIVISIONS["session-knockout"];
  const season = {
    slug: "session",
    name: "Session",
    startsOn: today,
    rules: SESSION_KNOCKOUT,
    divisions: grades.map((grade, index) => ({ ...grade, slug: GRADES[index]?.slug ?? "" })),
  };
  const made = await insertSeason(league.scope, season, new Date());
  if (!made.ok) throw new Error("The season is new");
  await updateSeasonStatus(league.scope, made.value.seasonId, "open", new Date());
  for (const { slug, from, to } of GRADES) {
    await registerAll(league.org, "session", slug, league.players.slice(from, to), "2014-05-06");
  }
  await updateSeasonStatus(league.scope, made.value.seasonId, "close", new Date());
}

/** Publishes a bracket whose final is at the session, as the director did for the first one. */
async function publish(
  league: TestLeague,
  slug: string,
  { firstDay, session }: { readonly firstDay: string; readonly session: string },
): Promise<void> {
  const season = await findSeason(league.org, "session");
  const division = season?.divisions.find((each) => each.slug === slug);
  if (!season || !division) throw new Error("The season has three divisions");
  const entries = await prisma().entry.findMany({ where: { divisionId: division.id } });
  const [date = "", time = ""] = session.split("T");
  const at = instantAt(date, time, season.organization.timeZone);
  const plan = { divisionId: division.id, lots: entries.map(({ id }) => id), firstDay };
  const done = await publishDivision(
    league.scope,
    season,
    { ...plan, session: { at, place: PLACE } },
    new Date(),
  );
  if (!done.ok) throw new Error(`Not published: ${JSON.stringify(done.refusal)}`);
}

/** Plays the open matches, with home winning, until only those with a time set by the league are left. */
async function playOpen(league: TestLeague): Promise<void> {
  for (;;) {
    const [match] = (await listTestMatches(league)).filter(({ status }) => status === "open");
    if (!match) return;
    await mustExecute(match.id, { type: "concede" }, { userId: match.away }, new Date());
  }
}
