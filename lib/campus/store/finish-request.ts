import { findSessionUserIn, openSession } from "@/lib/auth/store/sign-in";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import { type ConnectRefusal, connectsTo, domainOf, whoseProfile } from "../rules/whose-profile";
import { tellOfAccount } from "./account-letters";
import { CAMPUS_PREFIX, campusProvider } from "./campus-only";
import { saveCampusSession } from "./campus-sessions";
import { replaceGroups } from "./groups";
import type { Said } from "./requests";

/** Between the provider's answer and the browser's next request lies one redirect. */
const FINISH_MINUTES = 5;

export type Finished = {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly next: string;
};

export type FinishRefusal = "CampusExpired" | "SessionEnded" | ConnectRefusal;

/** The session of the browser that comes back. */
type Back = { readonly at: Date; readonly days: number; readonly replaces: string | undefined };

/**
 * Finishes a sign-in in the browser that asked for it, once: finds or makes the profile, connects the account, and opens
 * a session. If a signed-in person asked, the account is connected to their profile, in the session that asked and in no
 * other. All in one transaction, and one after the other for accounts with the same id or address.
 */
export async function finishRequest(
  asked: { readonly org: string; readonly codeHash: string; readonly browserHash: string },
  session: Back,
): Promise<Answer<Finished, { readonly refusal: FinishRefusal; readonly next: string | undefined }>> {
  return inTransaction(async (tx) => {
    const taken = await takeAnswered(tx, asked, session.at);
    if (!taken) return refuse({ refusal: "CampusExpired", next: undefined });
    const { organizationId, said, next } = taken;
    const provider = campusProvider(organizationId);
    const connects = await findConnecting(tx, taken.connectingSessionId, session);
    if (!connects.ok) return refuse({ refusal: connects.refusal, next });
    const person = connects.value;
    await lockAll(tx, [
      `${provider} ${said.stableId}`,
      said.email,
      ...(person ? [`${provider} ${person}`] : []),
    ]);

    const answer = person
      ? connectsTo(person, await readConnectFacts(tx, { organizationId, said, person }))
      : whoseProfile(await readFacts(tx, organizationId, said));
    if (!answer.ok) return refuse({ refusal: answer.refusal, next });
    const userId = answer.value ?? (await insertPerson(tx, said, session.at));
    const { id } = await saveAccount(tx, { provider, userId, said });
    if (person) await tellOfAccount(tx, { id, userId, organizationId }, session.at);
    await replaceGroups(tx, { organizationId, userId, source: "saml" }, said.groups, session.at);
    const { at, days, replaces } = session;
    const sessionId = await openSession(tx, userId, at, days, replaces, person !== null);
    const { nameId, nameIdFormat, sessionIndex } = said;
    const from = { organizationId, nameId: nameId ?? "", nameIdFormat, sessionIndex };
    await saveCampusSession(tx, sessionId, { from, replaces: person && session.replaces });
    return accept({ userId, sessionId, next });
  });
}

/**
 * The provider's answer is deleted with it: from now on the account has it. The organization is locked first, as when its
 * provider changes, which deletes requests: the session that's opened refers to it, so the two could deadlock.
 */
async function takeAnswered(
  tx: Transaction,
  { org, codeHash, browserHash }: { org: string; codeHash: string; browserHash: string },
  at: Date,
): Promise<Taken | undefined> {
  await tx.$queryRaw`SELECT id FROM organization WHERE slug = ${org} FOR KEY SHARE`;
  const since = new Date(at.getTime() - FINISH_MINUTES * 60_000);
  const [row] = await tx.$queryRaw<Taken[]>`
    WITH found AS (
      SELECT r.id, r.said FROM campus_request r JOIN organization o ON o.id = r.organization_id
      WHERE r.code_hash = ${codeHash} AND r.browser_hash = ${browserHash} AND o.slug = ${org}
        AND r.finished_at IS NULL AND r.answered_at > ${since}::timestamptz
      FOR UPDATE OF r)
    UPDATE campus_request r SET finished_at = ${at}::timestamptz, said = NULL FROM found
    WHERE r.id = found.id RETURNING r.organization_id AS "organizationId", found.said, r.next,
      r.connecting_session_id AS "connectingSessionId"`;
  return row;
}

type Taken = {
  readonly organizationId: OrganizationId;
  readonly said: Said;
  readonly next: string;
  readonly connectingSessionId: string | null;
};

/**
 * Who connects an account; null if someone signs in. The session that asked has to be the browser's, and still good: on a
 * shared computer, the next person must not add their account to the previous person's profile.
 */
async function findConnecting(
  tx: Transaction,
  sessionId: string | null,
  { at, replaces }: Back,
): Promise<Answer<UserId | null, "SessionEnded">> {
  if (sessionId === null) return accept(null);
  const person = sessionId === replaces ? await findSessionUserIn(tx, sessionId, at) : undefined;
  return person ? accept(person) : refuse("SessionEnded");
}

/** Always in the same order, so that no one waits for each other. */
async function lockAll(tx: Transaction, locks: readonly string[]): Promise<void> {
  for (const lock of locks.toSorted())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
}

async function readFacts(tx: Transaction, organizationId: OrganizationId, { stableId, email }: Said) {
  const provider = campusProvider(organizationId);
  const account = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: stableId } },
    select: { user: { select: { id: true, email: true } } },
  });
  const holder = await tx.user.findUnique({ where: { email }, select: { id: true, accounts: true } });
  const others = holder?.accounts ?? [];
  const domain = await tx.campusDomain.count({ where: { organizationId, domain: domainOf(email) } });
  return {
    owner: account?.user.id,
    holder: holder?.id,
    isVouched: domain > 0,
    hasOther: others.some((each) => each.provider === provider || each.email !== email),
    isOperator: isOperators([email, account?.user.email]),
  };
}

/** What connecting the account to a person's own profile depends on. */
async function readConnectFacts(
  tx: Transaction,
  { organizationId, said, person }: { organizationId: OrganizationId; said: Said; person: UserId },
) {
  const provider = campusProvider(organizationId);
  const { isOperator, ...facts } = await readFacts(tx, organizationId, said);
  const own = await tx.user.findUniqueOrThrow({
    where: { id: person },
    select: { email: true, accounts: { where: { provider, providerAccountId: { not: said.stableId } } } },
  });
  const hasAnother = own.accounts.length > 0;
  return { ...facts, hasAnother, isOperator: isOperator || isOperators([own.email]) };
}

function isOperators(emails: readonly (string | undefined)[]): boolean {
  return emails.some((email) => email !== undefined && env().operatorEmails.includes(email));
}

async function insertPerson(tx: Transaction, { email, name }: Said, at: Date): Promise<UserId> {
  const { id } = await tx.user.create({ data: { email, name, emailVerified: at }, select: { id: true } });
  return id;
}

async function saveAccount(
  tx: Transaction,
  { provider, userId, said }: { provider: string; userId: UserId; said: Said },
): Promise<{ readonly id: string }> {
  const key = { provider, providerAccountId: said.stableId };
  const seen = { email: said.email };
  return tx.account.upsert({
    where: { provider_providerAccountId: key },
    create: { ...key, ...seen, userId, type: CAMPUS_PREFIX.slice(0, -1) },
    update: seen,
    select: { id: true },
  });
}
