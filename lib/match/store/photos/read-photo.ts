import { prisma } from "@/lib/db/prisma";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { MatchId, PhotoId, UserId } from "@/lib/shared/ids";
import { readFromBucket } from "./bucket";

/** Which photo, and whether the small version is enough. */
type Wanted = { readonly matchId: MatchId; readonly photoId: PhotoId; readonly isSmall: boolean };

/** A photo of a match, for its players; undefined for everybody else, as if it didn't exist. */
export function findPhotoOfPlayer(
  wanted: Wanted,
  userId: UserId,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return findPhoto(wanted, { OR: [{ home: { userId } }, { away: { userId } }] });
}

/** A photo of a match of the director's own organization. */
export function findPhotoOfDesk(
  wanted: Wanted,
  { organizationId }: DirectorScope,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return findPhoto(wanted, { organizationId });
}

async function findPhoto({ matchId, photoId, isSmall }: Wanted, match: object) {
  const row = await prisma().photo.findFirst({
    where: { id: photoId, matchId, match },
    select: { small: isSmall, large: !isSmall },
  });
  if (!row) return undefined;
  return (isSmall ? row.small : row.large) ?? readFromBucket(photoId);
}
