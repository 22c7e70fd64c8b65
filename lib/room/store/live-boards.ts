import type { SeasonId } from "@/lib/shared/ids";
import { addHours, type Instant } from "@/lib/shared/instant";
import type { PublicDivision } from "@/lib/standings/store/divisions";
import { type LiveBoard, liveBoards } from "../view/live-boards";
import { listPlaying } from "./find-watchable";
import { readLive } from "./read-live";

/** A game that began longer ago isn't being played anymore, whatever became of it. */
const HOURS_OF_PLAY = 12;

/**
 * The boards of a season that everyone may watch now.
 *
 * @param tables the booked tables, by match
 */
export async function readLiveBoards(
  season: SeasonId,
  views: readonly PublicDivision[],
  tables: ReadonlyMap<string, string>,
  at: Instant,
): Promise<readonly LiveBoard[]> {
  const matches = await listPlaying(season, new Date(addHours(at, -HOURS_OF_PLAY)));
  const playing = await Promise.all(
    matches.map(async (match) => ({ delayMs: match.delayMs, ...(await readLive(match, at)) })),
  );
  return liveBoards(views, tables, playing);
}

/** Is there anything of a season to watch now? */
export async function isBeingPlayed(season: SeasonId, at: Instant): Promise<boolean> {
  return (await listPlaying(season, new Date(addHours(at, -HOURS_OF_PLAY)))).length > 0;
}
