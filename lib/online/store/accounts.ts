import { randomInt } from "node:crypto";
import { prisma } from "@/lib/db/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { writeLetters } from "@/lib/mail/store/letters";
import { makeClaimCode } from "@/lib/people/rules/claim-code";
import { listOwnHandles, type OwnHandle, sameName } from "@/lib/people/store/handles";
import { SITE_NAMES } from "@/lib/season/rules/sites";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { instantOf } from "@/lib/shared/instant";
import { lostNameLetter } from "../letters/lost-name-letter";
import { CODE_HOURS, type ProofRefusal, type SiteAccount } from "../rules/site-account";
import { isSameHandle } from "../rules/site-game";

/**
 * Records that an account belongs to a player: in this season, and in their other seasons at that site where they use its name.
 * Someone who only typed the name loses it and is told. An account that another player has proven, or a name that another player's
 * proven account has, isn't taken from them. The seasons' rows are locked, and handle_account_once_a_season enforces it.
 */
export async function keepAccount(
  userId: string,
  seasonId: string,
  account: SiteAccount,
  at: Date,
): Promise<Answer<null, ProofRefusal>> {
  return inTransaction(async (tx) => {
    const before = await listOwnHandles(userId, tx);
    await lockSeasons(
      tx,
      before.map((own) => own.seasonId),
    );
    const own = (await listOwnHandles(userId, tx)).filter(({ site }) => site === account.site);
    const here = own.find((each) => each.seasonId === seasonId);
    if (!here) return refuse("no-such-season");
    if (await isTaken(tx, userId, seasonId, account)) return refuse("account-taken");
    await take(tx, userId, here, account, at);
    for (const other of own.filter((each) => isUsedIn(each, account) && each !== here)) {
      if (!(await isTaken(tx, userId, other.seasonId, account))) await take(tx, userId, other, account, at);
    }
    return accept(null);
  });
}

function isUsedIn({ handle }: OwnHandle, { name }: SiteAccount): boolean {
  return handle !== null && isSameHandle(handle, name);
}

async function lockSeasons(tx: Transaction, seasonIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`SELECT id FROM season WHERE id = ANY(${[...seasonIds]}::uuid[]) ORDER BY id FOR UPDATE`;
}

async function isTaken(
  tx: Transaction,
  userId: string,
  seasonId: string,
  { site, id, name }: SiteAccount,
): Promise<boolean> {
  const others = await tx.handle.count({
    where: {
      seasonId,
      userId: { not: userId },
      provenAt: { not: null },
      OR: [{ accountSite: site, accountId: id }, { handle: sameName(name) }],
    },
  });
  return others > 0;
}

async function take(
  tx: Transaction,
  userId: string,
  { seasonId }: OwnHandle,
  { site, id, name }: SiteAccount,
  at: Date,
): Promise<void> {
  const { organizationId } = await tx.season.findUniqueOrThrow({
    where: { id: seasonId },
    select: { organizationId: true },
  });
  await takeFromOthers(tx, userId, seasonId, { site, name }, at);
  const data = {
    handle: name,
    accountSite: site,
    accountId: id,
    accountName: name,
    provenAt: at,
    lookedUpAt: at,
    proofCode: null,
    proofCodeUntil: null,
  };
  await tx.handle.upsert({
    where: { seasonId_userId: { seasonId, userId } },
    create: { organizationId, seasonId, userId, ...data },
    update: data,
  });
}

/** A player who only typed the name loses it and is told. */
async function takeFromOthers(
  tx: Transaction,
  userId: string,
  seasonId: string,
  { site, name }: Pick<SiteAccount, "site" | "name">,
  at: Date,
): Promise<void> {
  const others = await tx.handle.findMany({
    where: { seasonId, userId: { not: userId }, handle: sameName(name) },
    include: { user: true, season: { include: { organization: true } } },
  });
  for (const { handle, user, season } of others) {
    const { organization } = season;
    const to = { userId: user.id, name: user.name ?? "", email: user.email };
    const facts = { appUrl: env().appUrl, organization, season, site: SITE_NAMES[site], handle, to };
    await writeLetters(tx, organization.id, [lostNameLetter({ ...facts, at: instantOf(at) })], at);
    await tx.handle.delete({ where: { seasonId_userId: { seasonId, userId: user.id } } });
  }
}

/** Makes a code that a player puts into their profile at Chess.com. An earlier one stops working. */
export async function insertProofCode(
  { seasonId }: OwnHandle,
  userId: string,
  at: Date,
): Promise<Answer<null, "handle-missing">> {
  const { count } = await prisma().handle.updateMany({
    where: { userId, seasonId },
    data: {
      proofCode: makeClaimCode((below) => randomInt(below)),
      proofCodeUntil: new Date(at.getTime() + CODE_HOURS * 3_600_000),
    },
  });
  return count > 0 ? accept(null) : refuse("handle-missing");
}

/** A player's username in a season they're in; undefined if they aren't. */
export async function findOwn(userId: string, seasonId: string): Promise<OwnHandle | undefined> {
  return (await listOwnHandles(userId)).find((own) => own.seasonId === seasonId);
}
