import { createHmac, randomInt } from "node:crypto";
import { insertAudit, logAct } from "@/lib/db/audit";
import { announceChange, type PublicChange } from "@/lib/db/changes";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { moveEligibility } from "@/lib/eligibility/store/move-eligibility";
import { env } from "@/lib/env";
import { moveLedgers } from "@/lib/fees/store/move-ledgers";
import { writeLetters, writeWaiting } from "@/lib/mail/store/letters";
import { readdressLetters } from "@/lib/mail/store/readdress-letters";
import { tellOpponents } from "@/lib/match/store/tell-opponents";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { hasEmail, isDeletedEmail } from "@/lib/shared/no-email";
import { lockBookings } from "@/lib/venue/store/bookings";
import { UNBOOKED_TIMES } from "@/lib/venue/store/unbooked-times";
import { movePaper } from "@/lib/waivers/store/move-paper";
import { claimedLetter } from "../letters/claimed";
import {
  CLAIM_DAYS,
  type ClaimRefusal,
  type CodeRefusal,
  dropOne,
  makeClaimCode,
  readClaimCode,
  refuseCode,
  type SharedEntry,
} from "../rules/claim-code";
import type { DirectorScope } from "../rules/permissions";
import { type AccountFacts, readAccountFacts } from "./account-facts";
import { announceNewStyles, readNameStyles } from "./public-names";
import { moveNameMarks } from "./withheld-names";

export type MadeClaimCode = { readonly code: string; readonly expiresAt: Date };

/**
 * Makes a code for someone whom the desk entered without an email, or with one that never signed in. An earlier code of
 * theirs stops working. Only a hash is kept, so the code is shown once.
 *
 * @returns null if the person isn't in the director's organization
 */
export async function insertClaimCode(
  scope: DirectorScope,
  { userId, name }: { readonly userId: string; readonly name: string },
  at: Date,
): Promise<Answer<MadeClaimCode, CodeRefusal> | null> {
  const { organizationId } = scope;
  const code = makeClaimCode((below) => randomInt(below));
  const expiresAt = new Date(at.getTime() + CLAIM_DAYS * 86_400_000);
  return inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
    const guest = await tx.user.findFirst({ where: { id: userId, entries: { some: { organizationId } } } });
    if (!guest) return null;
    const refusal = await findCodeRefusal(tx, { ...guest, organizationId }, at);
    if (refusal) return refuse(refusal);
    const data = { organizationId, codeHash: hashOf(code), createdAt: at, expiresAt };
    await tx.claimCode.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    const audit = { type: "claim-code-made", subject: name, data: { userId }, at } as const;
    await logAct(tx, scope, audit);
    return accept({ code, expiresAt });
  });
}

/** Can a code give this account away, as far as the director's page knows? */
export async function canBeClaimed(
  { organizationId }: DirectorScope,
  { userId, email }: { readonly userId: string; readonly email: string },
  at: Date,
): Promise<boolean> {
  return (await findCodeRefusal(prisma(), { id: userId, email, organizationId }, at)) === null;
}

/** Looks up why no code can give away an account. */
async function findCodeRefusal(
  tx: Pick<Transaction, "$queryRaw">,
  { id, email, organizationId }: Readonly<Record<"id" | "email" | "organizationId", string>>,
  at: Date,
): Promise<CodeRefusal | null> {
  return codeRefusal(email, await readAccountFacts(tx, { userId: id, organizationId }, at));
}

/** Why no code can give away an account with this address and these facts; null if one can. */
export function codeRefusal(email: string, facts: AccountFacts): CodeRefusal | null {
  return refuseCode({ isDeleted: isDeletedEmail(email), ...facts });
}

/** `changes`: the public pages that are out of date. */
export type Claimed = { readonly changes: readonly PublicChange[] };

/**
 * Gives everything of someone who never had an account to the one that knows their code: registrations, matches, bookings,
 * username, waivers on paper, fees and what else the desk wrote down. The code works once, and sending it again from that
 * account changes nothing. Opponents are told. Emails to an address that the desk got wrong go to the account's own, if they
 * wait or didn't arrive, and that address is told.
 */
export async function claim(
  { userId, origin }: { readonly userId: string; readonly origin: string | undefined },
  typed: string,
  at: Date,
): Promise<Answer<Claimed, ClaimRefusal>> {
  return inTransaction(async (tx) => {
    const guest = await holdGuest(tx, typed, userId, at);
    if (!guest && (await hasClaimed(tx, userId, typed))) return accept({ changes: [] });
    if (!guest || guest.id === userId) return refuse("wrong-code");
    const dropped = await listDoubles(tx, guest.id, userId);
    if (!dropped.ok) return dropped;
    if (await overlapInTime(tx, guest.id, userId, at)) return refuse("double-booked");

    const styles = await readNameStyles(tx, [guest.id, userId]);
    if (hasEmail(guest.email)) await moveLetters(tx, guest, userId, at);
    await tellOpponentsOf(tx, guest, userId, at);
    await dropEntries(tx, dropped.value, userId, at);
    await moveEverything(tx, guest.id, userId, at);
    const subject = guest.name ?? "a player";
    const { organizationId } = guest;
    await insertAudit(tx, {
      organizationId,
      actorUserId: userId,
      origin,
      type: "account-claimed",
      subject,
      data: { guestId: guest.id, userId, codeHash: hashOf(typed), droppedIds: dropped.value },
      at,
    });
    const change = await announcePlayers(tx, organizationId);
    return accept({ changes: [change, ...(await announceNewStyles(tx, styles))] });
  });
}

/** Did this account use this code before? Then its form was sent twice. */
async function hasClaimed(tx: Transaction, userId: string, typed: string): Promise<boolean> {
  const [claimed] = await tx.$queryRaw<unknown[]>`
    SELECT id FROM audit_event
    WHERE data ->> 'userId' = ${userId} AND type = 'account-claimed' AND data ->> 'codeHash' = ${hashOf(typed)} LIMIT 1`;
  return claimed !== undefined;
}

/** A player's page now has the registrations of both, however their names read. */
async function announcePlayers(tx: Transaction, organizationId: string): Promise<PublicChange> {
  const { slug } = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const change: PublicChange = { organization: slug, season: null, divisions: [] };
  await announceChange(tx, change);
  return change;
}

/** The person behind a code that hasn't expired, by the server's clock or the database's. */
async function holdGuest(tx: Transaction, typed: string, by: string, at: Date) {
  const code = readClaimCode(typed);
  if (!code) return undefined;
  const codeHash = hashOf(code);
  const found = await tx.claimCode.findUnique({ where: { codeHash }, select: { userId: true } });
  if (!found) return undefined;
  // As where addresses are corrected and codes are made: bookings, entries, persons by id, and the code. In another order,
  // two transactions could deadlock.
  await lockBookings(tx, [found.userId, by].sort());
  await tx.$queryRaw`SELECT id FROM entry WHERE user_id = ${found.userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM "user" WHERE id IN (${found.userId}::uuid, ${by}::uuid) ORDER BY id FOR UPDATE`;
  const [held] = await tx.$queryRaw<{ userId: string; organizationId: string }[]>`
    UPDATE claim_code
    SET transaction_number = pg_current_xact_id()::text::bigint, transaction_at = transaction_timestamp()
    WHERE code_hash = ${codeHash} AND expires_at > ${at}::timestamptz AND expires_at > clock_timestamp()
    RETURNING user_id AS "userId", organization_id AS "organizationId"`;
  if (!held) return undefined;
  const user = await tx.user.findUnique({ where: { id: held.userId } });
  const guest = user && { ...user, organizationId: held.organizationId };
  return guest && (await findCodeRefusal(tx, guest, at)) === null ? guest : undefined;
}

async function tellOpponentsOf(
  tx: Transaction,
  { id, email: from, organizationId }: Readonly<Record<"id" | "email" | "organizationId", string>>,
  userId: string,
  at: Date,
): Promise<void> {
  const { email: to } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tellOpponents(tx, { userId: id, organizationId, from, to }, at);
}

/** Emails that have yet to be written name the account that goes, so they're written first. */
async function moveLetters(
  tx: Transaction,
  guest: {
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly organizationId: string;
  },
  userId: string,
  at: Date,
): Promise<void> {
  const { organizationId } = guest;
  const matches = await tx.match.findMany({
    where: { OR: [{ home: { userId: guest.id } }, { away: { userId: guest.id } }] },
    select: { id: true },
  });
  await writeWaiting(
    tx,
    matches.map(({ id }) => id),
  );
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  // Their emails are at that address too, which may be a stranger's.
  const former = { userId, kind: "claimed-email", value: guest.email, changedAt: at };
  await tx.formerIdentity.createMany({ data: [former], skipDuplicates: true });
  await readdressLetters(tx, { organizationId, from: guest.email, to: email }, at);
  const organization = await tx.organization.findUniqueOrThrow({ where: { id: organizationId } });
  const player = { userId: guest.id, name: guest.name ?? "a player", email: guest.email };
  await writeLetters(tx, organizationId, [claimedLetter({ appUrl: env().appUrl, organization, player })], at);
}

/** The registrations that go, because both have one in the same division. */
async function listDoubles(
  tx: Transaction,
  guestId: string,
  userId: string,
): Promise<Answer<readonly string[], ClaimRefusal>> {
  const own = await listRegistered(tx, userId);
  const dropped: string[] = [];
  for (const guest of await listRegistered(tx, guestId)) {
    const shared = own.find(({ divisionId }) => divisionId === guest.divisionId);
    const answer = shared && dropOne(guest, shared);
    if (answer && !answer.ok) return answer;
    if (answer) dropped.push(answer.value.id);
  }
  return accept(dropped);
}

async function listRegistered(tx: Transaction, userId: string) {
  return tx.$queryRaw<(SharedEntry & { readonly divisionId: string })[]>`
    SELECT e.id::text, e.division_id::text AS "divisionId", e.status,
      EXISTS (SELECT FROM "match" m WHERE m.home_entry_id = e.id OR m.away_entry_id = e.id)
        OR EXISTS (SELECT FROM group_member g WHERE g.entry_id = e.id)
        OR EXISTS (SELECT FROM stage s WHERE s.division_id = e.division_id AND s.seeds ? e.id::text) AS "isDrawn"
    FROM entry e WHERE e.user_id = ${userId}::uuid`;
}

/** The log still has their names, so deleting the account has to know them. */
async function dropEntries(
  tx: Transaction,
  ids: readonly string[],
  userId: string,
  changedAt: Date,
): Promise<void> {
  const where = { id: { in: [...ids] } };
  const entries = await tx.entry.findMany({ where, select: { name: true } });
  const data = entries.map(({ name }) => ({ userId, kind: "name", value: name, changedAt }));
  await tx.formerIdentity.createMany({ data, skipDuplicates: true });
  await tx.entry.deleteMany({ where });
}

/** Has the one a match when the other has one, booked or at a session, and neither is over? */
async function overlapInTime(tx: Transaction, guestId: string, userId: string, at: Date): Promise<boolean> {
  const timesOf = (id: string) => Prisma.sql`(
    SELECT starts_at, ends_at FROM hold WHERE user_id = ${id}::uuid AND ends_at > ${at}::timestamptz
    UNION ALL
    SELECT starts_at, ends_at FROM ${Prisma.raw(UNBOOKED_TIMES)} AS u
    WHERE user_id = ${id}::uuid AND ends_at > ${at}::timestamptz
  )`;
  const [overlap] = await tx.$queryRaw<unknown[]>`
    SELECT FROM ${timesOf(guestId)} AS a JOIN ${timesOf(userId)} AS b
      ON a.starts_at < b.ends_at AND b.starts_at < a.ends_at LIMIT 1`;
  return overlap !== undefined;
}

async function moveEverything(tx: Transaction, guestId: string, userId: string, at: Date): Promise<void> {
  const from = { where: { userId: guestId }, data: { userId } };
  const isTaken = await takePhone(tx, guestId, userId);
  if (!isTaken) await shareLike(tx, guestId, userId);
  await tx.entry.updateMany(from);
  await dropPastOverlaps(tx, guestId, userId, at);
  await tx.hold.updateMany(from);
  await tx.reminder.updateMany(from);
  await tx.digestItem.updateMany(from);
  await tx.checkout.updateMany(from);
  await moveNameMarks(tx, guestId, userId);
  await moveEligibility(tx, guestId, userId, { by: userId, at });
  await movePaper(tx, guestId, userId);
  await moveLedgers(tx, guestId, userId);
  const own = await tx.handle.findMany({ where: { userId }, select: { seasonId: true } });
  await tx.handle.deleteMany({
    where: { userId: guestId, seasonId: { in: own.map(({ seasonId }) => seasonId) } },
  });
  await tx.handle.updateMany(from);
  await tx.$executeRaw`
    INSERT INTO former_identity (user_id, kind, value, changed_at)
    SELECT ${userId}::uuid, CASE kind WHEN 'email' THEN 'claimed-email' ELSE kind END, value, changed_at
    FROM former_identity WHERE user_id = ${guestId}::uuid
    ON CONFLICT DO NOTHING`;
  const memberships = await tx.membership.findMany({ where: { userId: guestId } });
  await tx.membership.createMany({
    data: memberships.map(({ organizationId, role, createdAt }) => ({
      organizationId,
      role,
      createdAt,
      userId,
    })),
    skipDuplicates: true,
  });
  await tx.membership.deleteMany({ where: { userId: guestId } });
  await tx.freeHours.deleteMany({ where: { userId: guestId } });
  await tx.freeDay.deleteMany({ where: { userId: guestId } });
  await tx.user.delete({ where: { id: guestId } });
}

/**
 * Takes a booking that's over from its player where it overlaps one of the other's, because the database books no one twice:
 * of two that are over, the guest's. The match keeps its booking.
 */
async function dropPastOverlaps(tx: Transaction, guestId: string, userId: string, at: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM hold past USING hold other
    WHERE past.ends_at <= ${at}::timestamptz AND past.starts_at < other.ends_at AND other.starts_at < past.ends_at
      AND (past.user_id = ${guestId}::uuid AND other.user_id = ${userId}::uuid
        OR past.user_id = ${userId}::uuid AND other.user_id = ${guestId}::uuid AND other.ends_at > ${at}::timestamptz)`;
}

/** An account without a number takes over the one that the desk wrote down, which stays hidden from other organizations. */
async function takePhone(tx: Transaction, guestId: string, userId: string): Promise<boolean> {
  const { phone } = await tx.user.findUniqueOrThrow({ where: { id: guestId }, select: { phone: true } });
  const given = await tx.entry.findMany({
    where: { userId: guestId, sharesPhone: true },
    select: { organizationId: true },
  });
  if (phone === null || given.length === 0) return false;
  const { count } = await tx.user.updateMany({ where: { id: userId, phone: null }, data: { phone } });
  if (count === 0) return false;
  const organizationId = { notIn: given.map((entry) => entry.organizationId) };
  await tx.entry.updateMany({ where: { userId, organizationId }, data: { sharesPhone: false } });
  return true;
}

/**
 * A number that its owner gave, or will give, to another organization stays hidden from this one. Where retention has
 * deleted the contact details, it stays hidden even if the owner gave it here.
 */
async function shareLike(tx: Transaction, guestId: string, userId: string): Promise<void> {
  const guest = await tx.entry.findMany({ where: { userId: guestId }, select: { organizationId: true } });
  const organizationId = { in: guest.map((entry) => entry.organizationId) };
  const sharesPhone = (await tx.entry.count({ where: { userId, organizationId, sharesPhone: true } })) > 0;
  await tx.entry.updateMany({ where: { userId: guestId, contactsForgottenAt: null }, data: { sharesPhone } });
}

/** Hashed with the server's key, so no one who reads the table or a backup can try codes against it. */
function hashOf(code: string): string {
  const plain = readClaimCode(code) ?? "";
  return createHmac("sha256", env().authSecret).update(`claim ${plain}`).digest("base64url");
}
