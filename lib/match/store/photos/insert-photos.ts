import type { Transaction } from "@/lib/db/transaction";
import type { MatchEvent } from "../../rules/events";
import { photosIn } from "../../rules/photos";
import type { MatchRecord } from "../match-record";
import type { NewPhoto } from "./develop";

/** Saves the photos of events that were just appended to a match, with the event that names them. */
export async function insertPhotos(
  tx: Transaction,
  match: MatchRecord,
  events: readonly MatchEvent[],
  photos: readonly NewPhoto[],
): Promise<void> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const rows = events.flatMap((event, index) =>
    photosIn(event).flatMap((id, place) => {
      const photo = byId.get(id);
      const at = { seq: match.events.length + 1 + index, position: place + 1 };
      return photo ? [{ organizationId: match.organization.id, matchId: match.id, ...at, ...photo }] : [];
    }),
  );
  if (rows.length > 0) await tx.photo.createMany({ data: rows });
}
