import { inTransaction, prisma, type Transaction } from "@/lib/db/prisma";
import { type HandleRefusal, readHandle, type Site } from "@/lib/entries/rules/handle";
import { readRules } from "@/lib/season/store/read-rules";
import { type Answer, accept, refuse } from "@/lib/shared/answer";

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

/** Frees the name of somebody who is in no division of the season any more. The caller holds the season's row. */
export async function dropHandle(tx: Transaction, seasonId: string, userId: string): Promise<void> {
  const entries = await tx.entry.count({
    where: { userId, division: { seasonId }, status: { in: [...IN] } },
  });
  if (entries === 0) await tx.handle.deleteMany({ where: { seasonId, userId } });
}

/** An online season somebody is in, with what they are called there. */
export type OwnHandle = {
  readonly seasonId: string;
  readonly season: string;
  readonly site: Site;
  readonly handle: string | null;
};

/** The online seasons somebody is in that are not over, with what they are called in each. */
export async function listOwnHandles(userId: string): Promise<readonly OwnHandle[]> {
  const rows = await prisma().season.findMany({
    where: { ...IN_PLAY, divisions: { some: { entries: { some: { userId, status: { in: [...IN] } } } } } },
    include: {
      rulePacks: { orderBy: { version: "desc" }, take: 1 },
      handles: { where: { userId }, select: { handle: true } },
    },
    orderBy: { startsOn: "desc" },
    take: 20,
  });
  return rows.flatMap(({ id, name, rulePacks: [pack], handles: [own] }) => {
    const venue = pack && readRules(pack).venue;
    if (venue?.kind !== "online") return [];
    return [{ seasonId: id, season: name, site: venue.site, handle: own?.handle ?? null }];
  });
}

/**
 * Changes what somebody is called in an online season they are in, at any time until it is over: people do rename
 * themselves.
 *
 * @returns null when there is no such season for them
 */
export async function updateHandle(
  userId: string,
  seasonId: string,
  typed: string,
): Promise<Answer<null, HandleRefusal | "handle-taken"> | null> {
  const own = (await listOwnHandles(userId)).find((each) => each.seasonId === seasonId);
  if (!own) return null;
  const read = readHandle(typed, own.site);
  if (!read.ok) return read;
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM season WHERE id = ${seasonId}::uuid FOR UPDATE`;
    const { organizationId } = await tx.season.findUniqueOrThrow({ where: { id: seasonId } });
    return takeHandle(tx, { organizationId, seasonId }, userId, read.value);
  });
}

const IN = ["active", "pending", "waitlisted"] as const;
const IN_PLAY = { status: { in: ["registration" as const, "running" as const] } };
