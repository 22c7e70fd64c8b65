import { PrismaAdapter } from "@next-auth/prisma-adapter";
import { tellOfAccount } from "@/lib/campus/store/account-letters";
import { allowedSession, isAllowedRole, isAllowedSession } from "@/lib/campus/store/campus-only";
import { deleteOldGroups } from "@/lib/campus/store/groups";
import { now } from "@/lib/clock";
import { prisma } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { read } from "@/lib/db/read";
import { type Statement, sendAlone } from "@/lib/db/statements";
import { inTransaction, type Transaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { CAMPUS, ownIssuer } from "@/lib/people/store/campus-accounts";
import type { Person } from "@/lib/people/store/people";
import { type RolesAt, rolesAsJson } from "@/lib/people/store/roles-everywhere";
import { endSessions } from "./end-sessions";

/**
 * Where next-auth stores people, their provider accounts and hashed sign-in links. The provider's tokens aren't used,
 * so they are never stored in the database or its backups.
 *
 * @param connects the signed-in person who asks to connect an account
 */
export function signInStore(connects?: string) {
  return {
    ...PrismaAdapter(prisma() as unknown as Parameters<typeof PrismaAdapter>[0]),
    linkAccount: async ({ userId, type, provider, providerAccountId }: AdapterAccount) => {
      await inTransaction(async (tx) => {
        const issuer = provider === CAMPUS ? ownIssuer() : null;
        const { id } = await tx.account.create({
          data: { userId, type, provider, providerAccountId, issuer },
        });
        if (connects) await tellOfAccount(tx, { id, userId, organizationId: null }, now());
      });
    },
  };
}

type AdapterAccount = Readonly<Record<"userId" | "type" | "provider" | "providerAccountId", string>>;

/**
 * Creates the session row that the signed cookie names; unlike the cookie, the row can be revoked. Ends the session the
 * browser had `before`, no matter whose.
 *
 * @param keepsSignIn they connected an account in the session before, which must be theirs. The new one counts as signed in
 *   when that one was: connecting proves whose account it is, not that the profile is theirs.
 */
export async function insertSession(
  userId: string,
  at: Date,
  days: number,
  before?: string,
  keepsSignIn = false,
): Promise<string> {
  return inTransaction((tx) => openSession(tx, userId, at, days, before, keepsSignIn));
}

/** Creates the session row inside a transaction; see `insertSession`. */
export async function openSession(
  tx: Transaction,
  userId: string,
  at: Date,
  days: number,
  before?: string,
  keepsSignIn = false,
): Promise<string> {
  const expiresAt = new Date(at.getTime() + days * 86_400_000);
  const kept = before && keepsSignIn ? { id: before, userId } : null;
  const createdAt = kept ? (await tx.signInSession.findUniqueOrThrow({ where: kept })).createdAt : at;
  if (before) await revoke(tx, before, at);
  return (await tx.signInSession.create({ data: { userId, createdAt, expiresAt } })).id;
}

/** When the person in a session signed in. */
export async function findSignedInAt(sessionId: string): Promise<Date | undefined> {
  return (await prisma().signInSession.findUnique({ where: { id: sessionId } }))?.createdAt;
}

/** A signed-in person, and what they are in each organization that knows them. */
export type SessionPerson = Person & { readonly rolesEverywhere: readonly RolesAt[] };

/** The person in a session that is neither revoked nor expired. */
export async function findSessionPerson(sessionId: string, at: Date): Promise<SessionPerson | undefined> {
  const [person] = await read<SessionPerson>(Prisma.sql`
    SELECT u.id, u.email, u.name, u.phone, ${rolesAsJson(Prisma.sql`u.id`, at, isAllowedRole())} AS "rolesEverywhere"
    FROM sign_in_session s
    JOIN "user" u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${at}::timestamptz
      AND ${isAllowedSession()}`);
  return person;
}

/** The id of the person in a session that is neither revoked nor expired. */
export async function findSessionUser(sessionId: string, at: Date): Promise<string | undefined> {
  const [session] = await sendAlone<{ readonly userId: string }>(FIND_SESSION_USER, [
    sessionId,
    at,
    [...env().operatorEmails],
  ]);
  return session?.userId;
}

const FIND_SESSION_USER: Statement = {
  name: "find-session-user",
  text: `SELECT s.user_id AS "userId" ${goodSession("$1", "$2", "$3")}`,
};

/** The id of the person in a session that is neither revoked nor expired, inside a transaction. */
export async function findSessionUserIn(
  tx: Pick<Transaction, "$queryRaw">,
  sessionId: string,
  at: Date,
): Promise<string | undefined> {
  const [session] = await tx.$queryRaw<{ readonly userId: string }[]>`
    SELECT s.user_id AS "userId" FROM sign_in_session s JOIN "user" u ON u.id = s.user_id
    WHERE ${isAllowedSession()} AND s.id = ${sessionId}::uuid
      AND s.revoked_at IS NULL AND s.expires_at > ${at}::timestamptz`;
  return session?.userId;
}

/**
 * The session `s` and its person `u`, if it's neither revoked nor expired and their organization takes it: for
 * statements that do something at once for whom a session belongs to.
 *
 * @param id the parameter that has the session's id, and so the others: when it is, and the operators' addresses
 */
export function goodSession(id: string, at: string, operators: string): string {
  return `
    FROM sign_in_session s JOIN "user" u ON u.id = s.user_id
    WHERE s.id = ${id}::uuid AND s.revoked_at IS NULL AND s.expires_at > ${at}::timestamptz
      AND ${allowedSession(operators)}`;
}

/** Ends a session immediately, on every device that has its cookie. */
export async function updateSessionRevoked(sessionId: string, at: Date): Promise<void> {
  await revoke(prisma(), sessionId, at);
}

async function revoke(tx: Pick<Transaction, "$executeRaw">, sessionId: string, at: Date): Promise<void> {
  await endSessions(tx, Prisma.sql`s.id = ${sessionId}::uuid`, at);
}

/**
 * Deletes expired sign-in links and sessions, what campuses said long ago, and where browsers were notified whose session
 * ended while they turned that on.
 */
export async function deleteSpentSignIns(at: Date): Promise<void> {
  await prisma().pushSubscription.deleteMany({ where: { session: { revokedAt: { not: null } } } });
  await prisma().verificationToken.deleteMany({ where: { expires: { lte: at } } });
  await prisma().signInSession.deleteMany({ where: { expiresAt: { lte: at } } });
  await prisma().campusRequest.deleteMany({ where: { expiresAt: { lte: at } } });
  await deleteOldGroups(at);
}

/** The people offered on a demo's sign-in page: staff, and some players of each organization. */
export async function listDemoPeople() {
  return prisma().user.findMany({
    where: { email: { endsWith: ".example" } },
    select: {
      id: true,
      name: true,
      email: true,
      memberships: { select: { role: true, organization: { select: { name: true } } } },
      entries: { select: { division: { select: { name: true } } }, take: 3 },
    },
    orderBy: { createdAt: "asc" },
    take: 200,
  });
}
