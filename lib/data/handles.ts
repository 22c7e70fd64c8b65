import { type Answer, accept, refuse } from "@/lib/domain/answer";
import { prisma, type Transaction } from "./prisma";

/** What players are called on the site of an online season, by user id. Whoever has not said it is missing. */
export async function findHandles(
  seasonId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await prisma().handle.findMany({
    where: { seasonId, userId: { in: [...userIds] } },
    select: { userId: true, handle: true },
  });
  return new Map(rows.map(({ userId, handle }) => [userId, handle]));
}

/**
 * Keeps what a player is called in a season. The caller holds the season's row, so that two who want the same name are
 * put in line; the index handle_once_a_season stands behind it.
 */
export async function takeHandle(
  tx: Transaction,
  season: { readonly organizationId: string; readonly seasonId: string },
  userId: string,
  handle: string,
): Promise<Answer<null, "handle-taken">> {
  const { seasonId } = season;
  const [taken] = await tx.$queryRaw<unknown[]>`
    SELECT user_id FROM handle
    WHERE season_id = ${seasonId}::uuid AND lower(handle) = lower(${handle}) AND user_id <> ${userId}::uuid`;
  if (taken) return refuse("handle-taken");
  await tx.handle.upsert({
    where: { seasonId_userId: { seasonId, userId } },
    create: { ...season, userId, handle },
    update: { handle },
  });
  return accept(null);
}
