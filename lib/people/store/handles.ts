import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { type HandleRefusal, readHandle, type Site } from "@/lib/entries/rules/handle";
import { isProvenOn, usernameOn } from "@/lib/online/rules/site-account";
import { readRules } from "@/lib/season/store/read-rules";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { SeasonId, UserId } from "@/lib/shared/ids";
import { type Instant, instantOf, type Zone } from "@/lib/shared/instant";

/** A username that the site could have given. */
export type TypedHandle = { readonly site: Site; readonly handle: string };

/**
 * Stores a player's username for a season. The caller locks the season's row, so two people who want the same name go
 * one after the other; the index handle_once_a_season enforces it. A name that the player has proven on the same site in
 * another season stays proven, and a proof of another name is forgotten.
 */
export async function takeHandle(
  tx: Transaction,
  season: { readonly organizationId: string; readonly seasonId: string },
  userId: string,
  { site, handle }: TypedHandle,
): Promise<Answer<null, "handle-taken">> {
  const { seasonId } = season;
  if (await isHandleTaken(tx, seasonId, userId, handle)) return refuse("handle-taken");
  const proof = await findProof(tx, seasonId, userId, { site, handle });
  const data = { ...proof, handle, proofCode: null, proofCodeUntil: null };
  await tx.handle.upsert({
    where: { seasonId_userId: { seasonId, userId } },
    create: { ...season, userId, ...data },
    update: data,
  });
  return accept(null);
}

const UNPROVEN = { accountSite: null, accountId: null, accountName: null, provenAt: null, lookedUpAt: null };

/** The player's newest proof of this name on a site, unless the account plays for another player of the season. */
async function findProof(tx: Transaction, seasonId: string, userId: string, { site, handle }: TypedHandle) {
  const select = { accountSite: true, accountId: true, accountName: true, provenAt: true, lookedUpAt: true };
  const proof = await tx.handle.findFirst({
    where: { userId, provenAt: { not: null }, accountSite: site, accountName: sameName(handle) },
    orderBy: { provenAt: "desc" },
    select,
  });
  if (!proof) return UNPROVEN;
  const { accountSite, accountId } = proof;
  const others = await tx.handle.count({
    where: { seasonId, userId: { not: userId }, accountSite, accountId },
  });
  return others === 0 ? proof : UNPROVEN;
}

/** A filter for one name in any case. Prisma compares with ILIKE, where the underscores of usernames are wild. */
export function sameName(name: string) {
  return { equals: name.replace(/[\\_%]/g, "\\$&"), mode: "insensitive" as const };
}

/** Does another player of the season have this username? `userId`: whose it would be; null for someone new. */
export async function isHandleTaken(
  tx: Transaction,
  seasonId: string,
  userId: string | null,
  handle: string,
): Promise<boolean> {
  const [taken] = await tx.$queryRaw<unknown[]>`
    SELECT user_id FROM handle
    WHERE season_id = ${seasonId}::uuid AND lower(handle) = lower(${handle})
      AND user_id IS DISTINCT FROM ${userId}::uuid`;
  return taken !== undefined;
}

/**
 * Frees the username of someone who is no longer in any division of the season. The caller locks the season's row.
 */
export async function dropHandle(tx: Transaction, seasonId: SeasonId, userId: UserId): Promise<void> {
  const entries = await tx.entry.count({
    where: { userId, division: { seasonId }, status: { in: [...IN] } },
  });
  if (entries === 0) await tx.handle.deleteMany({ where: { seasonId, userId } });
}

/** An online season someone is in, with their username there. */
export type OwnHandle = {
  readonly seasonId: string;
  readonly season: string;
  readonly zone: Zone;
  readonly site: Site;
  readonly handle: string | null;
  /** When the username was proven to be theirs; null if it isn't. */
  readonly provenAt: Instant | null;
  /** Does the season look only for games of proven accounts? */
  readonly needsProof: boolean;
  /** What they put into their profile at the site to prove it. */
  readonly code: { readonly text: string; readonly until: Instant } | null;
};

/** The online seasons someone is in that aren't over, with their username in each. */
export async function listOwnHandles(
  userId: string,
  tx: Pick<Transaction, "season"> = prisma(),
): Promise<readonly OwnHandle[]> {
  const rows = await tx.season.findMany({
    where: { ...IN_PLAY, divisions: { some: { entries: { some: { userId, status: { in: [...IN] } } } } } },
    include: {
      rulePacks: { orderBy: { version: "desc" }, take: 1 },
      handles: { where: { userId } },
      organization: { select: { timeZone: true } },
    },
    orderBy: { startsOn: "desc" },
    take: 20,
  });
  return rows.flatMap(({ id, name, rulePacks: [pack], handles: [own], organization }) => {
    const venue = pack && readRules(pack).venue;
    if (venue?.kind !== "online") return [];
    const { site, provenNames } = venue;
    return [
      {
        seasonId: id,
        season: name,
        zone: organization.timeZone,
        site,
        handle: own ? usernameOn(site, own) : null,
        provenAt: own?.provenAt && isProvenOn(site, own) ? instantOf(own.provenAt) : null,
        needsProof: provenNames,
        code:
          own?.proofCode && own.proofCodeUntil
            ? { text: own.proofCode, until: instantOf(own.proofCodeUntil) }
            : null,
      },
    ];
  });
}

/**
 * Changes someone's username in an online season they are in, at any time until it's over: people do change their
 * names there.
 *
 * @returns null if there is no such season for them
 */
export async function updateHandle(
  userId: UserId,
  seasonId: SeasonId,
  typed: string,
): Promise<Answer<null, HandleRefusal | "handle-taken"> | null> {
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM season WHERE id = ${seasonId}::uuid FOR UPDATE`;
    const own = (await listOwnHandles(userId, tx)).find((each) => each.seasonId === seasonId);
    if (!own) return null;
    const read = readHandle(typed, own.site);
    if (!read.ok) return read;
    const { organizationId } = await tx.season.findUniqueOrThrow({ where: { id: seasonId } });
    const { site } = own;
    return takeHandle(tx, { organizationId, seasonId }, userId, { site, handle: read.value });
  });
}

const IN = ["active", "pending", "waitlisted"] as const;
const IN_PLAY = { status: { in: ["registration" as const, "running" as const] } };
