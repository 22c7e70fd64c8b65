import { TEXAS_STATE } from "@/lib/season/rules/presets/texas-state";
import { type SeasonFacts, updateSeasonStatus } from "@/lib/season/store/seasons";
import type { Instant } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { type Chance, makeChance } from "../chance";
import { type Desk, enter, must, mustFind, openOrganization, openSeason, publish } from "../league";
import { inventPeople, type Person } from "../people";
import { playDivisions } from "../play-season";
import { lastMoment, mondayOf, morning, staff, termOf } from "./calendar";

/**
 * Balcones plays by the Texas State sheet: online, one game within an hour, a round robin and then a playoff. Last
 * term has its champion. This term, one division is in the middle of its playoff. The other is in the last week of its
 * round robin, and no one has typed anything: their games are at the site.
 */
export async function fillBalcones(at: Instant): Promise<void> {
  const chance = makeChance(1845);
  const people = inventPeople(40, "balcones.example", chance).slice(24);
  const zone = "America/Chicago";
  const desk = await openOrganization(
    {
      slug: "balcones",
      name: "Balcones State University",
      timeZone: zone,
      office: "Intramural Sports, Student Recreation Center 181",
      contactEmail: "imsports@balcones.example",
    },
    { director: staff("Odalys Trujillo", "balcones"), admin: staff("Clement Ward", "balcones") },
    new Date(instantAt(addDays(mondayOf(at, zone), -230), "09:00", zone)),
  );
  const spring = await fillTerm(desk, { Open: people.slice(0, 6) }, { weeksAgo: 30, until: at, chance });
  must(
    await updateSeasonStatus(desk.scope, spring.id, "finish", morning(desk, addDays(spring.startsOn, 70))),
  );
  const divisions = { Open: people.slice(2, 8), Recreational: people.slice(8) };
  const fall = await fillTerm(desk, divisions, { weeksAgo: 6, until: at, chance });
  // Published only now: the sweeps that played Open would have closed its weeks.
  const published = morning(desk, addDays(fall.startsOn, -2));
  await publish(desk.scope, fall, "Recreational", { firstDay: fall.startsOn, chance, at: published });
  const lastWeek = lastMoment(instantAt(mondayOf(at, zone), "00:00", zone));
  await playDivisions(desk, { season: fall.slug, divisions: ["recreational"] }, { chance, until: lastWeek });
}

/** In Open, six players: five weeks of round robin, and a playoff of four, which are played. */
async function fillTerm(
  desk: Desk,
  divisions: Readonly<Record<string, readonly Person[]>>,
  {
    weeksAgo,
    until,
    chance,
  }: { readonly weeksAgo: number; readonly until: Instant; readonly chance: Chance },
): Promise<SeasonFacts> {
  const firstDay = addDays(mondayOf(until, desk.organization.timeZone), -7 * weeksAgo);
  const season = { ...termOf(firstDay), startsOn: firstDay, rules: TEXAS_STATE };
  const before = morning(desk, addDays(firstDay, -14));
  const names = Object.keys(divisions);
  const opened = await openSeason(desk, season, names, before);
  for (const [name, people] of Object.entries(divisions)) await enter(opened, name, people, before);
  const facts = await mustFind(desk.organization.slug, season.slug);
  const at = morning(desk, addDays(firstDay, -2));
  await publish(desk.scope, facts, "Open", { firstDay, chance, at });
  await playDivisions(desk, { season: season.slug, divisions: ["open"] }, { chance, until });
  return facts;
}
