import { now } from "@/lib/clock";
import {
  deletePhoto,
  listPhotosToDelete,
  listPhotosToMove,
  movePhoto,
} from "@/lib/match/store/photos/move-photos";
import type { PhotoId } from "@/lib/shared/ids";
import { each } from "./work-through";

/** No photo is started after this: a bucket that doesn't answer mustn't hold up deadlines. It has 15 seconds for each. */
const LATEST_START_MS = 10_000;

/** Moves photos into the bucket, and deletes those from it that no one keeps. The next sweep does the rest. */
export async function movePhotos(at: Date, clock: () => Date = now): Promise<void> {
  const end = clock().getTime() + LATEST_START_MS;
  const inTime = (act: (id: PhotoId) => Promise<void>) => async (id: PhotoId) => {
    if (clock().getTime() < end) await act(id);
  };
  const move = inTime((id) => movePhoto(id, at));
  await each(await listPhotosToMove(), move, String);
  await each(await listPhotosToDelete(), inTime(deletePhoto), String);
}
