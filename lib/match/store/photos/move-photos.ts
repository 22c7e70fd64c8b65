import { prisma } from "@/lib/db/prisma";
import type { PhotoId } from "@/lib/shared/ids";
import { hasBucket, putIntoBucket } from "./bucket";

/** How many photos one sweep moves: a bucket that answers slowly mustn't hold up deadlines. */
const MOST_PER_SWEEP = 10;

/** Photos that are still in the database although the settings name a bucket. */
export async function listPhotosToMove(): Promise<readonly PhotoId[]> {
  if (!hasBucket()) return [];
  const rows = await prisma().photo.findMany({
    where: { storedAt: null },
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
  await prisma().photo.updateMany({ where: { id, storedAt: null }, data: { large: null, storedAt: at } });
}
