import { insertAudit } from "@/lib/db/audit";
import type { PublicChange } from "@/lib/db/changes";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { leaveForGood, lockOwnMatches } from "@/lib/entries/store/leaving";
import { env } from "@/lib/env";
import type { DraftLetter } from "@/lib/mail/letters/draft";
import { writeLetters } from "@/lib/mail/store/letters";
import { listDirectors } from "@/lib/match/store/event-letters";
import { announceNames } from "@/lib/people/store/public-names";
import { deleteStandInsOf } from "@/lib/people/store/stand-ins";
import { lockDivision } from "@/lib/season/store/division-lock";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { accountDeletedLetter, goodbyeLetter, type Office } from "../letters/account-deleted";
import { type ErasureRefusal, type Obstacle, refuseErasure } from "../rules/refuse-erasure";
import { listNamesakes } from "./namesakes";
import { deleteGamesFound, deleteOwnRows, emptyPerson, eraseFromHistory, readTraces } from "./own-rows";
import { type ErasedEntry, type ErasurePreview, readErasure } from "./preview";
import { eraseFromTexts } from "./texts";

/** Someone who deletes their account. */
export type Erasing = {
  readonly userId: string;
  readonly sessionId: string;
  /** From the page they read. */
  readonly stamp: string;
};

export type Erased = {
  /** The last email to them. */
  readonly goodbye: DraftLetter;
  /** The public pages that are out of date. */
  readonly changes: readonly PublicChange[];
};

/** The longest that rewriting the texts of big organizations may take, in milliseconds. */
const LONGEST_MS = 120_000;
const REASON = "Their account was deleted.";
const NAMELESS_DIRECTOR = "a director whose account was deleted";

/**
 * Deletes an account and everything that tells who it was, in one transaction (GDPR article 17). Results stay under a
 * number, open matches follow the rule pack's rule for leaving, and the directors are told. History keeps its events;
 * only the transaction that writes the erasure can change what they say of the person.
 */
export async function eraseAccount(
  { userId, sessionId, stamp }: Erasing,
  at: Date,
): Promise<Answer<Erased, ErasureRefusal>> {
  return inTransaction(async (tx) => {
    await lockEverything(tx, userId);
    const session = await tx.signInSession.findFirst({ where: { id: sessionId, userId, revokedAt: null } });
    if (!session) return refuse("sign-in-again");
    const preview = await readErasure(tx, userId, at);
    const { obstacles } = preview;
    const stamps = { now: preview.stamp, seen: stamp };
    const refusal = refuseErasure({ signedInAt: session.createdAt, at, obstacles, stamps });
    if (refusal) return refuse(refusal);

    return accept(await eraseEverything(tx, { userId, preview, actorUserId: userId }, at));
  }, LONGEST_MS);
}

/** Why the operator can't delete an account: there's none with the id, it's deleted, or what its owner settles first. */
type OperatorRefusal = "no-account" | "deleted" | readonly Obstacle[];

/**
 * Deletes an account from the server, for one that a restored backup brought back, or whose owner asked the office: without
 * the owner's session, but with the same obstacles. The log says that no one on the site did it.
 */
export async function eraseFromServer(userId: string, at: Date): Promise<Answer<Erased, OperatorRefusal>> {
  return inTransaction(async (tx) => {
    await lockEverything(tx, userId);
    if ((await tx.user.count({ where: { id: userId } })) === 0) return refuse("no-account");
    if ((await tx.erasure.count({ where: { userId } })) > 0) return refuse("deleted");
    const preview = await readErasure(tx, userId, at);
    if (preview.obstacles.length > 0) return refuse(preview.obstacles);
    return accept(await eraseEverything(tx, { userId, preview, actorUserId: null }, at));
  }, LONGEST_MS);
}

type Doing = {
  readonly userId: string;
  readonly preview: ErasurePreview;
  /** Who did it, for the log; null: the operator. */
  readonly actorUserId: string | null;
};

async function eraseEverything(
  tx: Transaction,
  { userId, preview, actorUserId }: Doing,
  at: Date,
): Promise<Erased> {
  const { entries, email } = preview;
  const organizationIds = await listOrganizations(tx, userId);
  const found = await readTraces(tx, { userId, organizationIds });
  const own = await readOwnMatches(tx, entries);
  const namesakes = await listNamesakes(tx, { userId, organizationIds }, found.traces.names);
  await tx.$executeRaw`INSERT INTO erasure (user_id, at) VALUES (${userId}::uuid, ${at})`;
  for (const organizationId of organizationIds)
    await deleteStandInsOf(
      tx,
      { organizationId, userId: actorUserId },
      { id: userId, name: NAMELESS_DIRECTOR },
      at,
    );
  await deleteOwnRows(tx, { userId, ...found });
  await emptyPerson(tx, userId);
  for (const { id, label } of entries)
    await tx.entry.update({ where: { id }, data: { name: label, bornOn: null } });
  const matchIds = own.flatMap((each) => each.matchIds);
  await eraseFromHistory(tx, userId, matchIds, at);
  const { traces } = found;
  await eraseFromTexts(tx, { userId, entries, organizationIds, traces, namesakes, own });
  for (const { id, leaving, organization } of entries)
    if (leaving)
      await leaveForGood(tx, id, { organizationId: organization.id, userId, actorUserId }, REASON, at);
  await deleteGamesFound(tx, matchIds);
  const told = await tellOrganizations(tx, { userId, organizationIds, entries, actorUserId }, at);
  const offices = told.map(({ organization }) => organization);
  const goodbye = goodbyeLetter({ appUrl: env().appUrl, email, hasResults: entries.length > 0, offices });
  return { goodbye, changes: told.map(({ change }) => change) };
}

/** Divisions, matches, entries, and the person, in this order as everywhere, so that two transactions can't deadlock. */
async function lockEverything(tx: Transaction, userId: string): Promise<void> {
  const entries = await tx.entry.findMany({
    where: { userId },
    select: { id: true, divisionId: true },
    orderBy: { divisionId: "asc" },
  });
  for (const { divisionId } of entries) await lockDivision(tx, divisionId);
  for (const entry of entries) await lockOwnMatches(tx, entry);
  await tx.$queryRaw`SELECT id FROM entry WHERE user_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
}

async function readOwnMatches(tx: Transaction, entries: readonly ErasedEntry[]) {
  const own: { readonly label: string; readonly matchIds: readonly string[] }[] = [];
  for (const { id, label } of entries) {
    const matches = await tx.match.findMany({
      where: { OR: [{ homeEntryId: id }, { awayEntryId: id }] },
      select: { id: true },
    });
    own.push({ label, matchIds: matches.map((match) => match.id) });
  }
  return own;
}

/** Every organization that has had to do with them. */
async function listOrganizations(tx: Transaction, userId: string): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT organization_id AS id FROM membership WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM entry WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM checkout WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM stand_in WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM registration_hold WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM eligibility_exception WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM campus_id WHERE user_id = ${userId}::uuid
    UNION SELECT organization_id FROM audit_event
    WHERE actor_user_id = ${userId}::uuid OR data ->> 'userId' = ${userId}
    ORDER BY 1`;
  return rows.map(({ id }) => id);
}

type Told = {
  readonly userId: string;
  readonly actorUserId: string | null;
  readonly organizationIds: readonly string[];
  readonly entries: readonly ErasedEntry[];
};

/** The log, the directors and the public pages of each organization. */
async function tellOrganizations(
  tx: Transaction,
  { userId, actorUserId, organizationIds, entries }: Told,
  at: Date,
): Promise<readonly { readonly organization: Office; readonly change: PublicChange }[]> {
  const told: { organization: Office; change: PublicChange }[] = [];
  for (const id of organizationIds) {
    const organization = await tx.organization.findUniqueOrThrow({ where: { id } });
    const theirs = entries.filter((entry) => entry.organization.id === id);
    const subject = theirs
      .map(({ label, division, season }) => `${label}, ${division}, ${season}`)
      .join("; ");
    await insertAudit(tx, {
      organizationId: id,
      actorUserId,
      type: "account-deleted",
      subject: subject || "without a registration",
      at,
    });
    const facts = { appUrl: env().appUrl, organization, userId, entries: theirs };
    const drafts = (await listDirectors(tx, id, at)).map((to) => accountDeletedLetter({ ...facts, to }));
    await writeLetters(tx, id, drafts, at);
    told.push({ organization, change: await announceNames(tx, organization.slug) });
  }
  return told;
}
