import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { updateSeasonStatus } from "@/lib/season/store/seasons";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { updateSeasonVenue } from "@/lib/venue/store/change-venue";
import { listVenues } from "@/lib/venue/store/read-venues";
import { type Chance, makeChance } from "../chance";
import { type Desk, enter, must, mustFind, openOrganization, openSeason, publish } from "../league";
import { inventPeople, type Person } from "../people";
import { playDivisions } from "../play-season";
import { playThisWeek } from "../this-week";
import { fillInAvailability } from "./availability";
import { lastMoment, mondayOf, morning, staff, termOf } from "./calendar";
import { handOut, openVenue } from "./venue";
import { askForWaiverAndFee } from "./waiver-and-fee";

/** Lakeside plays by the DePaul sheet: weekly, on site, best of three. */
export async function fillLakeside(at: Instant): Promise<void> {
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
    {
      director: staff("Renata Kovács", "lakeside"),
      admin: staff("Walter Abara", "lakeside"),
      frontDesk: staff("Joss Whitaker", "lakeside"),
    },
    new Date(instantAt(addDays(mondayOf(at, zone), -210), "09:00", zone)),
  );
  await fillFinishedSeason(desk, people.slice(0, 6), chance, at);
  await openVenue(desk, new Date(at));
  await fillRunningSeason(desk, people, chance, at);
  await fillNextSeason(desk, people.slice(2, 9), at);
  await fillInAvailability(desk, people, chance);
  await handOut(desk, people.slice(1, 3), at);
}

/** Last term: six players, finished. */
async function fillFinishedSeason(
  desk: Desk,
  people: readonly Person[],
  chance: Chance,
  at: Instant,
): Promise<void> {
  const firstDay = addDays(mondayOf(at, desk.organization.timeZone), -140);
  const season = { ...termOf(firstDay), startsOn: firstDay, rules: DEPAUL };
  const before = morning(desk, addDays(firstDay, -14));
  await enter(await openSeason(desk, season, ["Open"], before), "Open", people, before);
  const facts = await mustFind(desk.organization.slug, season.slug);
  await publish(desk.scope, facts, "Open", { firstDay, chance, at: morning(desk, addDays(firstDay, -2)) });
  const end = instantOf(morning(desk, addDays(firstDay, 60)));
  await playDivisions(desk, { season: season.slug, divisions: ["open"] }, { chance, until: end });
  must(await updateSeasonStatus(desk.scope, facts.id, "finish", new Date(end)));
}

/** This term: a division of eight in its sixth round, and one of five in its third. */
async function fillRunningSeason(
  desk: Desk,
  people: readonly Person[],
  chance: Chance,
  at: Instant,
): Promise<void> {
  const monday = mondayOf(at, desk.organization.timeZone);
  const firstDay = addDays(monday, -35);
  const clubDay = addDays(monday, -14);
  const season = { ...termOf(monday), startsOn: firstDay, rules: DEPAUL };
  const before = morning(desk, addDays(firstDay, -14));
  const facts = await openSeason(desk, season, ["Open", "Club"], before);
  const [venue] = await listVenues(desk.organization.id);
  await updateSeasonVenue(desk.scope, facts, { venueId: venue?.id ?? null, seen: "nowhere" }, before);
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

/** Next term: registration has just opened, with a pass to pay and a waiver that came after the first players. */
async function fillNextSeason(desk: Desk, people: readonly Person[], at: Instant): Promise<void> {
  const firstDay = addDays(mondayOf(at, desk.organization.timeZone), 70);
  const season = { ...termOf(firstDay), startsOn: firstDay, rules: DEPAUL };
  const opened = new Date(Date.parse(at) - 5 * 3_600_000);
  const facts = await openSeason(desk, season, ["Open", "First Season"], opened);
  await enter(facts, "Open", people, opened);
  await askForWaiverAndFee(desk, facts, new Date(at));
}
