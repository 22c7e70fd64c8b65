import { openSession } from "@/lib/auth/store/sign-in";
import { inTransaction, type Transaction } from "@/lib/db/prisma";
import { env } from "@/lib/env";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { OrganizationId, UserId } from "@/lib/shared/ids";
import { domainOf, type ProfileFacts, type ProfileRefusal, whoseProfile } from "../rules/whose-profile";
import { CAMPUS_PREFIX, campusProvider } from "./campus-only";
import { replaceGroups } from "./groups";
import type { Said } from "./requests";

/** Between the provider's answer and the browser's next request lies one redirect. */
const FINISH_MINUTES = 5;

export type Finished = {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly next: string;
};

export type FinishRefusal = "CampusExpired" | ProfileRefusal;

/**
 * Finishes a sign-in in the browser that asked for it, once: finds or makes the profile, connects the account, and opens
 * a session. All in one transaction, and one after the other for accounts with the same id or address.
 */
export async function finishRequest(
  asked: { readonly org: string; readonly codeHash: string; readonly browserHash: string },
  session: { readonly at: Date; readonly days: number; readonly replaces: string | undefined },
): Promise<Answer<Finished, { readonly refusal: FinishRefusal; readonly next: string | undefined }>> {
  return inTransaction(async (tx) => {
    const taken = await takeAnswered(tx, asked, session.at);
    if (!taken) return refuse({ refusal: "CampusExpired", next: undefined });
    const { organizationId, said, next } = taken;
    const provider = campusProvider(organizationId);
    const locks = [`${provider} ${said.stableId}`, said.email].toSorted();
    for (const lock of locks)
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;

    const answer = whoseProfile(await readFacts(tx, organizationId, said));
    if (!answer.ok) return refuse({ refusal: answer.refusal, next });
    const userId = answer.value ?? (await insertPerson(tx, said, session.at));
    await saveAccount(tx, { provider, userId, said });
    await replaceGroups(tx, { organizationId, userId, source: "saml" }, said.groups, session.at);
    const sessionId = await openSession(tx, userId, session.at, session.days, session.replaces);
    const { nameId, nameIdFormat, sessionIndex } = said;
    await tx.campusSession.create({
      data: { sessionId, organizationId, nameId: nameId ?? "", nameIdFormat, sessionIndex },
    });
    return accept({ userId, sessionId, next });
  });
}

/** What was said is deleted with it: from now on the account has it. */
async function takeAnswered(
  tx: Transaction,
  { org, codeHash, browserHash }: { org: string; codeHash: string; browserHash: string },
  at: Date,
): Promise<{ organizationId: OrganizationId; said: Said; next: string } | undefined> {
  const since = new Date(at.getTime() - FINISH_MINUTES * 60_000);
  const [row] = await tx.$queryRaw<{ organizationId: OrganizationId; said: Said; next: string }[]>`
    WITH found AS (
      SELECT r.id, r.said FROM campus_request r JOIN organization o ON o.id = r.organization_id
      WHERE r.code_hash = ${codeHash} AND r.browser_hash = ${browserHash} AND o.slug = ${org}
        AND r.finished_at IS NULL AND r.answered_at > ${since}::timestamptz
      FOR UPDATE OF r)
    UPDATE campus_request r SET finished_at = ${at}::timestamptz, said = NULL FROM found
    WHERE r.id = found.id RETURNING r.organization_id AS "organizationId", found.said, r.next`;
  return row;
}

async function readFacts(
  tx: Transaction,
  organizationId: OrganizationId,
  { stableId, email }: Said,
): Promise<ProfileFacts> {
  const provider = campusProvider(organizationId);
  const account = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId: stableId } },
    select: { user: { select: { id: true, email: true } } },
  });
  const holder = await tx.user.findUnique({ where: { email }, select: { id: true, accounts: true } });
  const others = holder?.accounts ?? [];
  const domain = await tx.campusDomain.count({ where: { organizationId, domain: domainOf(email) } });
  const { operatorEmails } = env();
  return {
    owner: account?.user.id,
    holder: holder?.id,
    isVouched: domain > 0,
    hasOther: others.some((each) => each.provider === provider || each.email !== email),
    isOperator: [email, account?.user.email ?? ""].some((each) => operatorEmails.includes(each)),
  };
}

async function insertPerson(tx: Transaction, { email, name }: Said, at: Date): Promise<UserId> {
  const { id } = await tx.user.create({ data: { email, name, emailVerified: at }, select: { id: true } });
  return id;
}

async function saveAccount(
  tx: Transaction,
  { provider, userId, said }: { provider: string; userId: UserId; said: Said },
): Promise<void> {
  const key = { provider, providerAccountId: said.stableId };
  const seen = { email: said.email };
  await tx.account.upsert({
    where: { provider_providerAccountId: key },
    create: { ...key, ...seen, userId, type: CAMPUS_PREFIX.slice(0, -1) },
    update: seen,
  });
}
