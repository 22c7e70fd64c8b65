import { now } from "@/lib/clock";
import { readLiveBoards } from "@/lib/room/store/live-boards";
import type { LiveBoard } from "@/lib/room/view/live-boards";
import { findSeason, type SeasonFacts } from "@/lib/season/store/seasons";
import { type Instant, instantOf } from "@/lib/shared/instant";
import { findDivision, type PublicDivision } from "@/lib/standings/store/divisions";
import { findBookedTables } from "@/lib/wall/store/booked-tables";

/** What is played in a season now, and what comes next. */
export type LiveFacts = {
  readonly season: SeasonFacts;
  readonly views: readonly PublicDivision[];
  readonly boards: readonly LiveBoard[];
  readonly at: Instant;
};

/** Undefined for drafts and if there's no such season. */
export async function loadLive(org: string, slug: string): Promise<LiveFacts | undefined> {
  const season = await findSeason(org, slug);
  if (!season || season.status === "draft") return undefined;
  const at = instantOf(now());
  const [found, tables] = await Promise.all([
    Promise.all(season.divisions.map((division) => findDivision(org, season.slug, division.slug))),
    findBookedTables(season.id, at),
  ]);
  const views = found.filter((view): view is PublicDivision => view !== undefined);
  return { season, views, boards: await readLiveBoards(season.id, views, tables, at), at };
}
