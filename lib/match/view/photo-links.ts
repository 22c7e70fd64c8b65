import { paths } from "@/lib/paths";
import type { MatchId, PhotoId } from "@/lib/shared/ids";
import type { MatchEvent } from "../rules/events";
import { photosOf } from "../rules/photos";
import type { Side } from "../rules/sides";
import type { EventContext } from "../words/event-text";
import { type ShownPhoto, shownPhotos } from "../words/photos";
import type { MatchScene } from "./match-scene";

/** Where the photos of a match are, for those who can see them. */
export function photoLinks(matchId: MatchId): NonNullable<EventContext["photoOf"]> {
  return (id: PhotoId) => ({ href: paths.photo(matchId, id), small: paths.smallPhoto(matchId, id) });
}

/** The photos that one side sent, for either player: all of them, or those of these kinds of acts. */
export function scenePhotos(
  { id, events, full }: Pick<MatchScene, "id" | "events" | "full">,
  side: Side,
  types?: readonly MatchEvent["type"][],
): readonly ShownPhoto[] {
  const story = { ...full, photoOf: photoLinks(id) };
  return photosOf(events, side, types).flatMap((stored) => shownPhotos(stored, story));
}
