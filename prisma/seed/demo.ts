import { now } from "@/lib/clock";
import { closeConnections } from "@/lib/data/close";
import { updateSeasonStatus } from "@/lib/data/seasons";
import { type Instant, instantOf } from "@/lib/domain/instant";
import { DEPAUL } from "@/lib/domain/rules/depaul";
import { addDays, dateIn, instantAt } from "@/lib/domain/schedule/wall-clock";
import { type Chance, makeChance } from "./chance";
import { type Desk, enter, must, mustFind, openOrganization, openSeason, publish } from "./league";
import { inventPeople, type Person } from "./people";
import { playDivisions } from "./play-season";
import { playThisWeek } from "./this-week";

/**
 * Fills a living demo: two campuses that do not see each other, seasons that are over, running and open for
 * registration, and a week in the middle of everything it can bring. All dates hang on today.
 */
export async function fillDemo(): Promise<void> {
  try {
    const at = instantOf(now());
    await fillLakeside(at);
    await fillHarrow(at);
  } finally {
    await closeConnections();
  }
}

async function fillLakeside(at: Instant): Promise<void> {
  const chance = makeChance(64);
  const people = inventPeople(16, "lakeside.example", chance);
  const zone = "America/Chicago";
  const desk = await openOrganization(
    {
      slug: "lakeside",
      name: "Lakeside University",
      timeZone: zone,
      office: "Campus Recreation, Office 114, Monday to Friday, 10 to 5",
      contactEmail: "intramurals@lakeside.example",
    },
    { director: staff("Renata Kovács", "lakeside"), admin: staff("Walter Abara", "lakeside") },
    new Date(instantAt(addDays(mondayOf(zone, at), -210), "09:00", zone)),
  );
  await fillFinishedSeason(desk, people.slice(0, 6), chance, at);
  await fillRunningSeason(desk, people, chance, at);
  await fillNextSeason(desk, people.slice(2, 5), at);
}

/** Last term: six players, all done. */
async function fillFinishedSeason(
  desk: Desk,
  people: readonly Person[],
  chance: Chance,
  at: Instant,
): Promise<void> {
  const firstDay = addDays(mondayOf(desk.organization.timeZone, at), -140);
  const name = termOf(firstDay);
  const season = { slug: slugOfTerm(name), name, startsOn: firstDay, rules: DEPAUL };
  const before = morning(desk, addDays(firstDay, -14));
  await enter(await openSeason(desk, season, ["Open"], before), "Open", people, before);
  const facts = await mustFind(desk.organization.slug, season.slug);
  await publish(desk.scope, facts, "Open", { firstDay, chance, at: morning(desk, addDays(firstDay, -2)) });
  const end = instantOf(morning(desk, addDays(firstDay, 60)));
  await playDivisions(desk, { season: season.slug, divisions: ["open"] }, { chance, until: end });
  must(await updateSeasonStatus(desk.scope, facts.id, "finished", new Date(end)));
}

/** This term: a division of eight in its sixth round, one of five in its third. */
async function fillRunningSeason(
  desk: Desk,
  people: readonly Person[],
  chance: Chance,
  at: Instant,
): Promise<void> {
  const monday = mondayOf(desk.organization.timeZone, at);
  const firstDay = addDays(monday, -35);
  const clubDay = addDays(monday, -14);
  const name = termOf(monday);
  const season = { slug: slugOfTerm(name), name, startsOn: firstDay, rules: DEPAUL };
  const before = morning(desk, addDays(firstDay, -14));
  const facts = await openSeason(desk, season, ["Open", "Club"], before);
  await enter(facts, "Open", people.slice(0, 8), before);
  const [amara, ...others] = people;
  await enter(facts, "Club", [...(amara ? [amara] : []), ...others.slice(7, 11)], before);
  const published = await mustFind(desk.organization.slug, season.slug);
  await publish(desk.scope, published, "Open", {
    firstDay,
    chance,
    at: morning(desk, addDays(firstDay, -1)),
  });
  await publish(desk.scope, published, "Club", {
    firstDay: clubDay,
    chance,
    at: morning(desk, addDays(firstDay, 5)),
  });

  const weekBegins = instantAt(monday, "00:00", desk.organization.timeZone);
  const until = lastMoment(weekBegins);
  await playDivisions(desk, { season: season.slug, divisions: ["open", "club"] }, { chance, until });
  await playThisWeek(desk, { season: season.slug, divisions: ["open", "club"] }, weekBegins, at);
}

/** Next term: registration has just opened. */
async function fillNextSeason(desk: Desk, people: readonly Person[], at: Instant): Promise<void> {
  const firstDay = addDays(mondayOf(desk.organization.timeZone, at), 70);
  const name = termOf(firstDay);
  const season = { slug: slugOfTerm(name), name, startsOn: firstDay, rules: DEPAUL };
  const opened = new Date(Date.parse(at) - 5 * 3_600_000);
  await enter(await openSeason(desk, season, ["Open", "First Season"], opened), "Open", people, opened);
}

/** Another campus, in another zone, with people of its own. */
async function fillHarrow(at: Instant): Promise<void> {
  const chance = makeChance(1886);
  const people = inventPeople(34, "harrow.example", chance).slice(20, 26);
  const zone = "America/New_York";
  const firstDay = addDays(mondayOf(zone, at), -14);
  const opened = new Date(instantAt(addDays(firstDay, -20), "09:00", zone));
  const desk = await openOrganization(
    {
      slug: "harrow-college",
      name: "Harrow College",
      timeZone: zone,
      office: "Recreation desk, Field House, daily from noon",
      contactEmail: "recreation@harrow.example",
    },
    { director: staff("Bettina Crewe", "harrow"), admin: staff("Julian Marchetti", "harrow") },
    opened,
  );
  const name = termOf(firstDay);
  const season = { slug: slugOfTerm(name), name, startsOn: firstDay, rules: DEPAUL };
  await enter(await openSeason(desk, season, ["House league"], opened), "House league", people, opened);
  const facts = await mustFind("harrow-college", season.slug);
  await publish(desk.scope, facts, "House league", {
    firstDay,
    chance,
    at: morning(desk, addDays(firstDay, -1)),
  });
  await playDivisions(desk, { season: season.slug, divisions: ["house-league"] }, { chance, until: at });
}

function staff(name: string, campus: string): Person {
  const [given = ""] = name.toLowerCase().split(" ");
  return { name, email: `${given}@${campus}.example`, phone: "(312) 555-0100" };
}

function morning({ organization }: Desk, on: string): Date {
  return new Date(instantAt(on, "09:00", organization.timeZone));
}

/** A minute before, so that nothing of the new week is played along. */
function lastMoment(before: Instant): Instant {
  return new Date(Date.parse(before) - 60_000).toISOString();
}

function mondayOf(zone: string, at: Instant): string {
  const today = dateIn(zone, at);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 6) % 7));
}

/** "Fall 2026" for a day in a term. */
function termOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const year = day.slice(0, 4);
  if (month >= 8) return `Fall ${year}`;
  return month >= 6 ? `Summer ${year}` : `Spring ${year}`;
}

function slugOfTerm(name: string): string {
  return name.toLowerCase().replace(" ", "-");
}
