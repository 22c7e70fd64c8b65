import { prisma } from "@/lib/db/client";
import type { DirectorScope } from "@/lib/people/rules/permissions";
import type { MatchId, PhotoId, UserId } from "@/lib/shared/ids";
import { SIDES } from "../../rules/sides";
import { readFromBucket } from "./bucket";

/** Which photo, and whether the small version is enough. */
type Wanted = { readonly matchId: MatchId; readonly photoId: PhotoId; readonly isSmall: boolean };

/** A photo, or that it's deleted, because a player of the match deleted their account. */
export type FoundPhoto = Uint8Array<ArrayBuffer> | "deleted";

/**
 * A photo of a match: for the player who sent it, and, if it was sent since the two play it, for its players. Undefined for
 * everyone else, as if it didn't exist.
 */
export async function findPhotoOfPlayer(wanted: Wanted, userId: UserId): Promise<FoundPhoto | undefined> {
  const { matchId } = wanted;
  const { _max } = await prisma().matchEvent.aggregate({
    where: { matchId, type: "Repaired" },
    _max: { seq: true },
  });
  const isOfPlayers = {
    match: { OR: [{ home: { userId } }, { away: { userId } }] },
    seq: { gte: _max.seq ?? 0 },
  };
  // Staff act without a side: the front desk sends photos and sees none (decision 0028).
  const asPlayer = SIDES.map((by) => ({ data: { path: ["by"], equals: by } }));
  return findPhoto(wanted, { OR: [{ event: { actorUserId: userId, OR: asPlayer } }, isOfPlayers] });
}

/** A photo of a match of the director's own organization. */
export function findPhotoOfDesk(
  wanted: Wanted,
  { organizationId }: DirectorScope,
): Promise<FoundPhoto | undefined> {
  return findPhoto(wanted, { match: { organizationId } });
}

async function findPhoto(
  { matchId, photoId, isSmall }: Wanted,
  which: object,
): Promise<FoundPhoto | undefined> {
  const row = await prisma().photo.findFirst({
    where: { id: photoId, matchId, ...which },
    select: { small: isSmall, large: !isSmall, forgottenAt: true },
  });
  if (!row) return undefined;
  if (row.forgottenAt) return "deleted";
  return (isSmall ? row.small : row.large) ?? readFromBucket(photoId);
}
