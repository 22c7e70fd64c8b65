import { SESSION_KNOCKOUT } from "@/lib/season/rules/presets/session-knockout";
import { addHours, type Instant } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { makeChance } from "../chance";
import { enter, mustFind, openOrganization, openSeason, publish } from "../league";
import { inventPeople } from "../people";
import { playDivisions } from "../play-season";
import { mondayOf, morning, staff, termOf } from "./calendar";

const GRADES = [
  { name: "Open", underAge: null, players: 8 },
  { name: "Under 18", underAge: 18, players: 8 },
  { name: "Under 15", underAge: 15, players: 6 },
] as const;

/**
 * Riverside plays by the sheet with three age groups, each a knockout with its final at the session, on a Sunday. The first
 * rounds are over, and the finals are still to come: on a Sunday, those of the next week.
 */
export async function fillRiverside(at: Instant): Promise<void> {
  const chance = makeChance(2003);
  const zone = "America/Los_Angeles";
  const people = inventPeople(80, "riverside.example", chance).slice(40);
  const firstDay = addDays(mondayOf(addHours(at, 24), zone), -14);
  const opened = new Date(instantAt(addDays(firstDay, -20), "09:00", zone));
  const desk = await openOrganization(
    {
      slug: "riverside",
      name: "Riverside Schools",
      timeZone: zone,
      office: "Activities office, Room 12",
      contactEmail: "activities@riverside.example",
    },
    { director: staff("Marguerite Dunne", "riverside"), admin: staff("Oskar Lindgren", "riverside") },
    opened,
  );
  const season = { ...termOf(firstDay), startsOn: firstDay, rules: SESSION_KNOCKOUT };
  const facts = await openSeason(desk, season, GRADES, opened);
  let next = 0;
  for (const { name, underAge, players } of GRADES) {
    const bornOn = underAge === null ? null : `${Number(firstDay.slice(0, 4)) - underAge + 1}-06-15`;
    await enter(facts, name, people.slice(next, next + players), opened, bornOn);
    next += players;
  }
  const published = await mustFind("riverside", season.slug);
  const before = morning(desk, addDays(firstDay, -1));
  for (const { name } of GRADES) await publish(desk.scope, published, name, { firstDay, chance, at: before });
  const divisions = published.divisions.map(({ slug }) => slug);
  await playDivisions(desk, { season: season.slug, divisions }, { chance, until: at });
}
