import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { Instant } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { makeChance } from "../chance";
import { enter, mustFind, openOrganization, openSeason, publish } from "../league";
import { inventPeople } from "../people";
import { playDivisions } from "../play-season";
import { mondayOf, morning, staff, termOf } from "./calendar";
import { fillHarrowCup } from "./harrow-cup";
import { playInRoom } from "./room-game";

/**
 * Harrow plays plain chess: one game a week by the official rules. Seven players, so one sits out each week. Two
 * of them are playing in the match room. There's also a cup in groups.
 */
export async function fillHarrow(at: Instant): Promise<void> {
  const chance = makeChance(1886);
  const people = inventPeople(34, "harrow.example", chance).slice(20, 27);
  const zone = "America/New_York";
  const firstDay = addDays(mondayOf(at, zone), -21);
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
  const equipment = "Boards and clocks are at the front desk.";
  const venue = { kind: "on-site", name: "Field House", equipment } as const;
  const rules: RulePack = { ...OFFICIAL, venue };
  const season = { ...termOf(firstDay), startsOn: firstDay, rules };
  await enter(await openSeason(desk, season, ["House league"], opened), "House league", people, opened);
  const facts = await mustFind("harrow-college", season.slug);
  await publish(desk.scope, facts, "House league", {
    firstDay,
    chance,
    at: morning(desk, addDays(firstDay, -1)),
  });
  await playDivisions(desk, { season: season.slug, divisions: ["house-league"] }, { chance, until: at });
  await playInRoom(desk, at);
  await fillHarrowCup(desk, venue, at);
}
