import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { readLiveBoards } from "@/lib/room/store/live-boards";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { instantOf } from "@/lib/shared/instant";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findBookedTables } from "@/lib/wall/store/booked-tables";
import { wallOf } from "@/lib/wall/view/wall";
import type { Wall } from "@/lib/wall/view/wall-facts";

/** A season as a screen shows it; undefined for drafts and if there's none. */
export async function loadWall(
  org: string,
  slug: string,
): Promise<{ readonly season: SeasonFacts; readonly wall: Wall } | undefined> {
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") return undefined;
  const at = instantOf(now());
  const [found, tables] = await Promise.all([
    Promise.all(season.divisions.map((division) => findDivision(org, season.slug, division.slug))),
    findBookedTables(season.id, at),
  ]);
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  const boards = await readLiveBoards(season.id, views, tables, at);
  return { season, wall: wallOf(season, views, tables, boards, { at, appUrl: env().appUrl }) };
}
