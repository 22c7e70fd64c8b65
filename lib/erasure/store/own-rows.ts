import type { Transaction } from "@/lib/db/transaction";
import { makeDeletedEmail } from "@/lib/shared/no-email";
import type { Traces } from "../rules/patterns";
import { listNoNames } from "./namesakes";
import { DELETED_ACCOUNT } from "./texts";

type Person = {
  readonly userId: string;
  readonly emails: readonly string[];
  readonly campusIds: readonly CampusId[];
};

/** Each organization has numbers of its own. */
type CampusId = { readonly organizationId: string; readonly campusId: string };

/** Deletes what belongs to the person alone. Rows that depend on a session or a token go with it. */
export async function deleteOwnRows(tx: Transaction, { userId, emails, campusIds }: Person): Promise<void> {
  const own = { where: { userId } };
  const byEmail = { email: { in: [...emails] } };
  // What belongs to someone else stays theirs, whatever address it was written for.
  const untied = { where: { userId: null, ...byEmail } };
  await tx.signInSession.deleteMany(own);
  await tx.account.deleteMany(own);
  await tx.apiToken.deleteMany(own);
  await tx.claimCode.deleteMany(own);
  await tx.verificationToken.deleteMany({ where: { identifier: { in: [...emails] } } });
  await tx.$executeRaw`DELETE FROM campus_request WHERE said ->> 'email' = ANY(${[...emails]}::text[])`;
  await tx.standIn.deleteMany(own);
  await tx.membership.deleteMany(own);
  await tx.letterChoice.deleteMany(own);
  await tx.push.deleteMany(own);
  await tx.pushSubscription.deleteMany(own);
  await tx.reminder.deleteMany(own);
  await tx.digestItem.deleteMany(own);
  await tx.freeHours.deleteMany(own);
  await tx.freeDay.deleteMany(own);
  await tx.handle.deleteMany(own);
  await tx.withheldName.deleteMany(own);
  await deleteClaimedLetters(tx, userId);
  await tx.formerIdentity.deleteMany(own);
  await tx.waiverAcceptance.deleteMany(own);
  await tx.feeMark.updateMany({ ...own, data: { note: null } });
  await tx.campusId.deleteMany(own);
  await tx.campusGroup.deleteMany(own);
  await tx.eligibilityException.deleteMany(own);
  await tx.eligibilityException.deleteMany(untied);
  await tx.registrationHold.deleteMany(own);
  await tx.registrationHold.deleteMany(untied);
  // Anyone can type a campus ID. A line that has someone else's address, too, isn't theirs.
  const byCampusId = campusIds.map((each) => ({ ...each, email: null }));
  await tx.eligibilityLine.deleteMany({ where: { OR: [byEmail, ...byCampusId] } });
  await tx.letter.deleteMany({ where: { toEmail: { in: [...emails] } } });
  await tx.checkout.updateMany({
    ...own,
    data: { borrower: DELETED_ACCOUNT, idLast4: "0000" },
  });
}

/**
 * Deletes emails to an address that a director mistyped, of an account that the person claimed. The address may be a
 * stranger's, so nothing else goes by it: only what its organization sent there until the claim.
 */
async function deleteClaimedLetters(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM letter l USING former_identity f, audit_event a
    WHERE f.user_id = ${userId}::uuid AND f.kind = 'claimed-email' AND f.value = l.to_email
      AND l.created_at <= f.changed_at AND a.organization_id = l.organization_id
      AND a.type = 'account-claimed' AND a.data ->> 'userId' = ${userId}`;
}

/** Leaves a row that tells nothing, for the history that names its id. */
export async function emptyPerson(tx: Transaction, userId: string): Promise<void> {
  const nothing = { phone: null, image: null, emailVerified: null, calendarToken: null, pushOff: [] };
  await tx.user.update({
    where: { id: userId },
    data: { ...nothing, email: makeDeletedEmail(userId), name: DELETED_ACCOUNT },
  });
}

/**
 * Deletes what the person wrote in their own matches, photos of those matches, and where their acts came from. Of matches
 * of a bracket that others play now, what they wrote and sent as a player goes.
 */
export async function eraseFromHistory(
  tx: Transaction,
  userId: string,
  matchIds: readonly string[],
  at: Date,
): Promise<void> {
  const ids = [...matchIds];
  await tx.$executeRaw`
    UPDATE match_event SET data = data || (
      SELECT coalesce(jsonb_object_agg(field, '(deleted)'), '{}')
      FROM unnest(ARRAY['statement', 'note', 'reason']) AS field WHERE data ->> field <> ''
    ) WHERE actor_user_id = ${userId}::uuid AND (match_id = ANY(${ids}::uuid[]) OR data ? 'by')
      AND data ?| ARRAY['statement', 'note', 'reason']`;
  await tx.$executeRaw`
    UPDATE match_event SET origin = NULL WHERE origin IS NOT NULL AND actor_user_id = ${userId}::uuid`;
  await tx.$executeRaw`
    UPDATE audit_event SET origin = NULL WHERE origin IS NOT NULL AND actor_user_id = ${userId}::uuid`;
  await tx.$executeRaw`
    UPDATE audit_event SET data = data || '{"note": "(deleted)"}'
    WHERE actor_user_id = ${userId}::uuid AND type = 'asked-to-leave'`;
  await tx.$executeRaw`
    UPDATE photo SET small = '', large = NULL, forgotten_at = ${at}
    WHERE forgotten_at IS NULL AND (match_id = ANY(${ids}::uuid[]) OR (match_id, seq) IN (
      SELECT match_id, seq FROM match_event WHERE actor_user_id = ${userId}::uuid AND data ? 'by'
    ))`;
  await eraseRecordedStatements(tx, userId);
}

/**
 * Deletes what a director wrote down for this player, even in matches that others play now. Those don't store who played
 * first, but this person's own acts on that side show it.
 */
async function eraseRecordedStatements(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE match_event v SET data = v.data || '{"statement": "(deleted)"}'
    FROM entry e
    JOIN stage s ON s.division_id = e.division_id
    JOIN round r ON r.stage_id = s.id
    JOIN "match" m ON m.round_id = r.id
    LEFT JOIN match_event now ON now.match_id = m.id AND now.type = 'Repaired' AND NOT EXISTS (
      SELECT FROM match_event p WHERE p.match_id = m.id AND p.type = 'Repaired' AND p.seq > now.seq)
    WHERE e.user_id = ${userId}::uuid AND v.match_id = m.id AND v.type = 'StatementRecorded' AND (
      (v.seq > coalesce(now.seq, 0)
        AND e.id = CASE v.data ->> 'side' WHEN 'home' THEN m.home_entry_id ELSE m.away_entry_id END)
      OR EXISTS (
        SELECT FROM match_event own
        WHERE own.match_id = m.id AND own.actor_user_id = ${userId}::uuid AND own.data ->> 'by' = v.data ->> 'side'
          AND NOT EXISTS (SELECT FROM match_event p WHERE p.match_id = m.id AND p.type = 'Repaired'
            AND p.seq BETWEEN least(own.seq, v.seq) AND greatest(own.seq, v.seq))
      ))`;
}

/**
 * Deletes what was found of these matches on chess sites, with the players' usernames and what they said about it, and
 * the links to their games. The matches are closed, so we no longer look for their games.
 */
export async function deleteGamesFound(tx: Transaction, matchIds: readonly string[]): Promise<void> {
  const where = { matchId: { in: [...matchIds] } };
  await tx.gameSearch.deleteMany({ where });
  await tx.onlineChallenge.deleteMany({ where });
}

/** What tells who someone is: names, addresses, phone numbers, usernames and IDs, as they were ever stored. */
export async function readTraces(
  tx: Transaction,
  { userId, organizationIds }: { readonly userId: string; readonly organizationIds: readonly string[] },
) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      accounts: true,
      entries: true,
      handles: true,
      campusIds: true,
      formerIdentities: true,
      waivers: true,
    },
  });
  const former = (kind: string) =>
    user.formerIdentities.filter((each) => each.kind === kind).map(({ value }) => value);
  const borrowed = await tx.checkout.findMany({ where: { userId }, select: { borrower: true } });
  const emails = await readEmails(tx, userId);
  const accountIds = user.accounts.map(({ providerAccountId }) => providerAccountId);
  const campusIds = user.campusIds.map(({ organizationId, campusId }) => ({ organizationId, campusId }));
  const unused = await listUnused(tx, userId, former("username"));
  const accounts = some(user.handles.flatMap(({ accountName, accountId }) => [accountName, accountId]));
  const proven = await listNoNames(tx, { userId, organizationIds }, accounts);
  const typed = [...user.handles.map(({ handle }) => handle), ...unused];
  const registered = some(user.entries.map(({ name }) => name));
  const traces: Traces = {
    registered,
    names: some([
      user.name,
      ...former("name"),
      ...registered,
      ...borrowed.map((each) => each.borrower),
      ...user.waivers.map(({ signedName }) => signedName),
    ]),
    unproven: await listNoNames(tx, { userId, organizationIds }, typed),
    contacts: some([
      ...emails,
      isTellingPhone(user.phone) ? user.phone : null,
      ...campusIds.map(({ campusId }) => campusId).filter(isTelling),
      // A campus can use addresses as IDs.
      ...(await listFree(tx, userId, accountIds)),
      ...proven,
    ]),
  };
  return { traces, emails, campusIds };
}

/** The desk could once write anything for a phone, such as "none", and players can type a date: no trace of anyone. */
function isTellingPhone(phone: string | null): boolean {
  const typed = phone ?? "";
  return typed.replace(/\D/g, "").length >= 7 && !DATE.test(typed);
}

const DATE = /^(?:(?:19|20)\d\d[ .-]+\d{1,2}[ .-]+\d{1,2}|\d{1,2}[ .-]+\d{1,2}[ .-]+(?:19|20)\d\d)$/;

/** Players can type anything for a campus ID, such as "none" or "2026", which is no trace of anyone either. */
function isTelling(campusId: string): boolean {
  return /\D/.test(campusId) ? /\d/.test(campusId) && campusId.length > 3 : campusId.length > 4;
}

/** A person's addresses: their own, former ones, and those of campus accounts, unless another account has them now. */
export async function readEmails(tx: Transaction, userId: string): Promise<readonly string[]> {
  const { email, accounts, formerIdentities } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    include: { accounts: true, formerIdentities: { where: { kind: "email" } } },
  });
  const former = formerIdentities.map(({ value }) => value);
  // Providers write them in any case.
  const ofAccounts = accounts.map((account) => account.email?.toLowerCase() ?? null);
  return listFree(tx, userId, some([email, ...former, ...ofAccounts]));
}

/** Without the addresses that are another account's now. */
async function listFree(
  tx: Transaction,
  userId: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  const taken = await tx.user.findMany({
    where: { email: { in: texts.map((text) => text.toLowerCase()) }, id: { not: userId } },
    select: { email: true },
  });
  return texts.filter((text) => !taken.some(({ email }) => email === text.toLowerCase()));
}

/** Without the usernames that another player has, too, or had. */
async function listUnused(
  tx: Transaction,
  userId: string,
  usernames: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT lower(name) AS name FROM (
      SELECT user_id, unnest(ARRAY[handle, account_name, account_id]) AS name FROM handle
      UNION ALL SELECT user_id, value FROM former_identity WHERE kind = 'username'
    ) AS others
    WHERE user_id <> ${userId}::uuid AND lower(name) = ANY(${usernames.map((each) => each.toLowerCase())}::text[])`;
  const used = new Set(rows.map(({ name }) => name));
  return usernames.filter((username) => !used.has(username.toLowerCase()));
}

function some(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.filter((text): text is string => Boolean(text)))];
}
