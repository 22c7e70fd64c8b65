import { prisma } from "@/lib/db/client";
import type { PhotoId } from "@/lib/shared/ids";
import { deleteFromBucket, hasBucket, putIntoBucket } from "./bucket";

/** How many photos one sweep moves: a bucket that answers slowly mustn't hold up deadlines. */
const MOST_PER_SWEEP = 10;

/** Photos that are still in the database although the settings name a bucket. */
export async function listPhotosToMove(): Promise<readonly PhotoId[]> {
  if (!hasBucket()) return [];
  const rows = await prisma().photo.findMany({
    where: { storedAt: null, forgottenAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
    take: MOST_PER_SWEEP,
  });
  return rows.map(({ id }) => id);
}

/** Moves a photo into the bucket: it leaves the database only when the bucket has it. */
export async function movePhoto(id: PhotoId, at: Date): Promise<void> {
  const { large } = await prisma().photo.findUniqueOrThrow({ where: { id }, select: { large: true } });
  if (!large) return;
  await putIntoBucket(id, large);
  const { count } = await prisma().photo.updateMany({
    where: { id, storedAt: null, forgottenAt: null },
    data: { large: null, storedAt: at },
  });
  if (count === 0) await deleteUnlessKept(id);
}

/** Another sweep has moved it, or its account was deleted in the meantime. */
async function deleteUnlessKept(id: PhotoId): Promise<void> {
  const kept = await prisma().photo.count({ where: { id, forgottenAt: null } });
  if (kept === 0) await deleteFromBucket(id);
}

/** Photos that a deleted account has left in the bucket. */
export async function listPhotosToDelete(): Promise<readonly PhotoId[]> {
  if (!hasBucket()) return [];
  const rows = await prisma().photo.findMany({
    where: { forgottenAt: { not: null }, storedAt: { not: null } },
    select: { id: true },
    orderBy: { id: "asc" },
    take: MOST_PER_SWEEP,
  });
  return rows.map(({ id }) => id);
}

/** Deletes such a photo from the bucket. If that fails, a later sweep tries again. */
export async function deletePhoto(id: PhotoId): Promise<void> {
  await deleteFromBucket(id);
  await prisma().photo.updateMany({ where: { id, forgottenAt: { not: null } }, data: { storedAt: null } });
}
