import type { RulePack } from "@/lib/season/input/rule-pack";
import { OFFICIAL } from "@/lib/season/rules/presets/official";
import type { Instant } from "@/lib/shared/instant";
import { addDays, instantAt } from "@/lib/shared/wall-clock";
import { makeChance } from "../chance";
import { type Desk, enter, mustFind, openSeason, publish } from "../league";
import { inventPeople } from "../people";
import { playDivisions } from "../play-season";
import { mondayOf, morning } from "./calendar";

/**
 * A cup of 14 players in its third week: three groups, one of them smaller. The first two of each and the best two of
 * the next-placed players advance to a knockout.
 */
export async function fillHarrowCup(desk: Desk, venue: RulePack["venue"], at: Instant): Promise<void> {
  const chance = makeChance(1924);
  const people = inventPeople(34, "harrow.example", makeChance(1886)).slice(0, 14);
  const zone = desk.organization.timeZone;
  const firstDay = addDays(mondayOf(at, zone), -14);
  const opened = new Date(instantAt(addDays(firstDay, -20), "09:00", zone));
  const rules: RulePack = {
    ...OFFICIAL,
    title: "Field House Cup",
    venue,
    stages: [
      { format: "groups", groupSize: 5, split: "snake", cycles: 1, advance: 2, bestNext: 2 },
      {
        format: "knockout",
        qualifiers: null,
        seeding: "standings",
        thirdPlace: true,
        semifinalBestOf: null,
        finalBestOf: 3,
        levelMatch: "one-more-game",
        final: "by-deadline",
      },
    ],
  };
  const name = `Field House Cup ${firstDay.slice(0, 4)}`;
  const season = { name, slug: `cup-${firstDay.slice(0, 4)}`, startsOn: firstDay, rules };
  await enter(await openSeason(desk, season, ["Cup"], opened), "Cup", people, opened);
  const facts = await mustFind(desk.organization.slug, season.slug);
  const published = { firstDay, chance, at: morning(desk, addDays(firstDay, -1)) };
  await publish(desk.scope, facts, "Cup", published);
  await playDivisions(desk, { season: season.slug, divisions: ["cup"] }, { chance, until: at });
}
